import { type Board, boardById } from '../board/board.ts';
import type { Cell } from '../board/cells.ts';
import { moveOf } from '../content/moves.ts';
import type { View } from './view.ts';

/** An alien that gets into the start area when it next moves by itself, if nothing stops it. */
export interface Threat {
  readonly alien: number;
  readonly steps: number;
  /** The shortest way it can take, from where it stands to the start area. */
  readonly lane: readonly Cell[];
}

/** Worked out of what all see: nothing of the rules is loaded for it. */
export function threatsIn({ aliens, settings, furtherMove }: View): readonly Threat[] {
  const board = boardById(settings.map);
  return aliens.flatMap(({ id, kind, cell, isSuppressed }) => {
    const steps = board.alienSteps[cell] ?? 0;
    return isSuppressed || steps > moveOf(kind) + furtherMove
      ? []
      : [{ alien: id, steps, lane: laneFrom(board, cell) }];
  });
}

/** The shortest way of an alien from a cell to the start area. */
export function laneFrom({ arrows, alienSteps, isStart }: Board, from: Cell): readonly Cell[] {
  const lane = [from];
  for (let cell = from; !isStart[cell]; lane.push(cell)) {
    const ways = arrows[cell] ?? [];
    const [first] = ways;
    if (first === undefined) break;
    cell = ways.reduce((best, to) => ((alienSteps[to] ?? 0) < (alienSteps[best] ?? 0) ? to : best), first);
  }
  return lane;
}
