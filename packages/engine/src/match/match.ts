import { copyPosition } from '../position/copy-position.ts';
import type { Question } from '../decisions/question.ts';
import { type Asked, canPutOff, questionsOf } from './asked.ts';
import { hearsClock, listensIn } from './hearing.ts';
import { type Input, readInput, refuseInput } from './input.ts';
import type { Json } from '../position/json.ts';
import { readOptions } from '../game/options.ts';
import { type Position, positionAt } from '../position/position.ts';
import { randomFrom } from '../position/random.ts';
import type { Reason } from '../game/reason.ts';
import { LazyMatch } from './lazy-match.ts';
import { advance } from './run.ts';
import type { AnyGame, AnyTable } from './step-of.ts';
import { Table } from '../game/table.ts';
import { apply, failed, isGathering, rebuild, setCheckpoint, stepBack } from './undo.ts';

type AnyEvent = { readonly type: string };

/**
 * A match in memory: its position, and the way back. An input changes the position in place; should the
 * rules fail half-way, the position is rebuilt from the checkpoint and the inputs since, which is also how
 * undo works. So nothing has to be copied for every input, and a failed one still changes nothing.
 */
export interface Match<State extends object = object, Event extends AnyEvent = AnyEvent> {
  readonly game: AnyGame;
  readonly position: Position<State>;
  /** The position in the hands of the rules. */
  readonly table: Table<State, Event>;
  /** What is asked: in real time, and where a bot thinks, worked out only when it is read. */
  get questions(): readonly Question[];
  set questions(asked: Asked);
  readonly keepsUndo: boolean;
  checkpoint: Position<State>;
  /**
   * Inputs since the checkpoint. Where undo is kept and no clock runs, they are all of one seat, and none of them drew
   * or revealed anything.
   */
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

/** How far back a checkpoint may lie: the longest way back, or the longest rebuilding after a rule has failed. */
const mostInputsSince = (match: Match, isTimed: boolean): number =>
  match.keepsUndo ? (isTimed ? 256 : 64) : 1024;

const currentFormat = (game: AnyGame): string => game.migrations.at(-1)?.name ?? '';

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
  });
  // the deal has used some of the streams already
  position.random = random;
  return playFrom(game, position, settings);
}

/** A match that goes on from any position; the position is the match's own from now on. */
export function playFrom(game: AnyGame, position: Position, { undo = true }: { undo?: boolean } = {}): Match {
  const table = new Table<object, AnyEvent>(position);
  // a position that was just set up is of today's format
  if (!position.isWaiting && position.format === '') position.format = currentFormat(game);
  return new LazyMatch(game, table, askedAt(game, table), undo);
}

/** What a position asks, run on as far as it has to be. */
function askedAt(game: AnyGame, table: AnyTable): Asked {
  const { position } = table;
  if (!position.outcome && !position.isWaiting) return advance(game, table);
  if (canPutOff(game, position)) return null;
  const questions = questionsOf(game, position);
  if (position.outcome || questions.length > 0 || listensIn(game, position)) return questions;
  // what the step asked when it was saved it asks no more
  position.answered = {};
  return advance(game, table);
}

/** Events of the latest input, or of the start if there was none yet. */
export const latestEvents = <Event extends AnyEvent>(match: Match<object, Event>): readonly Event[] =>
  match.table.events;

/** The one door by which anything happens to a match. Takes anything at all; what it refuses changes nothing. */
export function submit(match: Match, sent: unknown): Submitted {
  const { table } = match;
  const isTimed = hearsClock(match.game, match.position);
  const read = readSafely(match, sent, isTimed);
  if ('accepted' in read) return read;
  if ('undo' in read) return stepBack(match, read.seat);
  const { checkpoint, since } = match;
  const { events } = table;
  if (since.length >= mostInputsSince(match, isTimed)) setCheckpoint(match);
  table.events = [];
  table.irrevocable = false;
  table.hasRevealed = false;
  try {
    apply(match, read);
  } catch (error) {
    match.checkpoint = checkpoint;
    rebuild(match, since);
    table.events = events;
    return failed(error);
  }
  match.since.push(read);
  if (match.keepsUndo && endsWayBack(match, read, isTimed)) setCheckpoint(match);
  return { accepted: true, events: table.events };
}

/** The input as it was meant, or why it is refused. */
function readSafely(
  match: Match,
  sent: unknown,
  isTimed: boolean,
): Input | Extract<Submitted, { accepted: false }> {
  try {
    const input = readInput(sent);
    if ('key' in input) return { accepted: false, reason: input };
    const refusal = refuseInput(match, input, isTimed);
    return refusal ? { accepted: false, reason: refusal } : input;
  } catch (error) {
    return failed(error);
  }
}

/**
 * Whether nothing before this input can be taken back. While the clock runs nothing can be anyway: there a checkpoint is
 * only for rules that fail, and one in many inputs is enough.
 */
function endsWayBack(match: Match, input: Input, wasTimed: boolean): boolean {
  if (hearsClock(match.game, match.position)) return false;
  return wasTimed || match.table.irrevocable || 'is' in input || othersAreAsked(match, input);
}

/** Once the table has turned to another seat there is no way back; answers face down to one question are no turning. */
function othersAreAsked({ questions, table }: Match, input: Input): boolean {
  return (
    !isGathering(table.position) && questions.some(({ seat }) => !('seat' in input) || seat !== input.seat)
  );
}

/** A second match in the same position, free to go its own way. */
export function fork(match: Match): Match {
  return playFrom(match.game, copyPosition(match.game, match.position), { undo: false });
}
