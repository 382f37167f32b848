import type { Seat } from '@starboard/engine';
import { isTableNote, type TableNote } from '@starboard/protocol';
import { isWindow } from '../clock/seat-clocks.ts';
import type { TableRecord } from '../lobby/table-record.ts';
import type { StoredInput } from '../store/match-store.ts';
import type { Wish } from './desk.ts';
import type { LiveMatch } from './live-match.ts';
import { overdue } from './next-up.ts';
import { isByPerson } from './takebacks.ts';

/** Requests that bots and clocks make in the name of a seat. */
const isMadeFor = (request: string | null): boolean =>
  request !== null && (request.startsWith('bot:') || request.startsWith('clock:'));

/** Whether bots, orders or clocks have come too late: the match stands still, or went on in another way meanwhile. */
export function isUncalledFor(
  live: LiveMatch,
  table: TableRecord,
  { request, seat }: Wish,
  at: number,
): boolean {
  const isByItself = seat === null || (request !== null && !isByPerson(request));
  if (isByItself && live.isResting) return true;
  return request?.startsWith('clock:') === true && seat !== null && !overdue(live, table, at).includes(seat);
}

/** What everybody has been told already, and need not be told again. */
export interface Noted {
  /** The seat that is played for, and has been ever since it was said. */
  readonly playedFor: Seat | null;
  readonly givenUp: readonly Seat[];
}

export const nothingNoted: Noted = { playedFor: null, givenUp: [] };

/** The same after another input. */
export function notedAfter(
  { playedFor, givenUp }: Noted,
  { input, request, seat, events }: Pick<StoredInput, 'input' | 'request' | 'seat' | 'events'>,
): Noted {
  // what was said may have been taken back as well
  if ('takeback' in input) return nothingNoted;
  if (!isMadeFor(request)) return { playedFor: null, givenUp };
  const note = events.find(isTableNote);
  if (!note || seat === null) return { playedFor: seat === playedFor ? seat : null, givenUp };
  return { playedFor: seat, givenUp: note.type === 'table:given-up' ? [...givenUp, seat] : givenUp };
}

/**
 * What everybody is told before an answer that a person did not give themselves: once for all such answers in a row,
 * and once for all where they have given up. What is asked in secret, and moments to react in, which pass by
 * themselves, are nobody else's business.
 */
export function noteBefore(live: LiveMatch, table: TableRecord, { request, seat }: Wish): TableNote | null {
  if (!isMadeFor(request) || seat === null || live.noted.playedFor === seat) return null;
  const holder = table.seats[seat];
  const question = live.match.questions.find((asked) => asked.seat === seat);
  if (holder?.kind !== 'person' || !question || question.secret || isWindow(question)) return null;
  if (holder.hasResigned) return live.noted.givenUp.includes(seat) ? null : { type: 'table:given-up', seat };
  return { type: holder.standIn === undefined ? 'table:time-ran-out' : 'table:stood-in', seat };
}
