import { type AnyGame, eventsFor, latestEvents, startMatch, type Viewer } from '@starboard/engine';
import { type Beginning, eventsToldTo, type LoggedInput, stillCounting } from '@starboard/host';
import type { LogRows } from '../../log-work/play-on.ts';
import type { InputRow } from '../../store/schema.ts';

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
  const log: Logged[] = [];
  for (let seq = first; seq < last; ) {
    const some = await rows.after(seq, Math.min(rowsAtOnce, last - seq));
    if (some.length === 0) break;
    log.push(...some.map((row) => ({ ...row, input: JSON.parse(row.input_json) as LoggedInput })));
    seq = log.at(-1)?.seq ?? last;
  }
  const told = stillCounting(log).flatMap(({ events_json }) =>
    eventsToldTo(game, JSON.parse(events_json) as readonly { readonly type: string }[], viewer),
  );
  const dealt = first === 0 ? dealtEvents(game, beginning, viewer) : [];
  return { events: JSON.stringify([...dealt, ...told]), upTo: log.at(-1)?.seq ?? first };
}

type Logged = InputRow & { readonly input: LoggedInput };

/** Dealing is no input, and so not in the log. */
const dealtEvents = (game: AnyGame, { seats, seed, options }: Beginning, viewer: Viewer) =>
  eventsFor(game, latestEvents(startMatch(game, { seats, seed, options })), viewer);
