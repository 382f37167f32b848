import { type AnyGame, isInRealTime, latestEvents, type Viewer } from '@starboard/engine';
import { begin, type Beginning, everythingTold, type LogEntry } from '@starboard/host';
import type { LogReader } from '../../log-work/log-reader.ts';

/** More than any match has but the very longest. */
const mostInputs = 4_000;
/** In milliseconds: as far back as a match in real time is told, however much has happened since. */
const longest = 180_000;
const entriesAtOnce = 500;

/** All that a viewer may read of a match's log, as the text of a JSON list, and the input up to which it goes. */
export interface WholeLog {
  readonly events: string;
  readonly upTo: number;
}

export async function wholeLog(
  log: Pick<LogReader, 'after'>,
  game: AnyGame,
  beginning: Beginning,
  viewer: Viewer,
  last: number,
): Promise<WholeLog> {
  const isEnough = isInRealTime(game) ? isLongAgo : isLong;
  let entries: readonly LogEntry[] = [];
  for (let seq = last; seq > 0 && !isEnough(entries); seq = Math.max(seq - entriesAtOnce, 0)) {
    const before = Math.max(seq - entriesAtOnce, 0);
    entries = [...(await log.after(before, seq - before)), ...entries];
  }
  // dealing is no input, and so not in the log
  const isFromStart = (entries[0]?.seq ?? 1) === 1;
  const dealt = isFromStart ? latestEvents(begin(game, beginning)) : [];
  const { events } = everythingTold(game, viewer, entries, dealt);
  return { events, upTo: entries.at(-1)?.seq ?? 0 };
}

const isLong = (entries: readonly LogEntry[]): boolean => entries.length >= mostInputs;

const isLongAgo = (entries: readonly LogEntry[]): boolean =>
  (entries.at(-1)?.at ?? 0) - (entries[0]?.at ?? 0) >= longest;
