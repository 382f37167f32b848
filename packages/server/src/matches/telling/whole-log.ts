import { type AnyGame, latestEvents, type Viewer } from '@starboard/engine';
import { begin, type Beginning, everythingTold, type LogEntry } from '@starboard/host';
import type { LogReader } from '../../log-work/log-reader.ts';

/** More than any match has but the very longest. */
const mostInputs = 4_000;
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
  const first = Math.max(last - mostInputs, 0);
  const entries: LogEntry[] = [];
  for (let seq = first; seq < last; ) {
    const some = await log.after(seq, Math.min(entriesAtOnce, last - seq));
    if (some.length === 0) break;
    entries.push(...some);
    seq = entries.at(-1)?.seq ?? last;
  }
  // dealing is no input, and so not in the log
  const dealt = first === 0 ? latestEvents(begin(game, beginning)) : [];
  const { events } = everythingTold(game, viewer, entries, dealt);
  return { events, upTo: entries.at(-1)?.seq ?? first };
}
