import type { Append } from '../../store/match-store.ts';
import type { Entry } from '../room/wish.ts';
import type { LiveMatch } from '../room/live-match.ts';

/** What goes into the database of inputs that have been taken in memory. */
export function appendOf(live: LiveMatch, entries: readonly Entry[], dueAt: number | null): Append {
  const told = entries.map(({ taken }) => JSON.stringify(taken.entry.told));
  return {
    match: live.id,
    after: live.seq - entries.length,
    inputs: entries.map(({ taken: { entry, eventsText } }, index) => ({
      at: entry.at,
      seat: entry.seat,
      by: entry.by,
      request: entry.request,
      input: JSON.stringify(entry.input),
      events: eventsText,
      told: told[index] ?? '[]',
    })),
    saved: live.isWorthSaving() ? live.saved() : null,
    told: told.at(-1) ?? '[]',
    clock: live.pace && JSON.stringify(live.keptClocks),
    dueAt,
    rest: live.restStored,
    at: live.latestAt,
  };
}
