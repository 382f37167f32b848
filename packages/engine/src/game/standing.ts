import type { Seat } from '../decisions/question.ts';
import type { Input } from '../match/input.ts';
import type { Json } from '../position/json.ts';
import type { Match } from '../match/match.ts';
import type { Reason } from './reason.ts';
import { decisionOf, questionTo } from '../match/asked.ts';
import { type Prompt, promptOf, viewOf } from '../match/view.ts';

/**
 * What a player has told the table to answer for it, so that it is asked only when it wants to be. Orders look at
 * nothing but what their player sees, and are no part of the match: the host gives the answer as
 * an input like any other.
 */
export interface StandingOrders<View extends object = object> {
  /** The orders of a player who has left none. */
  readonly usual: Json;
  /** Why these are no orders, or null. Takes anything at all. */
  refuse(orders: unknown): Reason | null;
  /** The answer the orders give to this prompt, or undefined when the player wants to be asked. */
  answer(orders: Json, prompt: Prompt, view: View, seat: Seat): Json | undefined;
  /** Whether the orders would give the same answer with any hand: then its coming at once betrays nothing. */
  isDeclared?(orders: Json, prompt: Prompt, view: View, seat: Seat): boolean;
  /** Whether the player wants others to wait for them in this window, or in one that the prompt tells is ahead. */
  holds?(orders: Json, prompt: Prompt, view: View, seat: Seat): boolean;
}

/** The input that a seat's orders make now, or null when it is to be asked, or is not. */
export function standingInput(match: Match, seat: Seat, orders: Json): Input | null {
  const question = questionTo(match, seat);
  const { standing } = match.game;
  if (!question || !standing) return null;
  const decision = decisionOf(match, seat);
  const view = viewOf(match, seat);
  const answer = standing.answer(orders, promptOf(question, decision), view, seat);
  return answer === undefined ? null : { seat, decision, answer };
}

/** Whether that input tells others nothing of what the seat holds, however soon it comes. */
export function isDeclared(match: Match, seat: Seat, orders: Json): boolean {
  const question = questionTo(match, seat);
  const { standing } = match.game;
  if (!question || !standing?.isDeclared) return false;
  const view = viewOf(match, seat);
  return standing.isDeclared(orders, promptOf(question, decisionOf(match, seat)), view, seat);
}
