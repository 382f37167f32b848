import type { TableGame } from '../table-game.ts';
import type { LogEntry } from '../store/table-state.ts';

export type LogLine =
  | { readonly kind: 'round'; readonly id: string; readonly round: number }
  | {
      readonly kind: 'event';
      readonly id: string;
      readonly entry: LogEntry;
      /** Before the latest turn. */
      readonly isPast: boolean;
    };

/** Far more than anybody reads; a long match has thousands. */
const mostLines = 300;

type Teller = Pick<TableGame, 'roundOf' | 'seatOf' | 'text'>;

/** Whether there are words for an entry; what is only for the eye has none. */
const isTold =
  ({ text }: Pick<TableGame, 'text'>) =>
  ({ event }: LogEntry): boolean =>
    text.event(event) !== null;

/** How many entries of a log there are to read. */
export const countTold = (game: Pick<TableGame, 'text'>, log: readonly LogEntry[]): number =>
  log.filter(isTold(game)).length;

/** The log as it is read: what is only for the eye left out, a heading wherever a round begins. */
export function logLines(game: Teller, log: readonly LogEntry[]): readonly LogLine[] {
  const told = log.filter(isTold(game)).slice(-mostLines);
  const turnBegins = latestTurn(game, told);
  const lines: LogLine[] = [];
  let round: number | null = null;
  for (const [index, entry] of told.entries()) {
    const begun = game.roundOf?.(entry.event) ?? null;
    if (begun !== null && begun !== round) {
      round = begun;
      lines.push({ kind: 'round', id: `round ${entry.id}`, round });
    }
    lines.push({ kind: 'event', id: String(entry.id), entry, isPast: index < turnBegins });
  }
  return lines;
}

/** Where the entries of whoever acted last begin. */
function latestTurn(game: Teller, log: readonly LogEntry[]): number {
  const seats = log.map(({ event }) => game.seatOf(event));
  const seat = seats.findLast((each) => each !== null) ?? null;
  return seats.findLastIndex((each) => each !== null && each !== seat) + 1;
}
