import {
  changedPart,
  comingTo,
  equal,
  type Reason,
  reason,
  refuse,
  type Seat,
  viewOf,
} from '@starboard/engine';
import type { HostedMatch } from '../hosted-match.ts';
import { type AnswerAhead, asSaid, canBeLeft, type LeftAnswer, type LeftAnswers } from './left-answers.ts';

/**
 * What a player has left once these answers take the place of those from before. What was left already and is said
 * again still depends on what its player saw then.
 */
export function leaveAnswers(
  hosted: HostedMatch,
  seat: Seat,
  before: LeftAnswers,
  said: readonly AnswerAhead[],
): LeftAnswers | { readonly refused: Reason } {
  const { match, game } = hosted;
  const { coming } = game;
  if (hosted.result) return { refused: reason('engine.match-over') };
  if (!coming || !canBeLeft(hosted)) return { refused: reason('server.match.nothing-ahead') };
  const announced = comingTo(match, seat);
  const view = viewOf(match, seat);
  const answers: LeftAnswer[] = [];
  for (const each of said) {
    // a second answer to it would wait for a question that has been answered
    if (answers.some(({ prompt }) => prompt === each.prompt))
      return { refused: reason('server.match.left-already') };
    const known = before.answers.find((left) => equal(asSaid(left), asSaid(each)));
    if (known) {
      answers.push(known);
      continue;
    }
    const question = announced.find(({ prompt }) => prompt === each.prompt);
    if (!question || !question.givens.includes(each.given))
      return { refused: reason('server.match.not-to-come') };
    const { prompt, given, answer, orElse } = each;
    const refused =
      refuse(question.shape, answer) ?? (orElse === undefined ? null : refuse(question.shape, orElse));
    if (refused) return { refused };
    const dependingOn = (on: string) => ({ given: on, seen: coming.basis(prompt, on, view, seat) });
    answers.push({
      ...asSaid(each),
      ...dependingOn(given),
      ...(orElse !== undefined && { fallBack: dependingOn(question.givens[0] ?? given) }),
      ...(question.repeats && { repeats: true }),
    });
  }
  return { answers: inOrder(answers, announced), dropped: null };
}

/** In the order in which their questions come, whichever was left first. */
function inOrder(
  answers: readonly LeftAnswer[],
  announced: readonly { readonly prompt: string }[],
): readonly LeftAnswer[] {
  const place = ({ prompt }: LeftAnswer) => announced.findIndex((question) => question.prompt === prompt);
  return answers.toSorted((a, b) => place(a) - place(b));
}

/** What takes the place of an answer that cannot be given; null where nothing does. */
export function fallenBack(
  hosted: HostedMatch,
  seat: Seat,
  { orElse, fallBack, ...left }: LeftAnswer,
): LeftAnswer | null {
  if (orElse === undefined || !fallBack) return null;
  const other = { ...left, ...fallBack, answer: orElse };
  return whyLapsed(hosted, seat, other) ? null : other;
}

/** Why an answer cannot be given any more, whenever its question comes; null when it still can. */
export function whyLapsed({ match, game }: HostedMatch, seat: Seat, left: LeftAnswer): Reason | null {
  const { coming } = game;
  if (!coming) return reason('server.match.nothing-ahead');
  const now = coming.basis(left.prompt, left.given, viewOf(match, seat), seat);
  const part = changedPart(left.seen, now);
  return part === null ? null : coming.changed(part);
}
