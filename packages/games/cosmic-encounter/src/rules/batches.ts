import type { Seat } from '@starboard/engine';
import { addTo, coloniesOf, moveToPlanet, shipsOn } from './ships.ts';
import { type Batch, encounterOf, type PlanetIndex, type State } from './state.ts';

/** Takes ships of the seat's out of the batch and off the table, to be put elsewhere; returns how many. */
export function saveFromBatch(state: State, seat: Seat, most = Number.POSITIVE_INFINITY): number {
  const batch = state.batches.at(-1) as Batch;
  const encounter = encounterOf(state);
  let saved = 0;
  batch.losses = batch.losses.flatMap((loss) => {
    if (loss.seat !== seat || saved >= most) return [loss];
    const count = Math.min(loss.count, most - saved);
    saved += count;
    if (loss.from === 'gate') addTo(encounter.gate, seat, -count);
    else if (loss.from === 'zone') addTo(encounter.zone, seat, -count);
    else moveToPlanet(state, seat, loss.from, -count);
    return count < loss.count ? [{ ...loss, count: loss.count - count }] : [];
  });
  return saved;
}

/** How many ships the seat has in the batch. */
export const lostInBatch = (state: State, seat: Seat): number =>
  state.batches.at(-1)?.losses.reduce((sum, loss) => sum + (loss.seat === seat ? loss.count : 0), 0) ?? 0;

/** Colonies that will still be there when the ships now leaving have left. */
export function standingColonies(state: State, seat: Seat): PlanetIndex[] {
  const batch = state.batches.at(-1);
  const leaving = batch && !batch.hasEntered ? batch.losses.filter((loss) => loss.seat === seat) : [];
  return coloniesOf(state, seat).filter((planet) => {
    const lost = leaving.reduce((sum, { from, count }) => sum + (from === planet ? count : 0), 0);
    return shipsOn(state, seat, planet) > lost;
  });
}
