import type { Question, Seat } from '../decisions/question.ts';
import type { AnswerOf, Open, Shape } from '../decisions/shape.ts';
import type { Json } from '../position/json.ts';
import type { Table } from './table.ts';

/** Where a procedure goes after a step. */
export type Next<Step extends string> =
  | { readonly do: 'goto'; readonly step: Step }
  | {
      readonly do: 'call';
      readonly proc: string;
      readonly first: string;
      readonly locals: object;
      readonly then: Step;
    }
  | { readonly do: 'end'; readonly result?: unknown }
  /** The same step goes on; an open question keeps its number, any other is asked anew. */
  | { readonly do: 'stay' };

export const goto = <Step extends string>(step: Step): Next<Step> => ({ do: 'goto', step });
export const end = (result?: unknown): Next<never> => ({ do: 'end', result });
export const stay: Next<never> = { do: 'stay' };

/** Runs another procedure on top of this one; `then` is the step that receives its result. */
export const call = <Locals extends object, Step extends string>(
  procedure: Procedure<Locals>,
  locals: Locals,
  then: Step,
): Next<Step> => ({ do: 'call', proc: procedure.name, first: procedure.first, locals, then });

/** A step that acts. `result` is what a procedure called just before it ended with. */
export type Act<State, Event, Locals, Step extends string> = (
  table: Table<State, Event>,
  locals: Locals,
  result?: unknown,
) => Next<Step>;

/**
 * A step that asks. The questions are a pure function of the state and are worked out anew whenever they are
 * wanted: they are never saved, so they cannot go stale against the state or the rules.
 */
export type Ask<State, Event, Locals, Step extends string> =
  | AskAll<State, Event, Locals, Step>
  | AskEach<State, Event, Locals, Step>
  | AskActs<State, Event, Locals, Step>;

/** Goes on when every seat has answered; no answer counts before. */
export interface AskAll<State, Event, Locals, Step extends string> {
  readonly takes: 'all';
  /** A moment to react in: all its questions are windows, and without an answer it passes. */
  readonly isWindow?: true;
  questions(state: State, locals: Locals): readonly Question[];
  answer(table: Table<State, Event>, locals: Locals, answers: ReadonlyMap<Seat, Json>): Next<Step>;
}

/**
 * Who plays a seat: its player has gone, or is back; a bot plays it, until its player is back if it has one; its player
 * has left for good.
 */
export type Presence = 'away' | 'back' | 'bot' | 'left';

/** What a step may hear beside answers. */
interface Hears<State, Event, Locals, Step extends string> {
  /** The clock reached this many milliseconds; whether that ends anything is the game's business. */
  clock?(table: Table<State, Event>, locals: Locals): Next<Step>;
  /** Its time counts only at a table that plays live, against a clock: by mail, or without one, no player is hurried. */
  readonly isTimedOnlyLive?: true;
  /** When, on the game's clock, `clock` next has something to say; the host sees to it. */
  wakes?(state: State, locals: Locals): number | null;
  /**
   * Who plays a seat is another than before. The host may say so again: what the step knows already changes nothing.
   * A step that only waits for a player has no clock, so the game's time stands still meanwhile.
   */
  presence?(table: Table<State, Event>, locals: Locals, seat: Seat, is: Presence): Next<Step>;
  /** What the game stands still for has been waited for as long as the host waits. */
  resume?(table: Table<State, Event>, locals: Locals): Next<Step>;
}

/** Every answer counts at once: mostly a single seat's decision. */
export interface AskEach<State, Event, Locals, Step extends string>
  extends Hears<State, Event, Locals, Step> {
  readonly takes: 'each';
  questions(state: State, locals: Locals): readonly Question[];
  answer(table: Table<State, Event>, locals: Locals, answer: Json, seat: Seat): Next<Step>;
  /** Who is asked, told without working out what; only for steps that always ask just one seat. */
  seat?(state: State, locals: Locals): Seat;
}

/**
 * Every act counts at once, in real time: many acts of many seats, each under one number for as long as the step stays.
 * Who may act is told apart from what, and is no secret; what a seat may do is worked out only when it is read.
 */
export interface AskActs<State, Event, Locals, Step extends string>
  extends Hears<State, Event, Locals, Step> {
  readonly takes: 'acts';
  seats(state: State, locals: Locals): readonly Seat[];
  question(state: State, locals: Locals, seat: Seat): Question<Open>;
  answer(table: Table<State, Event>, locals: Locals, answer: Json, seat: Seat): Next<Step>;
}

export type Steps<State, Event, Locals, Step extends string> = {
  readonly [S in Step]: Act<State, Event, Locals, Step> | Ask<State, Event, Locals, Step>;
};

/** A piece of the rules with a name, named steps and typed locals. `Locals` is a phantom for `call`. */
export interface Procedure<Locals extends object = object> {
  readonly name: string;
  readonly first: string;
  readonly steps: Readonly<Record<string, AnyStep>>;
  /** Never called; ties the locals' type to the procedure. */
  locals?(locals: Locals): void;
}

// Methods are compared loosely, so a step for one state fits here without a cast at every definition.
export type AnyStep = Act<never, never, never, string> | Ask<never, never, never, string>;

/** One question to one seat, answered at once; `seat` where search should not pay for questions it never reads. */
export const asks = <State, Event, Locals, Step extends string, S extends Shape>(
  question: (state: State, locals: Locals) => Question<S>,
  answer: (table: Table<State, Event>, locals: Locals, answer: AnswerOf<S>, seat: Seat) => Next<Step>,
  seat?: (state: State, locals: Locals) => Seat,
): AskEach<State, Event, Locals, Step> => ({
  takes: 'each',
  ...(seat && { seat }),
  questions: (state, locals) => [question(state, locals)],
  // the engine hands over only answers that are legal for the question's shape
  answer: (table, locals, given, seat) => answer(table, locals, given as AnswerOf<S>, seat),
});
