import { type AnyGame, eventsFor, latestEvents, startMatch, type Viewer } from '@starboard/engine';
import { stillCounting } from '@starboard/records';
import type { TableRecord } from '../lobby/table-record.ts';
import type { MatchStore, StoredInput } from '../store/match-store.ts';
import type { LiveMatch } from './live-match.ts';

/** Who was away for longer gets the picture and the latest of what happened. */
const mostInputs = 200;
/** Who opens the table anew wants the whole log: more than any match has but the very longest. */
const mostInputsAtFirst = 4_000;

export interface Missed {
  /** As JSON. */
  readonly events: string;
  /** Everything from the beginning, in place of what the viewer was told before. */
  readonly isWhole: boolean;
}

/** What happened since a viewer was last told something, as far as that is kept; 0: since the beginning. */
export async function missedEvents(
  store: MatchStore,
  game: AnyGame,
  table: TableRecord,
  live: LiveMatch,
  viewer: Viewer,
  known: number,
): Promise<Missed> {
  const seenIn = ({ events }: StoredInput) => eventsFor(game, events, viewer);
  if (known > 0) {
    const rows = await store.inputsAfter(table.id, live.seq - mostInputs, mostInputs);
    const index = live.indexOf(viewer);
    const isNew = ({ told }: StoredInput) => (told[index] ?? 0) > known;
    const counting = stillCounting(rows);
    const before = stillCounting(rows.filter((row) => !isNew(row)));
    // what the viewer never saw may come and go: that it did is not theirs to know
    const isTakenBack = before.some((row) => !counting.includes(row) && seenIn(row).length > 0);
    if (!isTakenBack)
      return { events: JSON.stringify(counting.filter(isNew).flatMap(seenIn)), isWhole: false };
  }
  return { events: JSON.stringify(await allEvents(store, game, table, live, viewer)), isWhole: true };
}

async function allEvents(
  store: MatchStore,
  game: AnyGame,
  { id, options }: TableRecord,
  live: LiveMatch,
  viewer: Viewer,
): Promise<readonly { readonly type: string }[]> {
  const rows = await store.inputsAfter(id, live.seq - mostInputsAtFirst, mostInputsAtFirst);
  const events = stillCounting(rows).flatMap(({ events }) => eventsFor(game, events, viewer));
  if (live.seq > mostInputsAtFirst) return events;
  // dealing is no input, and so not in the log
  const { seed } = live.match.table.position.random;
  const dealt = startMatch(game, { seats: live.seats, seed, options });
  return [...eventsFor(game, latestEvents(dealt), viewer), ...events];
}
