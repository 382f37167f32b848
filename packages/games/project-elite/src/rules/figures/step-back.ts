import { arrowsFrom, neighboursOf } from '../../board/board.ts';
import type { Cell } from '../../board/cells.ts';
import type { Here } from '../state/events.ts';
import { alienById, boardIn, isFree } from '../state/reading.ts';
import type { State } from '../state/state.ts';
import { meetMine } from './carry-out.ts';

/** Cells from which an arrow leads to this one. */
export const cellsBefore = (state: State, cell: Cell): readonly Cell[] =>
  neighboursOf(boardIn(state), cell).filter((from) => arrowsFrom(boardIn(state), from).includes(cell));

/** An alien goes back where it may have come from, if that is free: slime does not carry it, a mine does kill. */
export function stepBack(table: Here, id: number, to: Cell): void {
  const { state } = table;
  const alien = alienById(state, id);
  if (!alien || !isFree(state, to)) return;
  const { cell: from, kind } = alien;
  state.figures[from] = 0;
  state.figures[to] = id;
  alien.cell = to;
  table.emit({ type: 'alienMoved', alien: id, kind, from, to });
  meetMine(table, id);
}
