import { isOver } from '../damage/ending.ts';
import { hurt } from '../damage/harm.ts';
import { areHeroesExhausted } from '../facts/facts.ts';
import { heroRecord } from '../records/registry.ts';
import type { Here } from '../state/events.ts';
import { alienById, boardIn, heroAt, heroOfFigure, idOf, isHeroFigure } from '../state/reading.ts';
import type { State } from '../state/state.ts';
import type { Mover, Push } from './chain.ts';
import { enterStart, strike } from './figures.ts';
import { burn } from './walk.ts';

/**
 * All figures of a chain move at once; then damage and acid, mines and slime, each in the order of the chain. The mover's
 * figure is 0 where a cell is cleared for one that is still to be put there. Returns the aliens that slime carries on.
 */
export function carryOut(
  table: Here,
  { figure, from, to }: Mover,
  pushes: readonly Push[],
): readonly number[] {
  const { state } = table;
  const steps = figure > 0 ? [{ figure, from, to, byAlien: false }, ...pushes] : pushes;
  for (const step of steps) state.figures[step.from] = 0;
  for (const step of steps) move(table, step);
  for (const step of steps) {
    const alien = isHeroFigure(step.figure) ? undefined : alienById(state, step.figure);
    if (alien) enterStart(table, alien);
  }
  for (const step of steps) if (isHeroFigure(step.figure)) arrive(table, step);
  const aliens = steps.flatMap((step) => (isHeroFigure(step.figure) ? [] : [step.figure]));
  for (const id of aliens) meetMine(table, id);
  return isOver(state) ? [] : aliens.filter((id) => isOnSlime(state, id));
}

function move(table: Here, { figure, from, to }: Push): void {
  const { state } = table;
  state.figures[to] = figure;
  if (isHeroFigure(figure)) {
    const hero = heroAt(state, heroOfFigure(figure));
    hero.cell = to;
    table.emit({ type: 'heroDisplaced', hero: idOf(hero), from, to });
    return;
  }
  const alien = alienById(state, figure);
  if (!alien) throw new Error(`there is no alien ${figure}`);
  alien.cell = to;
  table.emit({ type: 'alienMoved', alien: figure, kind: alien.kind, from, to });
}

function arrive(table: Here, { figure, byAlien }: Push): void {
  const index = heroOfFigure(figure);
  if (byAlien) hurt(table, index, 1, 'displacement');
  burn(table, index);
}

/** A mine kills the first of the swarm that enters its cell, and hurts a boss; then it is back with its owner. */
export function meetMine(table: Here, id: number): void {
  const { state } = table;
  const alien = alienById(state, id);
  if (!alien || isOver(state)) return;
  const at = state.mines.indexOf(alien.cell);
  if (at < 0 || areHeroesExhausted(state)) return;
  state.mines.splice(at, 1);
  const owner = state.heroes.findIndex((hero) => hero.id !== null && heroRecord(hero.id)?.laysMines);
  strike(table, id, 1, owner < 0 ? null : owner);
}

/** Whether slime carries an alien one step on. */
function isOnSlime(state: State, id: number): boolean {
  const alien = alienById(state, id);
  return alien !== undefined && state.slime.includes(alien.cell) && !boardIn(state).isStart[alien.cell];
}
