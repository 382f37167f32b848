import { arrowsFrom } from '../../board/board.ts';
import type { Cell } from '../../board/cells.ts';
import { isOver } from '../damage/ending.ts';
import type { Here } from '../state/events.ts';
import { alienById, boardIn } from '../state/reading.ts';
import { carryOut } from './carry-out.ts';
import { type Choose, planChain } from './chain.ts';
import { automatically, safestStep } from './safest.ts';

/**
 * A step of an alien in real time, with all that comes of it: forks go where the command says, and where it says nothing
 * as they do by themselves.
 */
export function stepAtOnce(table: Here, id: number, to: Cell, wanted: readonly Cell[] = []): void {
  const { state } = table;
  const choose: Choose = (now, fork) =>
    (fork.figure > 0 ? fork.options.find((cell) => wanted.includes(cell)) : undefined) ??
    automatically(now, fork);
  const owed: { readonly id: number; readonly to: Cell | null }[] = [{ id, to }];
  for (let next = owed.shift(); next && !isOver(state); next = owed.shift()) {
    const alien = alienById(state, next.id);
    if (!alien || boardIn(state).isStart[alien.cell]) continue;
    const ways = arrowsFrom(boardIn(state), alien.cell);
    const way = next.to ?? ways.find((cell) => wanted.includes(cell)) ?? safestStep(state, [alien])?.to;
    if (way === undefined) continue;
    const mover = { figure: alien.id, from: alien.cell, to: way };
    const slimed = carryOut(table, mover, planChain(state, mover, choose).pushes);
    // one goes all its way before the next, and both before those that wait since an earlier step
    owed.unshift(...slimed.map((carried) => ({ id: carried, to: null })));
  }
}
