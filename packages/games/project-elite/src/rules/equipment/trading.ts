import type { Reason } from '@starboard/engine';
import { isAdjacent, sees } from '../../board/board.ts';
import { boardIn, heroAt } from '../state/reading.ts';
import { no } from '../state/refusals.ts';
import type { Hero, State } from '../state/state.ts';

/** Why two heroes cannot trade where they stand: when time is up they must see each other as well. */
export function refuseReach(state: State, a: Hero, b: Hero): Reason | null {
  const board = boardIn(state);
  if (!isAdjacent(board, a.cell, b.cell)) return no('not-adjacent');
  return state.phase === 'time-up' && !sees(board, a.cell, b.cell) ? no('no-los') : null;
}

export const canReach = (state: State, a: Hero, b: Hero): boolean => refuseReach(state, a, b) === null;

/** An offer is over when the two are parted. */
export function dropVainOffers(state: State): void {
  if (state.offers.length === 0) return;
  const left = state.offers.filter(({ hero, to }) => canReach(state, heroAt(state, hero), heroAt(state, to)));
  state.offers.splice(0, state.offers.length, ...left);
}
