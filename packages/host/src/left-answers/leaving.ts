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
import { type AnswerAhead, asSaid, type LeftAnswer, type LeftAnswers } from './left-answers.ts';

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
  if (!coming) return { refused: reason('server.match.nothing-ahead') };
  const announced = comingTo(match, seat);
  const view = viewOf(match, seat);
  const answers: LeftAnswer[] = [];
  for (const each of said) {
    const known = before.answers.find((left) => equal(asSaid(left), asSaid(each)));
    if (known) {
      answers.push(known);
      continue;
    }
    const question = announced.find(({ prompt }) => prompt === each.prompt);
    if (!question || !question.givens.includes(each.given))
      return { refused: reason('server.match.not-to-come') };
    const refused = refuse(question.shape, each.answer);
    if (refused) return { refused };
    const seen = coming.basis(each.prompt, each.given, view, seat);
    answers.push({ ...asSaid(each), seen, ...(question.repeats && { repeats: true }) });
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

/** Why an answer cannot be given any more, whenever its question comes; null when it still can. */
export function whyLapsed({ match, game }: HostedMatch, seat: Seat, left: LeftAnswer): Reason | null {
  const { coming } = game;
  if (!coming) return reason('server.match.nothing-ahead');
  const now = coming.basis(left.prompt, left.given, viewOf(match, seat), seat);
  const part = changedPart(left.seen, now);
  return part === null ? null : coming.changed(part);
}
