import type { AnyGame, Match, Seat } from '@starboard/engine';
import { type Beginning, type PlayedInput, stillCounting, takeBack } from '@starboard/host';
import type { KeptInput, KeptTable } from './kept-table.ts';
import { Refused } from '../wire/refused.ts';

/** How a table of this device began. */
export const beginningOf = ({ seats, options, seed, start }: KeptTable): Beginning => ({
  seats: seats.length,
  options,
  seed,
  ...(start && { start }),
});

/** The log as the rules know it. */
export const playedInputs = (log: readonly Pick<KeptInput, 'input'>[]): readonly PlayedInput[] =>
  log.flatMap(({ input }) => ('over' in input ? [] : [input]));

/** The match to go on with when a seat's latest answer, and all that came after it, is taken back; null for none. */
export function withoutLatestAnswer(
  game: AnyGame,
  kept: KeptTable,
  log: readonly KeptInput[],
  seat: Seat,
): { readonly to: number; readonly match: Match } | null {
  const latest = stillCounting(log).findLast((entry) => entry.seat === seat && 'answer' in entry.input);
  if (!latest) return null;
  const to = latest.seq - 1;
  try {
    return { to, match: takeBack(game, beginningOf(kept), playedInputs(log), to) };
  } catch {
    throw new Refused('server.takeback.rules-changed');
  }
}
