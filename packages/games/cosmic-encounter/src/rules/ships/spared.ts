import type { Seat } from '@starboard/engine';
import { shipsOn } from './ships.ts';
import { encounterOf, type PlanetIndex, type State } from '../state/state.ts';

/** Ships that were sent into the encounter come to a planet; a token there may be will not cost them. */
export function spare(state: State, seat: Seat, planet: PlanetIndex, count: number): void {
  const { tokenHolders, spared } = encounterOf(state);
  if (count > 0 && tokenHolders.includes(seat)) spared.push({ seat, planet, count });
}

/** How many of the ships on the planet these are; of those that left it since, they would be the last. */
export function sparedOn(state: State, seat: Seat, planet: PlanetIndex): number {
  const came = encounterOf(state).spared.reduce(
    (sum, ships) => sum + (ships.seat === seat && ships.planet === planet ? ships.count : 0),
    0,
  );
  return Math.min(came, shipsOn(state, seat, planet));
}
