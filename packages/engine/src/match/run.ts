import type { Question, Seat } from '../decisions/question.ts';
import type { Json } from '../position/json.ts';
import type { Position } from '../position/position.ts';
import type { Next, Presence } from '../game/procedure.ts';
import { type Asked, noQuestions, questionsOf } from './asked.ts';
import { listens, listensIn } from './hearing.ts';
import {
  type AnyAskActs,
  type AnyAskAll,
  type AnyAskEach,
  type AnyGame,
  type AnyTable,
  askingStep,
  stepOf,
  topFrame,
} from './step-of.ts';

/** No honest rule takes this many steps, or nests this deep, without asking a seat. */
const mostSteps = 20_000;
const mostFrames = 200;

const noAnswers: ReadonlyMap<Seat, Json> = new Map();

/** A match as the rules run it. */
export interface Running {
  readonly game: AnyGame;
  readonly table: AnyTable;
  readonly questions: readonly Question[];
}

/** Runs steps until a seat has to be asked or the match is over; returns what is open then, which may be put off. */
export function advance(game: AnyGame, table: AnyTable, handed?: unknown): Asked {
  const { position } = table;
  const { frames } = position;
  let result = handed;
  position.isWaiting = false;
  for (let count = 0; count < mostSteps; count++) {
    if (position.outcome) {
      frames.length = 0;
      return noQuestions;
    }
    const frame = frames[frames.length - 1];
    if (!frame) throw new Error(`${game.id} ran out of procedures without an outcome`);
    if (frames.length > mostFrames) throw new Error(`${game.id} nests procedures without end`);
    const step = stepOf(game, frame.proc, frame.step);
    let next: Next<string>;
    if (typeof step === 'function') {
      next = step(table, frame.locals, result);
    } else {
      if (result !== undefined) throw new Error(`${frame.proc}.${frame.step} asks and cannot take a result`);
      if (step.takes === 'acts') return putOff(position, actors(step, position));
      if (table.imagined && step.takes === 'each' && step.seat)
        return putOff(position, [step.seat(position.state, frame.locals)]);
      const questions = askedBy(step, frame.locals, table);
      if (questions.length > 0 || listens(step)) return wait(position, questions);
      if (step.takes === 'each') throw new Error(`${frame.proc}.${frame.step} asks nobody`);
      next = step.answer(table, frame.locals, noAnswers);
    }
    result = follow(position, next);
  }
  throw new Error(`${game.id} went on for ${mostSteps} steps without asking anybody`);
}

/** What a step asks; in windows of an imagined table not more than was wanted of it. */
function askedBy(step: AnyAskAll | AnyAskEach, locals: object, table: AnyTable): readonly Question[] {
  if (step.takes === 'each') return step.questions(table.state, locals);
  return isPassedBy(step, table) ? noQuestions : usableOnly(step, step.questions(table.state, locals), table);
}

const isPassedBy = ({ isWindow }: AnyAskAll, { imagined }: AnyTable): boolean =>
  imagined === 'none' && isWindow === true;

/** Where only seats that could do something are asked, those that can only let it pass are left out. */
const usableOnly = (
  { isWindow }: AnyAskAll,
  questions: readonly Question[],
  { imagined }: AnyTable,
): readonly Question[] =>
  imagined === 'usable' && isWindow
    ? questions.filter(({ shape }) => shape.kind !== 'choose' || shape.options.length > 1)
    : questions;

/** Who may act at a step that takes acts. */
function actors(step: AnyAskActs, position: Position): readonly Seat[] {
  const seats = step.seats(position.state, topFrame(position)?.locals ?? {});
  if (seats.length === 0 && !listens(step)) throw new Error('a step takes acts of nobody');
  if (new Set(seats).size < seats.length) throw new Error('one seat may act twice at once');
  return seats;
}

/** Waits for answers; those who are asked something new get a new number. */
function wait(position: Position, questions: readonly Question[], asked = questions): readonly Question[] {
  for (const { seat } of asked) number(position, seat);
  position.isWaiting = true;
  if (isSeatAskedTwice(questions)) throw new Error('one seat is asked two things at once');
  return questions;
}

/** Looked at whenever a table waits: they are few, and a set of their seats would take longer to make. */
function isSeatAskedTwice(questions: readonly Question[]): boolean {
  for (let later = 1; later < questions.length; later++)
    for (let earlier = 0; earlier < later; earlier++)
      if (questions[earlier]?.seat === questions[later]?.seat) return true;
  return false;
}

/** Waits for answers to questions that have not been worked out yet. */
function putOff(position: Position, seats: readonly Seat[]): null {
  for (const seat of seats) number(position, seat);
  position.isWaiting = true;
  return null;
}

function number({ decisions }: Position, seat: Seat): void {
  decisions[seat] = (decisions[seat] ?? 0) + 1;
}

/**
 * Takes one legal answer to an open question and runs on; returns what is open then. `asking`: where the questions have
 * been worked out already, if that is another match.
 */
export function take(
  match: Running,
  seat: Seat,
  answer: Json,
  asking: Pick<Running, 'questions'> = match,
): Asked {
  const { game, table } = match;
  const { position } = table;
  const frame = topFrame(position);
  const step = frame && stepOf(game, frame.proc, frame.step);
  if (!frame || typeof step !== 'object') throw new Error('nothing is being asked');
  if (step.takes === 'acts') return afterActs(match, step, step.answer(table, frame.locals, answer, seat));
  if (step.takes === 'each') {
    const { questions } = asking;
    return after(match, step.answer(table, frame.locals, answer, seat), questions, seat);
  }
  // before the answer lies there: what is asked may still have to be worked out
  const left = isPassedBy(step, table) ? noQuestions : stillAsked(step, asking.questions, seat, table);
  position.answered[seat] = answer;
  if (left.length > 0) return left;
  const answers = new Map<Seat, Json>();
  for (let each = 0; each < position.seats; each++) {
    const given = position.answered[each];
    if (given !== undefined) answers.set(each, given);
  }
  position.answered = {};
  // what the others answered face down takes effect: no way back from that
  if (answers.size > 1) table.irrevocable = true;
  return proceed(game, table, step.answer(table, frame.locals, answers));
}

/** Who has still to answer what all are asked; of a window an imagined table asks no more than of those to come. */
function stillAsked(
  step: AnyAskAll,
  questions: readonly Question[],
  answering: Seat,
  table: AnyTable,
): readonly Question[] {
  if (questions.length < 2) return noQuestions;
  return usableOnly(
    step,
    questions.filter(({ seat }) => seat !== answering),
    table,
  );
}

/** Lets the clock speak to the step that is waiting, which listens. */
export const tick = (match: Running): Asked =>
  hear(match, (step, locals) => step.clock?.(match.table, locals));

/** Tells the step that is waiting, which listens, who plays a seat. */
export const hearPresence = (match: Running, seat: Seat, is: Presence): Asked =>
  hear(match, (step, locals) => step.presence?.(match.table, locals, seat, is));

/** Tells the step that stands still, and listens, to go on. */
export const resume = (match: Running): Asked =>
  hear(match, (step, locals) => step.resume?.(match.table, locals));

function hear(
  match: Running,
  say: (step: AnyAskEach | AnyAskActs, locals: object) => Next<string> | undefined,
): Asked {
  const { game, table } = match;
  const frame = topFrame(table.position);
  const step = askingStep(game, table.position);
  if (!frame || !step || step.takes === 'all') throw new Error('no step listens');
  const before = step.takes === 'acts' ? noQuestions : match.questions;
  const next = say(step, frame.locals);
  if (!next) throw new Error(`${frame.proc}.${frame.step} does not listen`);
  return step.takes === 'acts' ? afterActs(match, step, next) : after(match, next, before);
}

/** Runs on after an act; if the step stays, what it asks is worked out when it is read. */
function afterActs({ game, table }: Running, step: AnyAskActs, next: Next<string>): Asked {
  if (next.do !== 'stay' || table.position.outcome) return proceed(game, table, next);
  if (!listens(step)) actors(step, table.position);
  return null;
}

/** Runs on, or, if the step stays, asks anew what it asks now. */
function after(
  { game, table }: Running,
  next: Next<string>,
  before: readonly Question[],
  answering?: Seat,
): Asked {
  const { position } = table;
  if (next.do !== 'stay' || position.outcome) return proceed(game, table, next);
  const questions = questionsOf(game, position);
  if (questions.length === 0 && !listensIn(game, position)) throw new Error('a step stays and asks nobody');
  // an open question takes many answers under one number; any other is a new one to the seat that has just answered
  const wasAsked = (seat: Seat) => seat !== answering && before.some((question) => question.seat === seat);
  const asked = questions.filter(({ seat, shape }) => shape.kind !== 'open' && !wasAsked(seat));
  return wait(position, questions, asked);
}

function proceed(game: AnyGame, table: AnyTable, next: Next<string>): Asked {
  return advance(game, table, table.position.outcome ? undefined : follow(table.position, next));
}

/** Carries out where a step wants to go; returns what an ended procedure hands to its caller. */
function follow(position: Position, next: Next<string>): unknown {
  const { frames } = position;
  const frame = frames[frames.length - 1] as Position['frames'][number];
  switch (next.do) {
    case 'goto':
      frame.step = next.step;
      return undefined;
    case 'call':
      frame.step = next.then;
      frames.push({ proc: next.proc, step: next.first, locals: next.locals });
      return undefined;
    case 'end':
      frames.pop();
      return next.result;
    case 'stay':
      throw new Error(`only an open question can stay, not ${frame.proc}.${frame.step}`);
  }
}
