import { decisionOf, type Input, questionTo, type Seat, seatsAsked } from '@starboard/engine';
import { botAt } from '../bots/bot-at.ts';
import type { HostedMatch } from '../hosted-match.ts';
import type { Seating } from '../seat-holder.ts';
import type { Errand } from './deed.ts';

/** The game's clock as an input, once the game wants to hear it. */
export const dueTick = (hosted: HostedMatch, now: number): Input | null =>
  hosted.wakesAt !== null && hosted.wakesAt <= now ? { at: hosted.gameTime(now) } : null;

/** Seats of people whose time is up. */
export const overdue = (hosted: HostedMatch, table: Seating, now: number): readonly Seat[] =>
  seatsAsked(hosted.match).flatMap((seat) => {
    const due = botAt(table, seat) === null ? hosted.dueOf(seat) : null;
    return due !== null && due <= now ? [seat] : [];
  });

/**
 * What is to be done when clocks have run out, beside what is due anyway. The game's own is heard alone: what is asked may
 * be another after it. `here`: players who are there.
 */
export function timeUp(
  hosted: HostedMatch,
  table: Seating,
  here: readonly Seat[],
  now: number,
): readonly Errand[] {
  const input = dueTick(hosted, now);
  if (input) return [{ what: 'tick', input }];
  return overdue(hosted, table, now).flatMap((seat) => outOfTime(hosted, here, seat));
}

/** What was agreed for that case is answered, or a bot answers. A player who is gone is stood in for. */
function outOfTime({ id, match }: HostedMatch, here: readonly Seat[], seat: Seat): readonly Errand[] {
  const question = questionTo(match, seat);
  if (!question) return [];
  const decision = decisionOf(match, seat);
  const { timeout: answer } = question;
  const answering: Errand =
    answer === undefined
      ? { what: 'ask', question: { match: id, seat, decision }, wait: 0 }
      : { what: 'answer', input: { seat, decision, answer }, by: 'clock', wait: 0 };
  return question.secret || here.includes(seat) ? [answering] : [answering, { what: 'stand-in', seat }];
}
