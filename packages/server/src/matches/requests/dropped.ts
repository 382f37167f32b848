import type { Reason, Seat } from '@starboard/engine';
import type { TableRecord } from '../../lobby/table-record.ts';
import { isAgreed, tooLate } from './takebacks.ts';

type Ended = { readonly by: Seat } | { readonly why: Reason };

/** The table when no player wants a move back any more; null where none did. */
export function withoutTakeback(before: TableRecord, ended: Ended): TableRecord | null {
  const { takeback, version } = before;
  if (!takeback) return null;
  const dropped = { about: 'takeback', seats: [takeback.seat], version: version + 1, ...ended } as const;
  return { ...before, takeback: null, dropped };
}

/**
 * The same where a player has played on since: none can still mean what was asked before. What all have agreed to is
 * being carried out: the node that does that will tell.
 */
export const withoutOvertaken = (before: TableRecord, seq: number): TableRecord | null =>
  before.takeback && before.takeback.from < seq && !isAgreed(before)
    ? withoutTakeback(before, { why: tooLate })
    : null;

/** The table when the match is to go on; null where no player wanted to end it. */
export function withoutEndVotes(before: TableRecord, by: Seat): TableRecord | null {
  const { endVotes, version } = before;
  if (endVotes.length === 0) return null;
  return {
    ...before,
    endVotes: [],
    dropped: { about: 'vote-end', seats: endVotes, version: version + 1, by },
  };
}
