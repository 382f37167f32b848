import type { Seat } from '@starboard/engine';
import type { CeTable } from '../state/events.ts';
import { addShips } from './ship-places.ts';
import { addTo, coloniesOf } from './ships.ts';
import { encounterOf, type State } from '../state/state.ts';

export const shipsInWarp = (state: State, seat: Seat): number => state.warp[seat] ?? 0;

/** Whether the seat has a ship to retrieve and a place for it. */
export const canRetrieve = (state: State, seat: Seat): boolean =>
  shipsInWarp(state, seat) > 0 && coloniesOf(state, seat).length > 0;

/** Ships in the warp that were there before this encounter. */
export const longInWarp = (state: State, seat: Seat): number =>
  Math.max(0, shipsInWarp(state, seat) - (encounterOf(state).freshInWarp[seat] ?? 0));

export function enterWarp(state: State, seat: Seat, count: number): void {
  addShips(state, seat, 'warp', count);
  addTo(encounterOf(state).freshInWarp, seat, count);
}

/** Ships leave the warp, as many as there are: those lost in this encounter first, unless only others may. */
export function leaveWarp(state: State, seat: Seat, most: number, isLongOnly = false): number {
  const { freshInWarp } = encounterOf(state);
  const count = Math.min(most, isLongOnly ? longInWarp(state, seat) : shipsInWarp(state, seat));
  addShips(state, seat, 'warp', -count);
  if (!isLongOnly) addTo(freshInWarp, seat, -Math.min(count, freshInWarp[seat] ?? 0));
  return count;
}

/** Leaving it is retrieving, wherever the ships go from there; others may answer that. */
export function retrieve(table: CeTable, seat: Seat, most: number, isLongOnly = false): number {
  const count = leaveWarp(table.state, seat, most, isLongOnly);
  if (count === 0) return 0;
  table.emit({ type: 'shipRetrieved', seat, count });
  table.state.triggers.push({ type: 'ships-retrieved', seat });
  return count;
}
