import { neighboursOf } from '../board/board.ts';
import type { Cell } from '../board/cells.ts';
import { boardIn, isFree } from '../rules/state/reading.ts';
import type { State } from '../rules/state/state.ts';

/** The way to the nearest of these cells past all figures, round acid if there is one; null when there is no way. */
export function wayTo(state: State, from: Cell, goals: readonly Cell[]): readonly Cell[] | null {
  if (goals.length === 0) return null;
  const wanted = new Set(goals);
  return (
    search(state, from, wanted, state.acid) ??
    (state.acid.length > 0 ? search(state, from, wanted, []) : null)
  );
}

function search(
  state: State,
  from: Cell,
  wanted: ReadonlySet<Cell>,
  avoided: readonly Cell[],
): readonly Cell[] | null {
  const board = boardIn(state);
  const cameFrom = new Map<Cell, Cell>([[from, from]]);
  const queue: Cell[] = [from];
  for (const cell of queue) {
    if (cell !== from && wanted.has(cell)) return pathTo(cell, from, cameFrom);
    for (const to of neighboursOf(board, cell)) {
      if (cameFrom.has(to) || !isFree(state, to) || avoided.includes(to)) continue;
      cameFrom.set(to, cell);
      queue.push(to);
    }
  }
  return null;
}

function pathTo(goal: Cell, from: Cell, cameFrom: ReadonlyMap<Cell, Cell>): readonly Cell[] {
  const path: Cell[] = [];
  for (let at = goal; at !== from; at = cameFrom.get(at) ?? from) path.unshift(at);
  return path;
}
