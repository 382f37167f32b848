import { copyPosition } from '../position/copy-position.ts';
import type { Seat } from '../decisions/question.ts';
import { type Asked, decisionOf, questionsOf } from './asked.ts';
import { hearsClock } from './hearing.ts';
import type { Input } from './input.ts';
import { copy } from '../position/json.ts';
import { LazyMatch } from './lazy-match.ts';
import type { Match, Submitted } from './match.ts';
import type { Position } from '../position/position.ts';
import { reason } from '../game/reason.ts';
import { hearPresence, resume, take, tick } from './run.ts';
import type { AnyGame } from './step-of.ts';
import { Table } from '../game/table.ts';

type Taken = Exclude<Input, { undo: true }>;

/** Carries an input out; the rules may keep and change what they are handed, so they get a copy of the answer. */
export function apply(match: Match, input: Input): void {
  const taken = input as Taken;
  if ('at' in taken && taken.at !== undefined) match.position.now = taken.at;
  match.questions = askedAfter(match, taken);
}

function askedAfter(match: Match, taken: Taken): Asked {
  if ('resume' in taken) return resume(match);
  if (!('seat' in taken)) return tick(match);
  if ('is' in taken) return hearPresence(match, taken.seat, taken.is);
  return take(match, taken.seat, copy(taken.answer));
}

export function setCheckpoint(match: Match): void {
  match.checkpoint = copyPosition(match.game, match.position);
  match.since = [];
}

/** Goes back to the checkpoint and forward again by these inputs, in place. */
export function rebuild(match: Match, inputs: readonly Input[]): void {
  const { position, questions } = replayed(match.game, match.checkpoint, inputs);
  Object.assign(match.position, position);
  match.questions = questions;
  match.since = [...inputs];
}

/** Where these inputs lead from a position; throws when the rules do. */
export function replayed(game: AnyGame, from: Position, inputs: readonly Input[]): Match {
  const trial = new LazyMatch(game, new Table(copyPosition(game, from)), null);
  for (const input of inputs) apply(trial, input);
  return trial;
}

/** Whether there is a way back for any seat. While the clock runs there is none: time does not run backwards. */
export function hasWayBack({ game, position, keepsUndo, since }: Match): boolean {
  if (!keepsUndo || position.outcome || hearsClock(game, position)) return false;
  return since.length > 0 || isGathering(position);
}

/** Whether the seat may step back: from an answer that waits for others, or one nothing irrevocable came after. */
export function canUndo(match: Match, seat: Seat): boolean {
  const { position } = match;
  if (!hasWayBack(match)) return false;
  if (isGathering(position)) return seat in position.answered;
  const last = match.since.at(-1);
  return last !== undefined && 'seat' in last && last.seat === seat;
}

/** Some have answered face down, and others are still to. */
export const isGathering = ({ answered }: Position): boolean => Object.keys(answered).length > 0;

export function stepBack(match: Match, seat: Seat): Submitted {
  if (hearsClock(match.game, match.position)) return { accepted: false, reason: reason('engine.clock-runs') };
  if (!canUndo(match, seat)) return { accepted: false, reason: reason('engine.nothing-to-undo') };
  const number = decisionOf(match, seat) + 1;
  try {
    if (isGathering(match.position)) uncover(match, seat);
    else rebuild(match, match.since.slice(0, -1));
  } catch (error) {
    // the rules have changed under the way back, so there is none
    setCheckpoint(match);
    return failed(error);
  }
  // the seat's numbers go on, so that an answer it sent before cannot hit another question; so they do from the
  // checkpoint, which a later rebuilding starts from
  const shift = number - decisionOf(match, seat);
  for (const { decisions } of [match.checkpoint, match.position]) {
    decisions[seat] = (decisions[seat] ?? 0) + shift;
  }
  match.table.events = [];
  return { accepted: true, events: [] };
}

/** Nothing has come of an answer that lies face down, so it can go though others have answered since. */
function uncover(match: Match, seat: Seat): void {
  const { position } = match;
  const { [seat]: _, ...answered } = position.answered;
  match.questions = questionsOf(match.game, { ...position, answered });
  position.answered = answered;
  setCheckpoint(match);
}

export const failed = (thrown: unknown): Extract<Submitted, { accepted: false }> => ({
  accepted: false,
  reason: reason('engine.rules-failed'),
  error: thrown instanceof Error ? thrown : new Error(String(thrown)),
});
