import type { Message } from '@starboard/engine';
import type { TableGame } from '../table-game.ts';
import type { EventLog, LoggedEvent } from '../store/event-log.ts';

export type LogLine =
  | { readonly kind: 'heading'; readonly id: string; readonly heading: Message }
  | {
      readonly kind: 'event';
      readonly id: string;
      readonly entry: LoggedEvent;
      /** Before the latest turn. */
      readonly isPast: boolean;
    };

/** Far more than a player reads; a long match has thousands. */
const mostLines = 300;

type Teller = Pick<TableGame, 'headingAt' | 'isTurn' | 'text'>;

/** Whether there are words for an entry; what is only for the eye has none. */
const isTold =
  ({ text }: Pick<TableGame, 'text'>) =>
  ({ event }: LoggedEvent): boolean =>
    text.event(event) !== null;

/** How many of these there are to read. */
export const countTold = (game: Pick<TableGame, 'text'>, entries: readonly LoggedEvent[]): number =>
  entries.filter(isTold(game)).length;

/** The log as it is read: what is only for the eye left out, a heading wherever the game has one. */
export function logLines(game: Teller, log: EventLog): readonly LogLine[] {
  const { told, turn } = latestOf(game, log);
  const lines: LogLine[] = [];
  let before: Message | null = null;
  for (const { entry, heading } of told) {
    if (heading && !isSame(heading, before)) {
      before = heading;
      lines.push({ kind: 'heading', id: `heading ${entry.id}`, heading });
    }
    lines.push({
      kind: 'event',
      id: String(entry.id),
      entry,
      isPast: turn !== null && entry.id < turn.id,
    });
  }
  return lines;
}

/** An entry to be read, and the heading over it. */
interface Told {
  readonly entry: LoggedEvent;
  heading: Message | null;
}

/**
 * The entries to be read, and where the latest turn began: from the end, as far as a player reads. A heading that
 * begins with something untold stands over what is told next, so that there is none over nothing.
 */
function latestOf(game: Teller, log: EventLog) {
  const told: Told[] = [];
  let turn: LoggedEvent | null = null;
  let index = log.length;
  for (const entry of log.backwards()) {
    index--;
    if (told.length === mostLines) break;
    if (game.isTurn?.(entry.event)) turn ??= entry;
    if (isTold(game)(entry)) told.push({ entry, heading: null });
    const next = told.at(-1);
    if (next) next.heading ??= game.headingAt?.(entry.event, index, log) ?? null;
  }
  return { told: told.reverse(), turn };
}

/** What is said of seats and numbers alone is the same when its words are. */
const isSame = (one: Message, other: Message | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
