import { type AnyGame, eventsFor, latestEvents, startMatch, type Viewer } from '@starboard/engine';
import { stillCounting } from '@starboard/records';
import type { TableRecord } from '../lobby/table-record.ts';
import type { MatchStore } from '../store/match-store.ts';
import type { LiveMatch } from './live-match.ts';

/** Who was away for longer gets the picture and the latest of what happened. */
const mostInputs = 200;
/** Who opens the table anew wants the whole log: more than any match has but the very longest. */
const mostInputsAtFirst = 4_000;

/** What happened since a viewer was last told something, as far as that is kept, as JSON; 0: since the beginning. */
export async function missedEvents(
  store: MatchStore,
  game: AnyGame,
  { id, options }: TableRecord,
  live: LiveMatch,
  viewer: Viewer,
  known: number,
): Promise<string> {
  const most = known === 0 ? mostInputsAtFirst : mostInputs;
  const rows = await store.inputsAfter(id, live.seq - most, most);
  const index = live.indexOf(viewer);
  const events = stillCounting(rows).flatMap(({ told, events }) =>
    (told[index] ?? 0) > known ? eventsFor(game, events, viewer) : [],
  );
  if (known > 0 || live.seq > most) return JSON.stringify(events);
  // dealing is no input, and so not in the log
  const { seed } = live.match.table.position.random;
  const dealt = startMatch(game, { seats: live.seats, seed, options });
  return JSON.stringify([...eventsFor(game, latestEvents(dealt), viewer), ...events]);
}
