import type { Seat } from '../decisions/question.ts';
import type { Shape } from '../decisions/shape.ts';
import { equal, type Json } from '../position/json.ts';
import type { Match } from '../match/match.ts';
import { questionTo } from '../match/asked.ts';
import { viewOf } from '../match/view.ts';
import type { Reason } from './reason.ts';

/** A question that will come to a seat, or may, as far as its player can know now. */
export interface ComingQuestion {
  readonly prompt: string;
  /** What answers will look like, as far as that is known now; which of them are taken the question itself will say. */
  readonly shape: Shape;
  /** It comes unless something out of the ordinary happens. */
  readonly isSure?: true;
  /** It is asked several times in a row: one answer is given each time. */
  readonly repeats?: true;
  /** What an answer can be made to depend on, as the game names it; the usual first. */
  readonly givens: readonly string[];
}

/** What an answer depended on when it was left: a few things that its player saw then, each with a name. */
export type Basis = Readonly<Record<string, Json>>;

/**
 * What a player may answer before being asked. All of it is read from the player's own view: it tells them nothing,
 * and what they leave stays between them and their host.
 */
export interface ComingQuestions<View extends object = object> {
  /** In the order in which they come. */
  list(view: View, seat: Seat): readonly ComingQuestion[];
  /** What an answer to this prompt depends on; what the player cannot see yet is left out. */
  basis(prompt: string, given: string, view: View, seat: Seat): Basis;
  /** Why an answer is not given: this part of what it depended on has changed. */
  changed(part: string): Reason;
}

/** Questions the seat may answer beforehand now; what it is being asked is not among them. */
export function comingTo(match: Match, seat: Seat): readonly ComingQuestion[] {
  const { coming } = match.game;
  if (!coming || match.position.outcome) return [];
  const asked = questionTo(match, seat)?.prompt;
  return coming.list(viewOf(match, seat), seat).filter(({ prompt }) => prompt !== asked);
}

/** The first part of what an answer depended on that is different now; null when all is as it was seen. */
export const changedPart = (seen: Basis, now: Basis): string | null =>
  Object.keys(seen).find(
    (part) => !Object.hasOwn(now, part) || !equal(seen[part] ?? null, now[part] ?? null),
  ) ?? null;
