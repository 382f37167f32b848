import type { Message } from '@starboard/engine';
import type { TableGame } from '../table-game.ts';
import type { LogEntry } from '../store/table-state.ts';

export type LogLine =
  | { readonly kind: 'heading'; readonly id: string; readonly heading: Message }
  | {
      readonly kind: 'event';
      readonly id: string;
      readonly entry: LogEntry;
      /** Before the latest turn. */
      readonly isPast: boolean;
    };

/** Far more than anybody reads; a long match has thousands. */
const mostLines = 300;

type Teller = Pick<TableGame, 'headingAt' | 'isTurn' | 'text'>;

/** Whether there are words for an entry; what is only for the eye has none. */
const isTold =
  ({ text }: Pick<TableGame, 'text'>) =>
  ({ event }: LogEntry): boolean =>
    text.event(event) !== null;

/** How many entries of a log there are to read. */
export const countTold = (game: Pick<TableGame, 'text'>, log: readonly LogEntry[]): number =>
  log.filter(isTold(game)).length;

/** The log as it is read: what is only for the eye left out, a heading wherever the game has one. */
export function logLines(game: Teller, log: readonly LogEntry[]): readonly LogLine[] {
  const told = log.filter(isTold(game)).slice(-mostLines);
  const turn = log.findLast(({ event }) => game.isTurn?.(event));
  const lines: LogLine[] = [];
  let before: Message | null = null;
  for (const entry of told) {
    const heading = game.headingAt?.(entry.event) ?? null;
    if (heading && !isSame(heading, before)) {
      before = heading;
      lines.push({ kind: 'heading', id: `heading ${entry.id}`, heading });
    }
    lines.push({
      kind: 'event',
      id: String(entry.id),
      entry,
      isPast: turn !== undefined && entry.id < turn.id,
    });
  }
  return lines;
}

/** What is said of seats and numbers alone is the same when its words are. */
const isSame = (one: Message, other: Message | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
