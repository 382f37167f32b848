import type { Cell } from '../../board/cells.ts';
import { type CardId, isWeapon } from '../../content/equipment.ts';
import { type HeroId, heroIds } from '../../content/heroes.ts';
import { receive } from '../equipment/gear.ts';
import type { Here } from '../state/events.ts';
import { boardIn, figureOfHero, heroAt, playerOf } from '../state/reading.ts';
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
  const { weaponRow, weaponsRevealed } = table.state;
  const hero = heroAt(table.state, index);
  weaponRow.splice(weaponRow.indexOf(card), 1);
  for (const given of hero.gear.splice(0)) weaponRow.push(given.card);
  weaponRow.sort((a, b) => weaponsRevealed.indexOf(a) - weaponsRevealed.indexOf(b));
  receive(hero, card);
  isUndecided(table, index);
  table.emit({ type: 'weaponClaimed', seat: hero.seat, card });
}

/** Whether a cell of the start area is still to be had: a hero that no player has placed only stands there meanwhile. */
export const isUntaken = ({ heroes }: State, cell: Cell): boolean =>
  heroes.every((hero) => hero.cell !== cell || !hero.isPlaced);

export function placeHero(table: Here, index: number, cell: Cell): void {
  const { state } = table;
  const hero = heroAt(state, index);
  state.figures[hero.cell] = 0;
  hero.cell = cell;
  hero.isPlaced = true;
  standHeroes(state);
  isUndecided(table, index);
}

/** Bots choose last: what they get, and where they stand, is what the others have left. */
const inOrder = ({ heroes, players }: State): readonly number[] => {
  const indexes = [...heroes.keys()];
  const isOfBot = (index: number) => players[heroes[index]?.seat ?? 0]?.by === 'bot';
  return [...indexes.filter((index) => !isOfBot(index)), ...indexes.filter(isOfBot)];
};

/** Heroes stand where their players have said, the others on the first default cells that are free. */
function standHeroes(state: State): void {
  const { heroes, figures } = state;
  const free = boardIn(state).defaultHeroCells.filter((cell) => isUntaken(state, cell));
  for (const { cell } of heroes) figures[cell] = 0;
  for (const index of inOrder(state)) {
    const hero = heroAt(state, index);
    if (!hero.isPlaced) hero.cell = free.shift() ?? hero.cell;
    figures[hero.cell] = figureOfHero(index);
  }
}

export const hasChosen = (state: State, index: number): boolean => {
  const { id, gear } = heroAt(state, index);
  return id !== null && gear.some(({ card }) => isWeapon(card));
};

/** What is missing when all are ready, or time is up: the first that is free of each. */
export function chooseRest(table: Here): void {
  const { state } = table;
  for (const index of inOrder(state)) {
    const hero = heroAt(state, index);
    const id = heroIds.find((each) => !isChosen(state, each));
    if (hero.id === null && id) chooseHero(table, index, id);
    const [card] = state.weaponRow;
    if (hero.gear.length === 0 && card !== undefined) claimWeapon(table, index, card);
  }
  standHeroes(state);
  state.gone.push(...state.weaponRow.splice(0));
}
