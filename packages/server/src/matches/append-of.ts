import type { Append } from '../store/match-store.ts';
import type { Entry } from './desk.ts';
import type { LiveMatch } from './live-match.ts';

/** What goes into the database of inputs that have been taken in memory. */
export function appendOf(
  live: LiveMatch,
  after: number,
  entries: readonly Entry[],
  dueAt: number | null,
): Append {
  const told = entries.map(({ taken }) => JSON.stringify(taken.told));
  return {
    match: live.id,
    after,
    inputs: entries.map(({ wish, at, taken }, index) => ({
      at,
      seat: wish.seat,
      request: wish.request,
      input: JSON.stringify(taken.input),
      events: taken.eventsText,
      told: told[index] ?? '[]',
    })),
    saved: live.isWorthSaving() ? live.saved() : null,
    told: told.at(-1) ?? '[]',
    clock: live.pace && JSON.stringify(live.clocks),
    dueAt,
    rest: live.restStored,
    at: live.latestAt,
  };
}
