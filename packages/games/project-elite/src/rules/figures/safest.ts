import { arrowsFrom } from '../../board/board.ts';
import { type Cell, directionTo } from '../../board/cells.ts';
import { isBossId } from '../../content/bosses.ts';
import { alienById, boardIn, isFree, isHeroFigure } from '../state/reading.ts';
import type { Alien, State } from '../state/state.ts';
import { type Choose, type Fork, type Mover, planChain, type Push, pushFrom } from './chain.ts';
import { dodgeOf } from './dodge.ts';

// What happens where no player chooses: the step that does the least harm.

export interface AlienStep {
  readonly alien: number;
  readonly to: Cell;
}

/** What a step would bring, the worst first; then how long its way still is, swarm before bosses, the lower number. */
function harmOf(state: State, figure: number, from: Cell, to: Cell, pushes: readonly Push[]): number {
  const { isStart, alienSteps } = boardIn(state);
  const enters = isStart[to] || pushes.some((push) => !isHeroFigure(push.figure) && isStart[push.to]);
  const pushesHero = pushes.some((push) => isHeroFigure(push.figure));
  const pushesAlien = pushes.some((push) => !isHeroFigure(push.figure));
  const kind = alienById(state, figure)?.kind ?? 'biter';
  return (
    (enters ? 4e12 : 0) +
    (pushesHero ? 2e12 : 0) +
    (pushesAlien ? 1e12 : 0) +
    (999 - (alienSteps[to] ?? 0)) * 1e6 +
    (isBossId(kind) ? 5e5 : 0) +
    figure * 8 +
    directionTo(from, to)
  );
}

/** Gives a displaced figure its way: a hero dodges, an alien does the least harm. */
export const automatically: Choose = (state, fork) =>
  isHeroFigure(fork.figure) ? dodgeOf(state, fork) : safestWay(state, fork);

function safestWay(state: State, { figure, from, options, reserved, mover }: Fork): Cell {
  let found = options[0] ?? from;
  let least = Number.POSITIVE_INFINITY;
  for (const to of options) {
    const { pushes } = isFree(state, to)
      ? { pushes: [] }
      : pushFrom(state, to, [...reserved, to], true, mover, automatically);
    const harm = harmOf(state, figure, from, to, pushes);
    if (harm >= least) continue;
    least = harm;
    found = to;
  }
  return found;
}

export function harmOfStep(state: State, { id, cell }: Alien, to: Cell): number {
  const mover: Mover = { figure: id, from: cell, to };
  return harmOf(state, id, cell, to, planChain(state, mover, automatically).pushes);
}

/** Of all steps that these aliens could make, the one that does the least harm; null when none can be moved. */
export function safestStep(state: State, aliens: readonly Alien[]): AlienStep | null {
  const { isStart } = boardIn(state);
  let found: AlienStep | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const alien of aliens) {
    if (isStart[alien.cell]) continue;
    for (const to of arrowsFrom(boardIn(state), alien.cell)) {
      const harm = harmOfStep(state, alien, to);
      if (harm >= least) continue;
      least = harm;
      found = { alien: alien.id, to };
    }
  }
  return found;
}

/** A fork of a figure that goes along the path by itself: the cell from which the longest way is left. */
export const longestWay = (state: State, cells: readonly Cell[]): Cell | null => {
  const { alienSteps } = boardIn(state);
  let found: Cell | null = null;
  for (const to of cells) if (found === null || (alienSteps[to] ?? 0) > (alienSteps[found] ?? 0)) found = to;
  return found;
};
