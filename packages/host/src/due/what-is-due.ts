import { isWindow, questionTo, type Seat } from '@starboard/engine';
import { type BotQuestion, botQuestions, onlyBotAnswer } from '../bots/bot-questions.ts';
import { hearsWhoIsThere, presenceInputs } from '../coming-and-going.ts';
import { earlyResult } from '../ending/early-result.ts';
import type { HostedMatch } from '../hosted-match.ts';
import { givingsDue, isLeftFor } from '../left-answers/giving.ts';
import { beatLeft } from '../runs/beat.ts';
import type { Deed } from './deed.ts';
import { orderedInputs } from './orders.ts';
import type { Surroundings } from './surroundings.ts';

/**
 * What is to be done at a match now that it is as it is, whichever host has it: looked at after every entry, and again
 * when something around the match has changed. What is not done by then is due again. Null: nothing goes on there.
 * `isRight`: it goes on, or stands still, as it should.
 */
export function whatIsDue(hosted: HostedMatch, around: Surroundings, isRight = true): readonly Deed[] | null {
  const { table } = around;
  if (table.status !== 'playing') return null;
  if (hosted.result) return [{ what: 'close', result: hosted.result }];
  const over = earlyResult(table, hosted.game);
  if (over) return [{ what: 'end', over }];
  if (!isRight) return [{ what: 'rest' }];
  if (hosted.isResting) return null;
  const deeds: Deed[] = [];
  tellWhoIsThere(hosted, around, deeds);
  askBots(hosted, around, deeds);
  followOrders(hosted, around, deeds);
  giveWhatIsLeft(hosted, around, deeds);
  return deeds;
}

function tellWhoIsThere(hosted: HostedMatch, around: Surroundings, deeds: Deed[]): void {
  const here = hearsWhoIsThere(hosted) ? around.here() : null;
  if (!here) return;
  for (const input of presenceInputs(hosted, around.table, here)) deeds.push({ what: 'tell', input });
}

function askBots(hosted: HostedMatch, around: Surroundings, deeds: Deed[]): void {
  for (const question of botQuestions(hosted, around.table))
    deeds.push(hosted.isTimed ? { what: 'pace', question } : askedOnce(hosted, around, question));
}

/** A bot that has no choice need not be asked. */
function askedOnce(hosted: HostedMatch, around: Surroundings, question: BotQuestion): Deed {
  const { seat, decision } = question;
  const wait = botWait(hosted, around, seat);
  const answer = onlyBotAnswer(hosted, question);
  return answer === undefined
    ? { what: 'ask', question, wait }
    : { what: 'answer', input: { seat, decision, answer }, by: 'bot', wait };
}

/** Moments in which a bot could only react pass sooner than its moves. */
function botWait(hosted: HostedMatch, around: Surroundings, seat: Seat): number {
  const question = questionTo(hosted.match, seat);
  return question && isWindow(question)
    ? beatLeft(hosted, around.table, seat, around.now())
    : around.betweenBotMoves;
}

/** An order speaks only where its player has left no answer. */
function followOrders(hosted: HostedMatch, { table, orders, left }: Surroundings, deeds: Deed[]): void {
  for (const input of orderedInputs(hosted, table, orders))
    if (!isLeftFor(hosted, left, input.seat)) deeds.push({ what: 'answer', input, by: 'order', wait: 0 });
}

function giveWhatIsLeft(hosted: HostedMatch, { table, left }: Surroundings, deeds: Deed[]): void {
  for (const { seat, giving } of givingsDue(hosted, table, left)) deeds.push({ what: 'give', seat, giving });
}
