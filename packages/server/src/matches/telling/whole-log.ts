import { type AnyGame, latestEvents, type Viewer } from '@starboard/engine';
import { begin, type Beginning, everythingTold, type LogEntry } from '@starboard/host';
import type { LogRows } from '../../log-work/play-on.ts';
import { logEntry } from '../../store/log-entry.ts';

/** More than any match has but the very longest. */
const mostInputs = 4_000;
const rowsAtOnce = 500;

/** All that a viewer may read of a match's log, as the text of a JSON list, and the input up to which it goes. */
export interface WholeLog {
  readonly events: string;
  readonly upTo: number;
}

export async function wholeLog(
  rows: Pick<LogRows, 'after'>,
  game: AnyGame,
  beginning: Beginning,
  viewer: Viewer,
  last: number,
): Promise<WholeLog> {
  const first = Math.max(last - mostInputs, 0);
  const log: LogEntry[] = [];
  for (let seq = first; seq < last; ) {
    const some = await rows.after(seq, Math.min(rowsAtOnce, last - seq));
    if (some.length === 0) break;
    log.push(...some.map(logEntry));
    seq = log.at(-1)?.seq ?? last;
  }
  // dealing is no input, and so not in the log
  const dealt = first === 0 ? latestEvents(begin(game, beginning)) : [];
  const { events } = everythingTold(game, viewer, log, dealt);
  return { events, upTo: log.at(-1)?.seq ?? first };
}
