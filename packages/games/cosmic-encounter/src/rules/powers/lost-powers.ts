import type { Seat } from '@starboard/engine';
import type { CeTable } from '../state/events.ts';
import { hasHomes, isPowerLost } from './powers.ts';
import { playerOf, type State } from '../state/state.ts';

/** Seats with too few home colonies for a sheet they have; one that is face down anyway shows nothing. */
export function seatsWithoutPower(state: State): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < state.players.length; seat++) if (hasLostPower(state, seat)) seats.push(seat);
  return seats;
}

function hasLostPower(state: State, seat: Seat): boolean {
  if (hasHomes(state, seat)) return false;
  for (const { alien, isHidden } of playerOf(state, seat).sheets)
    if (!isHidden && isPowerLost(state, seat, alien)) return true;
  return false;
}

/** Tells of powers lost since it was last looked at; one that came back can be lost again. */
export function noteLostPowers(table: CeTable): void {
  const { state } = table;
  const lost = seatsWithoutPower(state);
  for (const seat of lost) {
    if (state.lostPowers.includes(seat)) continue;
    for (const { alien, isHidden } of playerOf(state, seat).sheets)
      if (!isHidden) table.emit({ type: 'powerLost', seat, alien });
    state.triggers.push({ type: 'power-lost', seat });
  }
  state.lostPowers = lost;
}
