import type { AnyGame, Match, Seat } from '@starboard/engine';
import { type Beginning, type LoggedInput as PlayedInput, takeBack } from '@starboard/records/play-log';
import type { KeptInput, KeptTable } from './kept-table.ts';
import { Refused } from './refused.ts';

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

/** The log without what was taken back or stepped back from. */
export function stillCounting(log: readonly KeptInput[]): readonly KeptInput[] {
  const counting: KeptInput[] = [];
  for (const entry of log) {
    const { input, seat } = entry;
    if ('takeback' in input) counting.length = counting.findLastIndex(({ seq }) => seq <= input.takeback) + 1;
    else if ('undo' in input) {
      const undone = counting.findLastIndex((other) => other.seat === seat && 'answer' in other.input);
      if (undone >= 0) counting.splice(undone, 1);
    } else counting.push(entry);
  }
  return counting;
}
