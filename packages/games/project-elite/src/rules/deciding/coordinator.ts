import type { Seat } from '@starboard/engine';
import { times } from '../../content/presets.ts';
import type { Here } from '../state/events.ts';
import { isPerson, isUntimed } from '../state/reading.ts';
import type { State } from '../state/state.ts';

// One connected person confirms what the team chooses.

const seatsOf = ({ players }: State): readonly Seat[] => players.map((_, seat) => seat);

/** The seat of the round, or the next one that has a connected person; null when there is none. */
export function coordinatorOf(state: State): Seat | null {
  const seats = seatsOf(state);
  const first = state.coordinator ?? state.round % seats.length;
  const order = [...seats.slice(first), ...seats.slice(0, first)];
  return order.find((seat) => state.players[seat]?.by === 'person') ?? null;
}

/** Names the coordinator anew when a round begins, or when the one there was is gone. */
export function appointCoordinator(table: Here, isNewRound: boolean): void {
  const { state } = table;
  const before = isNewRound ? null : state.coordinator;
  if (isNewRound) {
    state.coordinator = null;
    for (const player of state.players) player.vote = null;
  }
  const seat = coordinatorOf(state);
  if (seat === null) decideAlone(state);
  if (seat === before) return;
  state.coordinator = seat;
  if (seat === null) return;
  table.emit({ type: 'coordinates', seat });
  // a new coordinator has the whole time
  if (state.decision?.seat === null && state.decision.endsAt !== null)
    state.decision.endsAt = table.now + times.teamChoice;
}

/** Where bots alone are left, and no player may come back, an open choice of the team makes itself. */
function decideAlone({ decision, players }: State): void {
  if (decision?.seat !== null || decision.answer !== null) return;
  if (players.every(({ by }) => by !== 'away')) decision.answer = decision.fallback;
}

/** More than half of the connected persons want the same seat. */
export function countVotes(table: Here): void {
  const { state } = table;
  const persons = state.players.filter(isPerson);
  for (const seat of seatsOf(state)) {
    if (state.players[seat]?.by !== 'person') continue;
    if (persons.filter(({ vote }) => vote === seat).length * 2 <= persons.length) continue;
    for (const player of state.players) player.vote = null;
    if (state.coordinator === seat) return;
    state.coordinator = seat;
    table.emit({ type: 'coordinates', seat });
    return;
  }
}

export const choiceTime = (state: State, now: number, isOfTeam: boolean): number | null =>
  isUntimed(state) ? null : now + (isOfTeam ? times.teamChoice : times.heroChoice);
