import {
  decisionOf,
  isLegal,
  type Question,
  questionTo,
  type Reason,
  refuse,
  type Seat,
} from '@starboard/engine';
import { botAt } from '../bots/bot-at.ts';
import type { SeatAnswer } from '../due/seat-answer.ts';
import type { HostedMatch } from '../hosted-match.ts';
import type { Seating } from '../seat-holder.ts';
import { asSaid, canBeLeft, type LeftAnswer, type LeftAnswers, nothingLeft } from './left-answers.ts';
import { fallenBack, whyLapsed } from './leaving.ts';

/** What becomes of a player's answers now that the match is as it is. */
export interface Giving {
  /** The same object where nothing has changed; otherwise it is to be stored before the answer is given. */
  readonly left: LeftAnswers;
  /** The answer to the question that is asked now, if one was left for it. */
  readonly input: SeatAnswer | null;
}

/**
 * Takes out what has been given, drops what can be given no more with all that was to come after it, and finds the
 * answer to what is asked. Nothing is given where the player has just stepped back, or a bot plays for them.
 */
export function givingNow(hosted: HostedMatch, table: Seating, seat: Seat, before: LeftAnswers): Giving {
  // left with an older version, which took it at any table
  if (!canBeLeft(hosted)) return { left: before.answers.length === 0 ? before : nothingLeft, input: null };
  const { match } = hosted;
  const question = hosted.result ? undefined : questionTo(match, seat);
  const decision = decisionOf(match, seat);
  const isAsked = question !== undefined && botAt(table, seat) === null && !hosted.steppedBack.includes(seat);
  const isGiven = ({ to }: LeftAnswer) => to !== undefined && (to < decision || !question);
  const left = withAnswers(
    before,
    before.answers.filter((each) => !isGiven(each)),
  );
  const marked = left.answers.find(({ to }) => to === decision);
  if (marked) return { left, input: isAsked ? { seat, decision, answer: marked.answer } : null };
  const standing = withoutLapsed(hosted, seat, left);
  const at = isAsked ? standing.answers.findIndex(({ prompt }) => prompt === question.prompt) : -1;
  const next = standing.answers[at];
  if (!next || !question) return { left: standing, input: null };
  const said = answerTo(hosted, seat, question, next);
  if (!said) {
    const why = refuse(question.shape, next.answer, match.position.now);
    return { left: why ? cutAt(standing, at, why) : standing, input: null };
  }
  const input = { seat, decision, answer: said.answer };
  // what has not been asked before this will not be
  const rest = standing.answers.slice(at + 1);
  const passed = standing.answers.slice(0, at).filter(({ repeats }) => repeats);
  const given = next.repeats ? next : { ...said, to: decision };
  return { left: withAnswers(standing, [...passed, given, ...rest]), input };
}

/** Whether the seat's player has left an answer for what it is asked now: then their orders do not speak. */
export function isLeftFor({ match }: HostedMatch, left: ReadonlyMap<Seat, LeftAnswers>, seat: Seat): boolean {
  const own = left.get(seat);
  if (!own) return false;
  const asked = questionTo(match, seat)?.prompt;
  return own.answers.some(({ prompt }) => prompt === asked);
}

/** What becomes of the answers of a seat's player. */
interface SeatGiving {
  readonly seat: Seat;
  readonly giving: Giving;
}

const noGivings: readonly SeatGiving[] = [];

/** Seats that have left something which is to be given, or dropped, now. */
export function givingsDue(
  hosted: HostedMatch,
  table: Seating,
  left: ReadonlyMap<Seat, LeftAnswers>,
): readonly SeatGiving[] {
  // asked after every input, and nearly always no player has left anything
  if (left.size === 0) return noGivings;
  return Array.from(left).flatMap(([seat, before]) => {
    const giving = givingNow(hosted, table, seat, before);
    return giving.input !== null || giving.left !== before ? [{ seat, giving }] : [];
  });
}

/** The answer, or what it falls back on, whichever the question takes; null where it takes neither. */
function answerTo(hosted: HostedMatch, seat: Seat, { shape }: Question, left: LeftAnswer): LeftAnswer | null {
  const { now } = hosted.match.position;
  if (isLegal(shape, left.answer, now)) return left;
  const other = fallenBack(hosted, seat, left);
  return other && isLegal(shape, other.answer, now) ? other : null;
}

/** Without those from the first on that depended on something that has changed, and fall back on nothing. */
function withoutLapsed(hosted: HostedMatch, seat: Seat, left: LeftAnswers): LeftAnswers {
  const answers = [...left.answers];
  for (const [at, each] of left.answers.entries()) {
    const why = whyLapsed(hosted, seat, each);
    const standing = why ? fallenBack(hosted, seat, each) : each;
    if (why && !standing) return cutAt({ ...left, answers }, at, why);
    if (standing) answers[at] = standing;
  }
  return withAnswers(left, answers);
}

const cutAt = ({ answers }: LeftAnswers, at: number, why: Reason): LeftAnswers => ({
  answers: answers.slice(0, at),
  dropped: { answers: answers.slice(at).map(asSaid), why },
});

const withAnswers = (left: LeftAnswers, answers: readonly LeftAnswer[]): LeftAnswers =>
  answers.length === left.answers.length && answers.every((each, at) => each === left.answers[at])
    ? left
    : { ...left, answers };
