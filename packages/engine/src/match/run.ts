import type { Question, Seat } from '../decisions/question.ts';
import type { Game } from '../game/game.ts';
import type { Json } from '../position/json.ts';
import type { Position } from '../position/position.ts';
import type { Act, Ask, AskAll, AskEach, Next } from '../game/procedure.ts';
import type { Table } from '../game/table.ts';

type AnyTable = Table<object, { readonly type: string }>;
type AnyAct = Act<object, { readonly type: string }, object, string>;
type AnyAsk = Ask<object, { readonly type: string }, object, string>;
type AnyAskAll = AskAll<object, { readonly type: string }, object, string>;
type AnyAskEach = AskEach<object, { readonly type: string }, object, string>;
export type AnyGame = Game<object, { readonly type: string }>;

/** No honest rule takes this many steps, or nests this deep, without asking a seat. */
const mostSteps = 20_000;
const mostFrames = 200;

type StepsByProcedure = ReadonlyMap<string, ReadonlyMap<string, AnyAct | AnyAsk>>;

const stepsOf = new WeakMap<AnyGame, StepsByProcedure>();

function proceduresOf(game: AnyGame): StepsByProcedure {
  const procedures =
    stepsOf.get(game) ??
    new Map(
      game.procedures.map(({ name, steps }) => [
        name,
        new Map(Object.entries(steps) as [string, AnyAct | AnyAsk][]),
      ]),
    );
  stepsOf.set(game, procedures);
  return procedures;
}

// it is mostly the same step as a moment ago
let latest: { game: AnyGame; proc: string; step: string; found: AnyAct | AnyAsk } | null = null;

export function stepOf(game: AnyGame, proc: string, step: string): AnyAct | AnyAsk {
  if (latest?.game === game && latest.proc === proc && latest.step === step) return latest.found;
  const found = proceduresOf(game).get(proc)?.get(step);
  if (!found) throw new Error(`${game.id} has no step '${step}' in a procedure '${proc}'`);
  latest = { game, proc, step, found };
  return found;
}

const noQuestions: readonly Question[] = [];
const noAnswers: ReadonlyMap<Seat, Json> = new Map();

/** The questions of a position that waits for answers, those already answered left out. */
export function questionsOf(game: AnyGame, position: Position): readonly Question[] {
  const frame = position.frames.at(-1);
  if (!frame || position.outcome) return noQuestions;
  const step = stepOf(game, frame.proc, frame.step);
  if (typeof step === 'function') return noQuestions;
  const questions = step.questions(position.state, frame.locals);
  const isOpen = (question: Question) => !(question.seat in position.answered);
  return questions.every(isOpen) ? questions : questions.filter(isOpen);
}

/**
 * Runs steps until a seat has to be asked or the match is over; returns the open questions, which at an imagined
 * table may be put off.
 */
export function advance(game: AnyGame, table: AnyTable, handed?: unknown): readonly Question[] {
  const { position } = table;
  const { frames } = position;
  let result = handed;
  position.isWaiting = false;
  position.answered = {};
  for (let count = 0; count < mostSteps; count++) {
    if (position.outcome) {
      frames.length = 0;
      return noQuestions;
    }
    const frame = frames.at(-1);
    if (!frame) throw new Error(`${game.id} ran out of procedures without an outcome`);
    if (frames.length > mostFrames) throw new Error(`${game.id} nests procedures without end`);
    const step = stepOf(game, frame.proc, frame.step);
    let next: Next<string>;
    if (typeof step === 'function') {
      next = step(table, frame.locals, result);
    } else {
      if (result !== undefined) throw new Error(`${frame.proc}.${frame.step} asks and cannot take a result`);
      if (table.isImagined && step.takes === 'each' && step.seat)
        return putOff(position, step.seat(position.state, frame.locals));
      const questions = step.questions(position.state, frame.locals);
      if (questions.length > 0 || listens(step)) return wait(position, questions);
      if (step.takes === 'each') throw new Error(`${frame.proc}.${frame.step} asks nobody`);
      next = (step as AnyAskAll).answer(table, frame.locals, noAnswers);
    }
    result = follow(position, next);
  }
  throw new Error(`${game.id} went on for ${mostSteps} steps without asking anybody`);
}

const listens = (step: AnyAsk): boolean => step.takes === 'each' && step.clock !== undefined;

/** Whether the step that waits hears the clock. */
export function hearsClock(game: AnyGame, { frames, outcome }: Position): boolean {
  const frame = frames.at(-1);
  const step = frame && !outcome && stepOf(game, frame.proc, frame.step);
  return typeof step === 'object' && listens(step);
}

type Running = { readonly game: AnyGame; readonly table: { readonly position: Position } };

/** Whether the host has to keep the time of the step that waits, at a table that plays live or at another one. */
export function keepsTime({ game, table: { position } }: Running, isLive: boolean): boolean {
  const frame = position.frames.at(-1);
  if (!frame || !hearsClock(game, position)) return false;
  return isLive || !(stepOf(game, frame.proc, frame.step) as AnyAskEach).isTimedOnlyLive;
}

/** When the clock has to be heard next, on the game's own; null when it may run unheard, or does not run. */
export function wakesAt(match: Running, isLive: boolean): number | null {
  const { game, table } = match;
  const { state, frames } = table.position;
  const frame = frames.at(-1);
  if (!frame || !keepsTime(match, isLive)) return null;
  return (stepOf(game, frame.proc, frame.step) as AnyAskEach).wakes?.(state, frame.locals) ?? null;
}

/** Waits for answers; those who are asked something new get a new number. */
function wait(position: Position, questions: readonly Question[], asked = questions): readonly Question[] {
  number(position, asked);
  position.isWaiting = true;
  if (questions.length > 1 && new Set(questions.map(({ seat }) => seat)).size < questions.length) {
    throw new Error('one seat is asked two things at once');
  }
  return questions;
}

/** Waits for one seat's answer to a question that has not been worked out yet. */
function putOff(position: Position, seat: Seat): readonly Question[] {
  position.decisions[seat] = (position.decisions[seat] ?? 0) + 1;
  position.isWaiting = true;
  return noQuestions;
}

/** Whether the step that waits is sure to ask a seat, in any state. */
export function isSureToAsk(game: AnyGame, { frames, outcome, isWaiting }: Position): boolean {
  const frame = frames.at(-1);
  if (!frame || outcome || !isWaiting) return false;
  const step = stepOf(game, frame.proc, frame.step);
  return typeof step === 'object' && step.takes === 'each' && step.seat !== undefined;
}

function number({ decisions }: Position, questions: readonly Question[]): void {
  for (const { seat } of questions) decisions[seat] = (decisions[seat] ?? 0) + 1;
}

/** The number of the decision the seat is asked now, or was asked last. */
export const decisionOf = (match: { readonly position: Position }, seat: Seat): number =>
  match.position.decisions[seat] ?? 0;

/** Takes one legal answer to an open question and runs on; returns the questions open then. */
export function take(
  game: AnyGame,
  table: AnyTable,
  questions: readonly Question[],
  seat: Seat,
  answer: Json,
): readonly Question[] {
  const { position } = table;
  const frame = position.frames.at(-1);
  if (!frame) throw new Error('nothing is being asked');
  const step = stepOf(game, frame.proc, frame.step) as AnyAsk;
  if (step.takes === 'all') {
    position.answered[seat] = answer;
    if (questions.length > 1) return questions.filter((question) => question.seat !== seat);
    const answers = new Map<Seat, Json>();
    for (let each = 0; each < position.seats; each++) {
      const given = position.answered[each];
      if (given !== undefined) answers.set(each, given);
    }
    // what the others answered face down takes effect: no way back from that
    if (answers.size > 1) table.irrevocable = true;
    return proceed(game, table, (step as AnyAskAll).answer(table, frame.locals, answers));
  }
  const next = (step as AnyAskEach).answer(table, frame.locals, answer, seat);
  return after(game, table, next, questions, seat);
}

/** Lets the clock speak to the step that is waiting, if it listens. */
export function tick(game: AnyGame, table: AnyTable, questions: readonly Question[]): readonly Question[] {
  const frame = table.position.frames.at(-1);
  const step = frame && stepOf(game, frame.proc, frame.step);
  if (!frame || !step || typeof step === 'function' || step.takes === 'all' || !step.clock) return questions;
  const next = (step as AnyAskEach).clock?.(table, frame.locals) ?? { do: 'stay' };
  return after(game, table, next, questions);
}

function after(
  game: AnyGame,
  table: AnyTable,
  next: Next<string>,
  before: readonly Question[],
  answering?: Seat,
): readonly Question[] {
  const { position } = table;
  if (next.do !== 'stay' || position.outcome) return proceed(game, table, next);
  const questions = questionsOf(game, position);
  if (questions.length === 0 && !hearsClock(game, position)) throw new Error('a step stays and asks nobody');
  // an open question takes many answers under one number; any other is a new one to the seat that has just answered
  const wasAsked = (seat: Seat) => seat !== answering && before.some((question) => question.seat === seat);
  const asked = questions.filter(({ seat, shape }) => shape.kind !== 'open' && !wasAsked(seat));
  return wait(position, questions, asked);
}

function proceed(game: AnyGame, table: AnyTable, next: Next<string>): readonly Question[] {
  return advance(game, table, table.position.outcome ? undefined : follow(table.position, next));
}

/** Carries out where a step wants to go; returns what an ended procedure hands to its caller. */
function follow(position: Position, next: Next<string>): unknown {
  const { frames } = position;
  const frame = frames.at(-1) as Position['frames'][number];
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
