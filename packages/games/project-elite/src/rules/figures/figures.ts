import type { Cell } from '../../board/cells.ts';
import { bossCards, isBossId } from '../../content/bosses.ts';
import { reward } from '../choices/choices.ts';
import { finish, isOver } from '../damage/ending.ts';
import type { Here } from '../state/events.ts';
import { alienById, boardIn, figureOfHero, heroAt, idOf, isSpawning, isSwarm } from '../state/reading.ts';
import type { Alien, AlienKind } from '../state/state.ts';

/** A new alien on a free cell, with the next number. */
export function placeAlien(table: Here, kind: AlienKind, cell: Cell): Alien {
  const { state } = table;
  const health = isBossId(kind) ? bossCards[kind].health : 1;
  const alien: Alien = { id: state.nextAlien++, kind, cell, health, isSuppressed: false };
  state.aliens.push(alien);
  state.figures[cell] = alien.id;
  table.emit({ type: 'spawned', alien: alien.id, kind, cell });
  return alien;
}

/** Off the board: swarm to the reserve, a boss out of the game. */
export function removeAlien(table: Here, alien: Alien): void {
  const { state } = table;
  state.aliens.splice(state.aliens.indexOf(alien), 1);
  state.figures[alien.cell] = 0;
}

/**
 * An alien loses health. `hero`: who caused it, by any means; a boss that dies of it earns that hero technology.
 */
export function strike(table: Here, id: number, damage: number, hero: number | null): boolean {
  const { state } = table;
  const alien = alienById(state, id);
  if (!alien) return false;
  alien.health -= damage;
  table.emit({ type: 'struck', alien: id, kind: alien.kind, damage });
  if (alien.health > 0) return false;
  removeAlien(table, alien);
  table.emit({
    type: 'killed',
    alien: id,
    kind: alien.kind,
    hero: hero === null ? null : idOf(heroAt(state, hero)),
  });
  if (hero !== null && !isSwarm(alien.kind)) reward(table, hero);
  return true;
}

/** Puts a figure on a cell and takes it from where it was; cells are settled by those who move several at once. */
export function setHeroCell(table: Here, index: number, cell: Cell): void {
  const { state } = table;
  const hero = heroAt(state, index);
  state.figures[hero.cell] = 0;
  hero.cell = cell;
  state.figures[cell] = figureOfHero(index);
}

/** An alien has come into the start area: the team has lost, but for a first one that spawn cards bring there. */
export function enterStart(table: Here, alien: Alien): void {
  const { state } = table;
  if (isOver(state) || !boardIn(state).isStart[alien.cell]) return;
  const other = state.aliens.some((each) => each !== alien && boardIn(state).isStart[each.cell]);
  if (other || !isSpawning(state)) finish(table, 'breach');
}
