import {
  decisionOf,
  equal,
  isDeclared,
  isWindow,
  type Json,
  type Match,
  type Question,
  questionTo,
  type Seat,
  seatsAsked,
  standingInput,
} from '@starboard/engine';
import { botAt } from '../bots/bot-at.ts';
import type { HostedMatch } from '../hosted-match.ts';
import { answerInRun } from '../runs/run.ts';
import { hidesSilence } from '../runs/silence.ts';
import type { Seating } from '../seat-holder.ts';
import type { SeatAnswer } from './seat-answer.ts';

/** Whether an answer that tells something by coming at once has to wait until the moment's time is up. */
const isHeldBack = (hosted: HostedMatch, table: Seating, question: Question): boolean =>
  isWindow(question) && hidesSilence(hosted, table);

const noInputs: readonly SeatAnswer[] = [];

/** Whether anything could be ordered there: many games know neither orders nor windows. */
export const takesOrders = ({ game, run }: HostedMatch): boolean =>
  game.standing !== undefined || run.passes.size > 0;

/**
 * What people have told the table to answer for them, and passes of those who have let a run pass, as inputs; not where
 * they have just stepped back.
 */
export function orderedInputs(
  hosted: HostedMatch,
  table: Seating,
  orders: ReadonlyMap<Seat, Json>,
): readonly SeatAnswer[] {
  const { match, steppedBack } = hosted;
  // asked after every input
  if (!takesOrders(hosted)) return noInputs;
  const inputs: SeatAnswer[] = [];
  for (const seat of seatsAsked(match)) {
    const input = steppedBack.includes(seat) ? null : orderedInput(hosted, table, orders, seat);
    if (input) inputs.push(input);
  }
  return inputs;
}

/** What a seat's player has told the table to answer now; null where they are to be asked. */
export function orderedInput(
  hosted: HostedMatch,
  table: Seating,
  orders: ReadonlyMap<Seat, Json>,
  seat: Seat,
): SeatAnswer | null {
  const { match, game, run } = hosted;
  if (botAt(table, seat) !== null || (!game.standing && !run.passes.has(seat))) return null;
  const question = questionTo(match, seat);
  if (!question) return null;
  const isQuiet = isHeldBack(hosted, table, question);
  const own = orders.get(seat) ?? game.standing?.usual ?? null;
  const ordered = standingAnswer(match, seat, own);
  // an order to do something counts in any window, and shows no sooner than it would by hand
  if (ordered && !equal(ordered.answer, question.timeout)) return ordered;
  const answer = isWindow(question) ? answerInRun(run, question, isQuiet) : undefined;
  if (answer !== undefined) return { seat, decision: decisionOf(match, seat), answer };
  return isQuiet && !isDeclared(match, seat, own) ? null : ordered;
}

/**
 * Whether it does something in a moment whose length must tell nothing. Then it is not taken together with what opened
 * the moment: that would be told later by as long as this takes.
 */
export function comesApart(hosted: HostedMatch, table: Seating, { seat, answer }: SeatAnswer): boolean {
  const question = questionTo(hosted.match, seat);
  return question !== undefined && isHeldBack(hosted, table, question) && !equal(answer, question.timeout);
}

function standingAnswer(match: Match, seat: Seat, orders: Json): SeatAnswer | null {
  const input = standingInput(match, seat, orders);
  return input && 'decision' in input ? input : null;
}
