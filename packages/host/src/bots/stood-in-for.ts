import type { Seat } from '@starboard/engine';
import type { LogEntry } from '../log/log-entry.ts';
import type { MatchResult } from '../ending/match-result.ts';
import type { Seating } from '../seat-holder.ts';

/** Entries among which each seat's latest answer is looked for. */
export const latestEntries = 256;

/**
 * Seats of people for whom a bot played when the match ended, or gave the latest answer: what came of it is not
 * theirs. Where there is no winner there is nothing to say; those who gave up are told of by the result itself,
 * unless the bot played on to the end.
 */
export function stoodInFor(
  { seats }: Seating,
  { kind }: MatchResult,
  latest: readonly Pick<LogEntry, 'input' | 'seat' | 'by'>[],
): readonly Seat[] {
  if (kind === 'agreed') return [];
  return seats.flatMap((holder, seat) => {
    if (holder.kind !== 'person' || (holder.hasResigned && kind === 'resigned')) return [];
    const answer = latest.findLast(({ input, seat: by }) => by === seat && 'answer' in input);
    const isPlayedFor = holder.standIn !== undefined || answer?.by === 'bot';
    return isPlayedFor ? [seat] : [];
  });
}
