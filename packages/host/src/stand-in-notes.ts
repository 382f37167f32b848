import type { Seat } from '@starboard/engine';
import { isWindow } from './clock/seat-clocks.ts';
import { overdue } from './due-work.ts';
import type { HostedMatch } from './hosted-match.ts';
import { isByClock, isByPerson, isMadeFor } from './log/author.ts';
import type { LogEntry } from './log/log-entry.ts';
import type { Seating } from './seat-holder.ts';
import { isTableNote, type TableNote } from './table-note.ts';

/** Who asks for an input, and in whose name. */
type Asked = Pick<LogEntry, 'request' | 'seat'>;

/** Whether bots, orders or clocks have come too late: the match stands still, or went on in another way meanwhile. */
export function isUncalledFor(
  hosted: HostedMatch,
  table: Seating,
  { request, seat }: Asked,
  at: number,
): boolean {
  const isByItself = seat === null || (request !== null && !isByPerson(request));
  if (isByItself && hosted.isResting) return true;
  return isByClock(request) && seat !== null && !overdue(hosted, table, at).includes(seat);
}

/** What all viewers have been told already, and need not be told again. */
export interface Noted {
  /** The seat that is played for, and has been ever since it was said. */
  readonly playedFor: Seat | null;
  readonly givenUp: readonly Seat[];
}

export const nothingNoted: Noted = { playedFor: null, givenUp: [] };

/** The same after another input. */
export function notedAfter(
  { playedFor, givenUp }: Noted,
  { input, request, seat, events }: Pick<LogEntry, 'input' | 'request' | 'seat' | 'events'>,
): Noted {
  // what was said may have been taken back as well
  if ('takeback' in input) return nothingNoted;
  if (!isMadeFor(request)) return { playedFor: null, givenUp };
  const note = events.find(isTableNote);
  if (!note || seat === null) return { playedFor: seat === playedFor ? seat : null, givenUp };
  return { playedFor: seat, givenUp: note.type === 'table:given-up' ? [...givenUp, seat] : givenUp };
}

/**
 * What all viewers are told before an answer that a person did not give themselves: once for all such answers in a
 * row, and once for all where they have given up. Of what is asked in secret, and of moments to react in, which pass
 * by themselves, nothing is told.
 */
export function noteBefore(hosted: HostedMatch, table: Seating, { request, seat }: Asked): TableNote | null {
  if (!isMadeFor(request) || seat === null || hosted.noted.playedFor === seat) return null;
  const holder = table.seats[seat];
  const question = hosted.match.questions.find((asked) => asked.seat === seat);
  if (holder?.kind !== 'person' || !question || question.secret || isWindow(question)) return null;
  if (holder.hasResigned)
    return hosted.noted.givenUp.includes(seat) ? null : { type: 'table:given-up', seat };
  return { type: holder.standIn === undefined ? 'table:time-ran-out' : 'table:stood-in', seat };
}
