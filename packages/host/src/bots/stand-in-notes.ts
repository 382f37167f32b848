import { isWindow, questionTo, type Seat } from '@starboard/engine';
import { overdue } from '../due/time-up.ts';
import type { HostedMatch } from '../hosted-match.ts';
import type { Asked, Author, LogEntry } from '../log/log-entry.ts';
import type { Seating } from '../seat-holder.ts';
import { isTableNote, type TableNote } from '../telling/table-note.ts';

/** Whether it was made in the name of a seat whose player did not make it, nor leave an order for it. */
const isMadeFor = (by: Author): boolean => by === 'bot' || by === 'clock';

/** Whether bots, orders or clocks have come too late: the match stands still, or went on in another way meanwhile. */
export function isUncalledFor(
  hosted: HostedMatch,
  table: Seating,
  { by, seat }: Pick<Asked, 'by' | 'seat'>,
  at: number,
): boolean {
  if (by !== 'person' && hosted.isResting) return true;
  return by === 'clock' && seat !== null && !overdue(hosted, table, at).includes(seat);
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
  before: Noted,
  { input, by, seat, events }: Pick<LogEntry, 'input' | 'by' | 'seat' | 'events'>,
): Noted {
  const { playedFor, givenUp } = before;
  // what was said may have been taken back as well
  if ('takeback' in input) return nothingNoted;
  if (!isMadeFor(by)) return playedFor === null ? before : { playedFor: null, givenUp };
  const note = events.find(isTableNote);
  if (!note || seat === null) return { playedFor: seat === playedFor ? seat : null, givenUp };
  return { playedFor: seat, givenUp: note.type === 'table:given-up' ? [...givenUp, seat] : givenUp };
}

/**
 * What all viewers are told before an answer that a person did not give themselves: once for all such answers in a
 * row, and once for all where they have given up. Of what is asked in secret, and of moments to react in, which pass
 * by themselves, nothing is told.
 */
export function noteBefore(
  hosted: HostedMatch,
  table: Seating,
  { by, seat }: Pick<Asked, 'by' | 'seat'>,
): TableNote | null {
  if (!isMadeFor(by) || seat === null || hosted.noted.playedFor === seat) return null;
  const holder = table.seats[seat];
  const question = questionTo(hosted.match, seat);
  if (holder?.kind !== 'person' || !question || question.secret || isWindow(question)) return null;
  if (holder.hasResigned)
    return hosted.noted.givenUp.includes(seat) ? null : { type: 'table:given-up', seat };
  return { type: holder.standIn === undefined ? 'table:time-ran-out' : 'table:stood-in', seat };
}
