import type { Question, Seat } from './decisions/question.ts';
import { type Input, refuseInput } from './input.ts';
import { copy, type Json } from './json.ts';
import { readOptions } from './options.ts';
import { type Position, positionAt } from './position.ts';
import { randomFrom } from './random.ts';
import { type Reason, reason } from './reason.ts';
import { type AnyGame, advance, questionsOf, take, tick } from './run.ts';
import { Table } from './table.ts';

type AnyEvent = { readonly type: string };

/**
 * A match in memory: its position, and the way back. An input changes the position in place; should the
 * rules fail half-way, the position is rebuilt from the checkpoint and the inputs since, which is also how
 * undo works. So nothing has to be copied for every input, and a failed one still changes nothing.
 */
export interface Match<State extends object = object, Event extends AnyEvent = AnyEvent> {
  readonly game: AnyGame;
  readonly table: Table<State, Event>;
  questions: readonly Question[];
  readonly keepsUndo: boolean;
  checkpoint: Position<State>;
  /** Inputs since the checkpoint, none of which drew or revealed anything; all of one seat when undo is kept. */
  since: Input[];
}

export type Submitted<Event extends AnyEvent = AnyEvent> =
  | { readonly accepted: true; readonly events: readonly Event[] }
  /** `error` only when the rules themselves failed: a bug to report, not the sender's fault. */
  | { readonly accepted: false; readonly reason: Reason; readonly error?: Error };

export interface MatchSettings {
  readonly seats: number;
  readonly seed: string;
  readonly options?: Readonly<Record<string, Json>>;
  /** Simulations do without. */
  readonly undo?: boolean;
}

/** Without undo a checkpoint is only there for a failing rule, and may lie this far back. */
const mostInputsSince = 64;

export function startMatch(game: AnyGame, settings: MatchSettings): Match {
  const { seats, seed } = settings;
  if (!Number.isInteger(seats) || seats < game.seats.min || seats > game.seats.max) {
    throw new RangeError(`${game.id} takes ${game.seats.min} to ${game.seats.max} seats, not ${seats}`);
  }
  const read = readOptions(game.options, settings.options ?? {});
  if ('refused' in read)
    throw new RangeError(`${read.refused.key} ${JSON.stringify(read.refused.params ?? {})}`);
  const random = randomFrom(seed);
  const position = positionAt<object>({
    game: game.id,
    seats,
    state: game.setup(seats, read.options, random),
    frames: [{ proc: game.main.name, step: game.main.first, locals: {} }],
    seed,
    format: game.migrations.at(-1)?.name ?? '',
  });
  // the deal has used some of the streams already
  position.random = random;
  return playFrom(game, position, settings);
}

/** A match that goes on from any position; the position is the match's own from now on. */
export function playFrom(game: AnyGame, position: Position, { undo = true }: { undo?: boolean } = {}): Match {
  const table = new Table<object, AnyEvent>(position);
  const questions = isAtRest(game, position) ? questionsOf(game, position) : advance(game, table);
  return { game, table, questions, keepsUndo: undo, checkpoint: copy(position), since: [] };
}

const isAtRest = (game: AnyGame, position: Position): boolean =>
  position.outcome !== null || (position.decision > 0 && questionsOf(game, position).length > 0);

/** Events of the latest input, or of the start if there was none yet. */
export const latestEvents = <Event extends AnyEvent>(match: Match<object, Event>): readonly Event[] =>
  match.table.events;

/** The one door by which anything happens to a match. Takes anything at all; what it refuses changes nothing. */
export function submit(match: Match, input: unknown): Submitted {
  const { table, checkpoint, since } = match;
  const { events } = table;
  const { decision } = table.position;
  const refusal = refusalOf(match, input);
  if (refusal) return refusal;
  const accepted = cleaned(input as Input);
  if ('undo' in accepted) return undo(match, accepted.seat);
  if (match.keepsUndo ? isAnotherSeat(match, accepted) : since.length >= mostInputsSince)
    setCheckpoint(match);
  table.events = [];
  table.irrevocable = false;
  try {
    apply(match, accepted);
  } catch (error) {
    replay(match, match.since);
    // steps back are not replayed, but they have used up numbers
    table.position.decision = decision;
    table.events = events;
    Object.assign(match, { checkpoint, since });
    return failed(error);
  }
  match.since.push(accepted);
  if (match.keepsUndo && table.irrevocable) setCheckpoint(match);
  return { accepted: true, events: table.events };
}

function refusalOf(match: Match, input: unknown): Submitted | null {
  try {
    const refusal = refuseInput(match.table.position, match.questions, input);
    return refusal && { accepted: false, reason: refusal };
  } catch (error) {
    return failed(error);
  }
}

const failed = (error: unknown): Submitted => ({
  accepted: false,
  reason: reason('engine.rules-failed'),
  error: asError(error),
});

function apply(match: Match, input: Exclude<Input, { undo: true }>): void {
  const { game, table } = match;
  if (input.at !== undefined) table.position.now = input.at;
  match.questions =
    'seat' in input
      ? // the rules may keep and change what they are handed; a replay needs it as it was
        take(game, table, match.questions, input.seat, copy(input.answer))
      : tick(game, table, match.questions);
}

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/** Only the fields we know, in objects of our own: what was sent may be large or change later. */
function cleaned(input: Input): Input {
  const { seat, decision, answer, undo, at } = input as Partial<Record<string, Json>>;
  if (seat === undefined) return { at: at as number };
  if (undo !== undefined) return { seat: seat as Seat, undo: true };
  return {
    seat: seat as Seat,
    decision: decision as number,
    answer: copy(answer as Json),
    ...(at !== undefined && { at: at as number }),
  };
}

const seatOf = (input: Input): Seat | null => ('seat' in input ? input.seat : null);

function isAnotherSeat(match: Match, input: Input): boolean {
  const previous = match.since.at(-1);
  return previous !== undefined && seatOf(previous) !== seatOf(input);
}

function setCheckpoint(match: Match): void {
  match.checkpoint = copy(match.table.position);
  match.since = [];
}

/** Whether the seat may step back: its own latest answer came after the last draw, reveal or other answer. */
export const canUndo = (match: Match, seat: Seat): boolean => {
  const last = match.since.at(-1);
  return match.keepsUndo && !match.table.position.outcome && last !== undefined && seatOf(last) === seat;
};

function undo(match: Match, seat: Seat): Submitted {
  if (!canUndo(match, seat)) return { accepted: false, reason: reason('engine.nothing-to-undo') };
  const { decision } = match.table.position;
  replay(match, match.since.slice(0, -1));
  // the numbers go on, so that an answer sent before the step back cannot hit another question
  match.table.position.decision = decision + 1;
  return { accepted: true, events: [] };
}

/** Goes back to the checkpoint and forward again by these inputs. */
function replay(match: Match, inputs: readonly Input[]): void {
  const { game, table } = match;
  Object.assign(table.position, copy(match.checkpoint));
  table.events = [];
  match.questions = questionsOf(game, table.position);
  for (const input of inputs) apply(match, input as Exclude<Input, { undo: true }>);
  match.since = [...inputs];
  table.events = [];
}

/** A second match in the same position, free to go its own way; what search is made of. */
export function fork(match: Match): Match {
  return playFrom(match.game, copy(match.table.position), { undo: false });
}
