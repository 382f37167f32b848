import {
  type AnyGame,
  equal,
  eventsFor,
  hearsClock,
  isLegal,
  isWindow,
  type Json,
  type Match,
  type Question,
  type Seat,
} from '@starboard/engine';
import type { Asked, Later } from '../log/log-entry.ts';
import type { AnyEvent } from '../taken.ts';

/**
 * Windows that follow each other while nothing happens that all viewers see, and the rules look at nothing hidden: to
 * players they are one moment, and a player who has let it pass is not asked again in it. It is no part of the match: a
 * host that takes the match up anew knows when it began and who holds it (`KeptRun`), and has to ask again.
 */
export interface Run {
  /** Number of the entry of the log after which it began, and when that was. */
  readonly from: number;
  readonly at: number;
  /** Number of the entry after which the window opened that is open now. */
  readonly window: number;
  /** Whether it lasts longer than its motion: to its end once it does; null: undecided in this window. */
  readonly isLong: boolean | null;
  readonly passes: ReadonlyMap<Seat, Pass>;
  /** Seats whose players want it to wait for them. */
  readonly holders: readonly Seat[];
}

/** As much of a run as is kept for the host that takes the match up: it lasts as long there, and can be held there. */
export type KeptRun = Omit<Run, 'passes'>;

/** That a seat has let a window of the run pass. */
interface Pass {
  /** What it was offered there. */
  readonly declined: readonly string[];
  /** What it wants to do in a window that is still to come. */
  readonly later: Later | null;
}

// one for all: most matches begin a run with every input
const noPasses: Run['passes'] = new Map();
const noHolders: Run['holders'] = [];

export const newRun = (from: number, at: number): Run => ({
  from,
  at,
  window: from,
  isLong: null,
  passes: noPasses,
  holders: noHolders,
});

/** What is to be kept of the run after this entry; undefined where the host that takes it up would come to the same. */
export function keptRun(run: Run, seq: number): KeptRun | undefined {
  const { passes: _, ...kept } = run;
  return kept.from === seq && kept.isLong === null && kept.holders.length === 0 ? undefined : kept;
}

/** How the seat lets a window pass by this input; null where it does not. */
export function passBy(match: Match, { input, by, seat, later }: Asked): Pass | null {
  // a bot is asked at every window; an order speaks of one window, not of those that follow
  if ((by !== 'person' && by !== 'clock') || !('answer' in input) || isTimed(match)) return null;
  const question = match.questions.find((asked) => asked.seat === seat);
  if (!question || !isWindow(question) || !equal(input.answer, question.timeout)) return null;
  return { declined: 'options' in question.shape ? question.shape.options : [], later: later ?? null };
}

/** What has come of an input that was taken. */
interface Entered extends Pick<Asked, 'input' | 'by' | 'seat'> {
  readonly seq: number;
  readonly at: number;
  readonly events: readonly AnyEvent[];
}

/** The run that the match is in after an input. */
export function runAfter(run: Run, match: Match, entered: Entered, pass: Pass | null): Run {
  const { input, seq, at, events } = entered;
  const isOver = isSeenByAll(match.game, events) || match.table.hasRevealed;
  if ('takeback' in input || isTimed(match) || isOver || isAskedOpenly(match)) return newRun(seq, at);
  const after = passedRun(run, entered, pass);
  const isNext = 'answer' in input && Object.keys(match.position.answered).length === 0;
  return isNext ? { ...after, window: seq, isLong: after.isLong || null } : after;
}

/** The run as the seat's answer leaves it. */
function passedRun(run: Run, { input, by, seat }: Entered, pass: Pass | null): Run {
  if (seat === null) return run;
  const before = run.passes.get(seat);
  const after = pass
    ? { ...pass, declined: [...(before?.declined ?? []), ...pass.declined] }
    : by === 'order' && before && 'answer' in input
      ? { ...before, later: equal(input.answer, before.later?.answer) ? null : before.later }
      : null;
  if (!before && !after && !run.holders.includes(seat)) return run;
  const passes = new Map(run.passes);
  if (after) passes.set(seat, after);
  else passes.delete(seat);
  return { ...run, passes, holders: run.holders.filter((holder) => holder !== seat) };
}

/** The run held by a seat, which has then not let it pass; or no longer held by it. */
export function heldRun(run: Run, seat: Seat, isHeld: boolean): Run {
  const holders = run.holders.filter((holder) => holder !== seat);
  if (!isHeld) return { ...run, holders };
  const passes = new Map(run.passes);
  passes.delete(seat);
  return { ...run, passes, holders: [...holders, seat] };
}

/** In real time there are no windows, and what is asked is dear to work out. */
const isTimed = ({ game, position }: Match): boolean => hearsClock(game, position);

/** What only some viewers see ends no run: that it ended would tell the others of it. */
const isSeenByAll = (game: AnyGame, events: readonly AnyEvent[]): boolean =>
  eventsFor(game, events, 'spectator').length > 0;

const isAskedOpenly = ({ questions }: Match): boolean =>
  questions.some((question) => !isWindow(question) && !question.secret);

/**
 * The answer of a seat that has let the run pass which this window belongs to; undefined where it is to be asked.
 * `isWhole`: it has let all of the run pass, not just what it was offered so far.
 */
export function answerInRun(
  run: Run,
  { seat, prompt, shape, timeout }: Question,
  isWhole: boolean,
): Json | undefined {
  const pass = run.passes.get(seat);
  if (!pass) return undefined;
  const { declined, later } = pass;
  if (later?.prompt === prompt && isLegal(shape, later.answer)) return later.answer;
  const isKnown = 'options' in shape && shape.options.every((option) => declined.includes(option));
  return isWhole || isKnown ? timeout : undefined;
}
