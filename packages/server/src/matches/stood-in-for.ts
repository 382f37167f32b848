import type { Seat } from '@starboard/engine';
import type { MatchResult } from '@starboard/protocol';
import type { TableRecord } from '../lobby/table-record.ts';
import type { StoredInput } from '../store/match-store.ts';

/** Inputs among which everybody's latest answer is looked for. */
export const latestInputs = 256;

/**
 * Seats of people for whom a bot played when the match ended, or gave the latest answer: what came of it is not
 * theirs. Where nobody has won there is nothing to say; who gave up is told of by the result itself, unless the
 * bot played on to the end.
 */
export function stoodInFor(
  { seats }: Pick<TableRecord, 'seats'>,
  { kind }: MatchResult,
  latest: readonly Pick<StoredInput, 'input' | 'seat' | 'request'>[],
): readonly Seat[] {
  if (kind === 'agreed') return [];
  return seats.flatMap((holder, seat) => {
    if (holder.kind !== 'person' || (holder.hasResigned && kind === 'resigned')) return [];
    const answer = latest.findLast(({ input, seat: by }) => by === seat && 'answer' in input);
    const isByBot = holder.standIn !== undefined || answer?.request?.startsWith('bot:') === true;
    return isByBot ? [seat] : [];
  });
}
