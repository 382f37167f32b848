import type { Seat } from '@starboard/engine';
import { lostInBatch, takeFromBatch } from './batches.ts';
import type { CeTable } from '../state/events.ts';
import { addShips, isPrometheusAt, takeAlong } from './ship-places.ts';
import { timingOrder } from '../state/seats.ts';
import { fleetOf, neededToWin } from './ships.ts';
import type { State } from '../state/state.ts';

/** Ships taken from their place leave the game. */
export function removeShips(table: CeTable, seat: Seat, count: number): void {
  if (count === 0) return;
  addShips(table.state, seat, 'removed', count);
  table.emit({ type: 'shipsRemoved', seat, count });
}

/** Ships come back into the game, to be put somewhere. */
export function restoreShips(state: State, seat: Seat, count: number): number {
  // its owner would not leave it out for another ship
  if (count > 0 && isPrometheusAt(state, seat, 'removed')) takeAlong(state);
  addShips(state, seat, 'removed', -count);
  return count;
}

/** Ships of the batch leave the game, but no player is left with fewer than it has colonies to found. */
export function eradicate(table: CeTable): void {
  const { state } = table;
  for (const seat of timingOrder(state)) {
    const spare = Math.max(0, fleetOf(state, seat) - neededToWin(state));
    const count = Math.min(lostInBatch(state, seat), spare);
    if (count === 0) continue;
    takeFromBatch(state, seat, count);
    removeShips(table, seat, count);
    state.batches.at(-1)?.removed.push({ seat, count });
  }
}
