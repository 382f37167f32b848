import type { Question, Seat } from '../decisions/question.ts';
import type { Viewer } from '../game/game.ts';
import type { Position } from '../position/position.ts';
import type { Match } from './match.ts';
import { type AnyAskActs, type AnyGame, askingStep, topFrame } from './step-of.ts';

/** What is asked; null when it is put off until it is read. */
export type Asked = readonly Question[] | null;

export const noQuestions: readonly Question[] = [];

/** The questions of a position that waits for answers, those already answered left out. */
export function questionsOf(game: AnyGame, position: Position): readonly Question[] {
  const step = askingStep(game, position);
  const frame = topFrame(position);
  if (!step || !frame) return noQuestions;
  const { state, answered } = position;
  if (step.takes === 'acts')
    return step.seats(state, frame.locals).map((seat) => step.question(state, frame.locals, seat));
  const questions = step.questions(state, frame.locals);
  const isOpen = (question: Question) => !(question.seat in answered);
  return questions.every(isOpen) ? questions : questions.filter(isOpen);
}

/** The step that takes acts, where one waits. */
function actsIn(game: AnyGame, position: Position): AnyAskActs | undefined {
  const step = askingStep(game, position);
  return step?.takes === 'acts' ? step : undefined;
}

/** Seats that may act now, told without working out what they may do; null where no step takes acts. */
export function actorsIn({ game, position }: Match): readonly Seat[] | null {
  return actsIn(game, position)?.seats(position.state, topFrame(position)?.locals ?? {}) ?? null;
}

// written out: it is looked up for every input, and a function made for that takes a hundred bytes
function questionOf(questions: readonly Question[], seat: Seat): Question | undefined {
  for (const question of questions) if (question.seat === seat) return question;
  return undefined;
}

/** What a seat is asked; where acts are taken, no other seat's question is worked out for that. */
export function questionTo(match: Match, seat: Viewer, actors = actorsIn(match)): Question | undefined {
  if (seat === 'spectator') return undefined;
  if (!actors) return questionOf(match.questions, seat);
  if (!actors.includes(seat)) return undefined;
  const { game, position } = match;
  return actsIn(game, position)?.question(position.state, topFrame(position)?.locals ?? {}, seat);
}

/** Seats that are asked now. */
export const seatsAsked = (match: Match): readonly Seat[] =>
  actorsIn(match) ?? match.questions.map(({ seat }) => seat);

/** Seats that the viewer may know to be asked. */
export function awaitedFor(match: Match, viewer: Viewer, actors = actorsIn(match)): readonly Seat[] {
  if (actors) return actors.slice();
  const seats: Seat[] = [];
  for (const { seat, secret } of match.questions) if (!secret || seat === viewer) seats.push(seat);
  return seats;
}

/** Whether what the waiting step asks can be put off: it is sure to ask a seat, or takes acts. */
export function canPutOff(game: AnyGame, position: Position): boolean {
  const step = position.isWaiting ? askingStep(game, position) : undefined;
  return step?.takes === 'acts' || (step?.takes === 'each' && step.seat !== undefined);
}

/** The number of the decision the seat is asked now, or was asked last. */
export const decisionOf = (match: { readonly position: Position }, seat: Seat): number =>
  match.position.decisions[seat] ?? 0;
