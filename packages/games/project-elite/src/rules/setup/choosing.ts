import type { Cell } from '../../board/cells.ts';
import { type CardId, isWeapon } from '../../content/equipment.ts';
import { type HeroId, heroIds } from '../../content/heroes.ts';
import { receive } from '../equipment/gear.ts';
import { setHeroCell } from '../figures/figures.ts';
import type { Here } from '../state/events.ts';
import { boardIn, heroAt, isFree, playerOf } from '../state/reading.ts';
import type { State } from '../state/state.ts';

// Heroes, weapons and places: first come, first served. What is exchanged is there for the others again.

export const isChosen = ({ heroes }: State, id: HeroId): boolean => heroes.some((hero) => hero.id === id);

/** A player who takes something else is no longer ready. */
const isUndecided = (table: Here, index: number): void => {
  playerOf(table.state, heroAt(table.state, index).seat).isReady = false;
};

export function chooseHero(table: Here, index: number, id: HeroId): void {
  const hero = heroAt(table.state, index);
  hero.id = id;
  isUndecided(table, index);
  table.emit({ type: 'heroChosen', seat: hero.seat, hero: id });
}

export function claimWeapon(table: Here, index: number, card: CardId): void {
  const { weaponRow } = table.state;
  const hero = heroAt(table.state, index);
  weaponRow.splice(weaponRow.indexOf(card), 1);
  for (const given of hero.gear.splice(0)) weaponRow.push(given.card);
  receive(hero, card);
  isUndecided(table, index);
  table.emit({ type: 'weaponClaimed', seat: hero.seat, card });
}

export function placeHero(table: Here, index: number, cell: Cell): void {
  setHeroCell(table, index, cell);
  isUndecided(table, index);
}

export const hasChosen = (state: State, index: number): boolean => {
  const { id, gear } = heroAt(state, index);
  return id !== null && gear.some(({ card }) => isWeapon(card));
};

/** What is missing when all are ready, or time is up: the first that is free of each. */
export function chooseRest(table: Here): void {
  const { state } = table;
  state.heroes.forEach((hero, index) => {
    const id = heroIds.find((each) => !isChosen(state, each));
    if (hero.id === null && id) chooseHero(table, index, id);
    const [card] = state.weaponRow;
    if (hero.gear.length === 0 && card !== undefined) claimWeapon(table, index, card);
  });
  state.gone.push(...state.weaponRow.splice(0));
}

/** Where heroes stand before any player has said otherwise. */
export const defaultCell = (state: State): Cell =>
  boardIn(state).defaultHeroCells.find((cell) => isFree(state, cell)) ?? boardIn(state).start[0] ?? 0;
