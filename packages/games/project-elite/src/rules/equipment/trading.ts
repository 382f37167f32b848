import { isAdjacent, sees } from '../../board/board.ts';
import { boardIn, heroAt } from '../state/reading.ts';
import type { Hero, State } from '../state/state.ts';

/** Whether two heroes stand so that they may trade: when time is up they must see each other as well. */
export function canReach(state: State, a: Hero, b: Hero): boolean {
  const board = boardIn(state);
  return isAdjacent(board, a.cell, b.cell) && (state.phase !== 'time-up' || sees(board, a.cell, b.cell));
}

/** An offer is over when the two are parted. */
export function dropVainOffers(state: State): void {
  if (state.offers.length === 0) return;
  const left = state.offers.filter(({ hero, to }) => canReach(state, heroAt(state, hero), heroAt(state, to)));
  state.offers.splice(0, state.offers.length, ...left);
}
