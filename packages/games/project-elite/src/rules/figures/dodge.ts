import { type Cell, directions, directionTo, distance } from '../../board/cells.ts';
import { boardIn, figureOn, heroAt, heroOfFigure, isFree, isHeroFigure } from '../state/reading.ts';
import type { State } from '../state/state.ts';
import type { Fork, Mover } from './chain.ts';

/** The option of the lowest rank; of equals the one in the first direction. */
export function best(options: readonly Cell[], from: Cell, rank: (cell: Cell) => number): Cell {
  let found = options[0] ?? from;
  let lowest = Number.POSITIVE_INFINITY;
  for (const cell of options) {
    const ranked = rank(cell) * 16 + directionTo(from, cell);
    if (ranked >= lowest) continue;
    lowest = ranked;
    found = cell;
  }
  return found;
}

/** Where a displaced hero goes by what its player has set, or away from the aliens. */
export function dodgeOf(state: State, { figure, from, options, mover }: Fork): Cell {
  const { alienSteps, heroSteps } = boardIn(state);
  if (!options.some((cell) => isFree(state, cell))) {
    // who must push pushes a hero rather than an alien, and of aliens the one with the longest way
    return best(options, from, (cell) =>
      isHeroFigure(figureOn(state, cell)) ? 0 : 1000 - (alienSteps[cell] ?? 0),
    );
  }
  const { dodge } = heroAt(state, heroOfFigure(figure));
  const wanted = options.find((cell) => directions[directionTo(from, cell)] === dodge);
  if (wanted !== undefined) return wanted;
  const away = (cell: Cell) => (state.acid.includes(cell) ? 100 : 0) + 50 - nearestAlien(state, cell, mover);
  return best(options, from, (cell) => (dodge === 'start' ? (heroSteps[cell] ?? 0) * 1000 : 0) + away(cell));
}

/** How near the nearest alien is, the one that moves counted where it goes. */
function nearestAlien(state: State, cell: Cell, { figure, to }: Mover): number {
  let near = distance(cell, to);
  for (const { id, cell: at } of state.aliens) if (id !== figure) near = Math.min(near, distance(cell, at));
  return near;
}
