import { type AnyGame, eventsFor, latestEvents, startMatch, type Viewer } from '@starboard/engine';
import { eventsToldTo } from '@starboard/protocol';
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

/** What viewers may read of a match's log. */
export interface MatchLog {
  /** What happened since a viewer was told so many messages, as far as that is kept; 0: since the beginning. */
  since(live: LiveMatch, viewer: Viewer, known: number): Promise<Missed>;
  /** What spectators see of it up to an input, if they have seen it up to another; null: from the beginning. */
  upTo(live: LiveMatch, known: number | null, last: number): Promise<Missed>;
}

export function matchLog(store: MatchStore, game: AnyGame, { id, options }: TableRecord): MatchLog {
  const until = async (last: number, most: number): Promise<readonly StoredInput[]> =>
    (await store.inputsAfter(id, last - most, most)).filter(({ seq }) => seq <= last);

  async function missed(
    live: LiveMatch,
    viewer: Viewer,
    last: number,
    isNew: ((row: StoredInput) => boolean) | null,
  ): Promise<Missed> {
    const seenIn = ({ events }: StoredInput) => eventsToldTo(game, events, viewer);
    if (isNew) {
      const rows = await until(last, mostInputs);
      const counting = stillCounting(rows);
      const before = stillCounting(rows.filter((row) => !isNew(row)));
      // what the viewer never saw may come and go: that it did is not theirs to know
      const isTakenBack = before.some((row) => !counting.includes(row) && seenIn(row).length > 0);
      if (!isTakenBack)
        return { events: JSON.stringify(counting.filter(isNew).flatMap(seenIn)), isWhole: false };
    }
    const events = stillCounting(await until(last, mostInputsAtFirst)).flatMap(seenIn);
    const dealt = last > mostInputsAtFirst ? [] : dealtEvents(live, viewer);
    return { events: JSON.stringify([...dealt, ...events]), isWhole: true };
  }

  /** Dealing is no input, and so not in the log. */
  function dealtEvents({ seats, match }: LiveMatch, viewer: Viewer) {
    const { seed } = match.table.position.random;
    return eventsFor(game, latestEvents(startMatch(game, { seats, seed, options })), viewer);
  }

  return {
    since: (live, viewer, known) =>
      missed(
        live,
        viewer,
        live.seq,
        known > 0 ? ({ told }) => (told[live.indexOf(viewer)] ?? 0) > known : null,
      ),
    upTo: (live, known, last) =>
      missed(live, 'spectator', last, known === null ? null : ({ seq }) => seq > known),
  };
}
