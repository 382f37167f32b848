import type { Seat } from '@starboard/engine';
import { botAt } from '../bots/bot-at.ts';
import type { HostedMatch } from '../hosted-match.ts';
import type { Seating } from '../seat-holder.ts';

/** Beyond that no player sits and watches how long others take. */
const longestWatched = 60_000;

/** Whether a person plays the seat, who could count the seconds of others. */
const isPlayedByPerson = (table: Seating, seat: Seat): boolean =>
  table.seats[seat]?.kind === 'person' && botAt(table, seat) === null;

/** Whether people play here at all. */
export const hasPeople = (table: Seating): boolean =>
  table.seats.some((_, seat) => isPlayedByPerson(table, seat));

/**
 * Whether how long a moment to react stays open must tell nothing: then seats that can do nothing are asked
 * like all others, and those that have not passed by themselves pass together when its time is up. Only a clock makes
 * that possible, and only other people could draw conclusions.
 */
export const hidesSilence = ({ pace }: HostedMatch, table: Seating): boolean =>
  pace !== null &&
  pace.window <= longestWatched &&
  table.seats.filter((_, seat) => isPlayedByPerson(table, seat)).length > 1;
