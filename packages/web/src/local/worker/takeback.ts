import type { AnyGame, Match, Seat } from '@starboard/engine';
import { type Beginning, latestAnswerOf, type LogEntry, playedInputs, takeBack } from '@starboard/host';
import { Refused } from '../../wire/refused.ts';
import type { KeptTable } from '../shelf/kept-table.ts';

/** How a table of this device began. */
export const beginningOf = ({ seats, options, seed, start }: KeptTable): Beginning => ({
  seats: seats.length,
  options,
  seed,
  ...(start && { start }),
});

/** The match to go on with when a seat's latest answer, and all that came after it, is taken back; null for none. */
export function withoutLatestAnswer(
  game: AnyGame,
  kept: KeptTable,
  log: readonly LogEntry[],
  seat: Seat,
): { readonly to: number; readonly match: Match } | null {
  const latest = latestAnswerOf(log, seat);
  if (!latest) return null;
  const to = latest.seq - 1;
  try {
    return { to, match: takeBack(game, beginningOf(kept), playedInputs(log), to) };
  } catch {
    throw new Refused('server.takeback.rules-changed');
  }
}
