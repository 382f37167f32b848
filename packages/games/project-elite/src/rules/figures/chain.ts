import { arrowsFrom, neighboursOf } from '../../board/board.ts';
import type { Cell } from '../../board/cells.ts';
import { nearest } from '../../board/paths.ts';
import { boardIn, figureOn, isFree, isHeroFigure } from '../state/reading.ts';
import type { State } from '../state/state.ts';

// Displacement: a figure that is in the way goes first, which may push another, and so on. Planned before any figure
// moves, so that a choice may be asked for, and a way that leads nowhere is never offered.

/** One figure of a chain gives way. */
export interface Push {
  readonly figure: number;
  readonly from: Cell;
  readonly to: Cell;
  /** Whether an alien pushes it, which hurts a hero. */
  readonly byAlien: boolean;
}

/** The figure that starts a chain, and where it goes; a figure that is put on the board comes from nowhere. */
export interface Mover {
  readonly figure: number;
  readonly from: Cell;
  readonly to: Cell;
}

export interface Chain {
  readonly pushes: readonly Push[];
  /** A figure whose way has not been chosen; the chain ends there. */
  readonly open: { readonly figure: number; readonly from: Cell; readonly options: readonly Cell[] } | null;
}

export interface Fork {
  readonly figure: number;
  readonly from: Cell;
  readonly options: readonly Cell[];
  readonly reserved: readonly Cell[];
  readonly mover: Mover;
}

/** Chooses where a figure goes that could go several ways; null leaves it open. */
export type Choose = (state: State, fork: Fork) => Cell | null;

/** What gives way so that the mover can take its cell. */
export const planChain = (state: State, mover: Mover, choose: Choose): Chain =>
  pushFrom(state, mover.to, [mover.from, mover.to], true, mover, choose);

/** What gives way from a cell on, when those cells are not to be entered. */
export function pushFrom(
  state: State,
  cell: Cell,
  reserved: readonly Cell[],
  byAlien: boolean,
  mover: Mover,
  choose: Choose,
): Chain {
  const pushes: Push[] = [];
  const taken = reserved.slice();
  let pushedByAlien = byAlien;
  for (let at = cell; ; ) {
    const figure = figureOn(state, at);
    // an alien in the start area is moved by nothing: what comes to it ends the game
    if (figure === 0 || (figure > 0 && boardIn(state).isStart[at])) return { pushes, open: null };
    const options = waysOut(state, figure, at, taken);
    const to =
      options.length === 1
        ? options[0]
        : choose(state, { figure, from: at, options, reserved: taken, mover });
    if (to === undefined || to === null) return { pushes, open: { figure, from: at, options } };
    pushes.push({ figure, from: at, to, byAlien: pushedByAlien });
    if (isFree(state, to)) return { pushes, open: null };
    taken.push(to);
    pushedByAlien = !isHeroFigure(figure);
    at = to;
  }
}

/** Where a displaced figure may go; there is always a way. */
const waysOut = (state: State, figure: number, at: Cell, reserved: readonly Cell[]): readonly Cell[] =>
  isHeroFigure(figure) ? heroWays(state, at, reserved) : alienWays(state, at, reserved);

/** To a free cell if there is one, else pushing on; else to the nearest free cell of the board. */
function heroWays(state: State, at: Cell, reserved: readonly Cell[]): readonly Cell[] {
  const board = boardIn(state);
  const around = neighboursOf(board, at).filter((cell) => !reserved.includes(cell));
  const free = around.filter((cell) => isFree(state, cell));
  if (free.length > 0) return free;
  const held = around.filter(
    (cell) => !(figureOn(state, cell) > 0 && board.isStart[cell]) && canGiveWay(state, cell, reserved),
  );
  if (held.length > 0) return held;
  const far = nearest(at, board.neighbours, (cell) => isFree(state, cell) && !reserved.includes(cell));
  return far === null ? [] : [far];
}

const alienWays = (state: State, at: Cell, reserved: readonly Cell[]): readonly Cell[] =>
  arrowsFrom(boardIn(state), at).filter(
    (cell) => !reserved.includes(cell) && canGiveWay(state, cell, reserved),
  );

/** Whether the figure on a cell can be pushed away, and those it would push. A hero always can. */
function canGiveWay(state: State, cell: Cell, reserved: readonly Cell[]): boolean {
  const figure = figureOn(state, cell);
  if (figure <= 0 || boardIn(state).isStart[cell]) return true;
  const more = [...reserved, cell];
  return arrowsFrom(boardIn(state), cell).some((to) => !more.includes(to) && canGiveWay(state, to, more));
}
