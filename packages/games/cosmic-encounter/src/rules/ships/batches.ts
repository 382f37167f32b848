import type { Seat } from '@starboard/engine';
import { addShips, isPrometheusAt, takeAlong } from './ship-places.ts';
import { hasHomes } from '../powers/powers.ts';
import { coloniesOf, shipsOn } from './ships.ts';
import type { Batch, PlanetIndex, State } from '../state/state.ts';

/** Ships taken out of the batch, and whether they had been sent into the encounter. */
interface Saved {
  readonly seat: Seat;
  readonly count: number;
  readonly wereSent: boolean;
}

/** Whether the seat's ships in the batch come out of the encounter. */
export const wereSentIn = ({ losses }: Batch, seat: Seat): boolean =>
  losses.some((loss) => loss.seat === seat && (loss.from === 'gate' || loss.from === 'zone'));

/** Ships of the batch leave their places; a player whom that costs its power keeps it until the batch is over. */
export function leavePlaces(state: State, losses: Batch['losses']): void {
  const had = state.players.map((_, seat) => hasHomes(state, seat));
  for (const { seat, from, count } of losses) addShips(state, seat, from, -count);
  for (const [seat, hadHomes] of had.entries())
    if (hadHomes && !hasHomes(state, seat)) state.batches.at(-1)?.powered.push(seat);
}

/** Takes ships of the seat's out of the batch and off the table. */
export function takeFromBatch(state: State, seat: Seat, most: number): Saved {
  const batch = state.batches.at(-1) as Batch;
  const wereSent = wereSentIn(batch, seat);
  const taken: Batch['losses'] = [];
  let left = most;
  batch.losses = batch.losses.flatMap((loss) => {
    if (loss.seat !== seat || left <= 0) return [loss];
    const count = Math.min(loss.count, left);
    left -= count;
    taken.push({ ...loss, count });
    return count < loss.count ? [{ ...loss, count: loss.count - count }] : [];
  });
  leavePlaces(state, taken);
  return { seat, count: taken.reduce((sum, { count }) => sum + count, 0), wereSent };
}

/** The same, to put them elsewhere. */
export function saveFromBatch(state: State, seat: Seat, most = Number.POSITIVE_INFINITY): Saved {
  // its owner would not save another ship instead
  if (
    state.batches.at(-1)?.losses.some((loss) => loss.seat === seat && isPrometheusAt(state, seat, loss.from))
  )
    takeAlong(state);
  return takeFromBatch(state, seat, most);
}

/** How many ships the seat has in the batch. */
export const lostInBatch = (state: State, seat: Seat): number =>
  state.batches.at(-1)?.losses.reduce((sum, loss) => sum + (loss.seat === seat ? loss.count : 0), 0) ?? 0;

/** How many of the seat's the batch has taken out of the game. */
export const removedInBatch = (state: State, seat: Seat): number =>
  state.batches.at(-1)?.removed.reduce((sum, loss) => sum + (loss.seat === seat ? loss.count : 0), 0) ?? 0;

/** Whether the seat has ships in the batch and a place for them. */
export const canBeSaved = (state: State, seat: Seat): boolean =>
  lostInBatch(state, seat) > 0 && standingColonies(state, seat).length > 0;

/** Ships of the seat's that are about to leave that place: they can do nothing else any more. */
export const leavingFrom = (state: State, seat: Seat, place: Batch['losses'][number]['from']): number =>
  state.batches.reduce(
    (sum, { hasEntered, losses }) => (hasEntered ? sum : sum + countOf(losses, seat, place)),
    0,
  );

const countOf = (losses: Batch['losses'], seat: Seat, place: Batch['losses'][number]['from']): number =>
  losses.reduce((sum, loss) => sum + (loss.seat === seat && loss.from === place ? loss.count : 0), 0);

/** Colonies that will still be there when the ships now leaving have left. */
export function standingColonies(state: State, seat: Seat): PlanetIndex[] {
  const colonies = coloniesOf(state, seat);
  if (state.batches.length === 0) return colonies;
  return colonies.filter((planet) => shipsOn(state, seat, planet) > leavingFrom(state, seat, planet));
}
