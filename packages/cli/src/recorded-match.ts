import { createHash } from 'node:crypto';
import {
  type AnyGame,
  canonical,
  equal,
  type Input,
  latestEvents,
  type Match,
  playFrom,
  type Position,
  type Reason,
  type Seat,
  saveMatch,
  startMatch,
  type Submitted,
  submit,
} from '@starboard/engine';
import { gameById } from '@starboard/games';
import { type MatchFile, matchFormat } from './match-file.ts';
import { detailOf, Trouble } from './trouble.ts';

/** How a match begins. */
export type Beginning = Pick<MatchFile, 'game' | 'seats' | 'options' | 'seed' | 'start'>;

/** What one input brought about; the first entry is the start itself. */
export interface Entry {
  readonly seat: Seat | null;
  readonly events: readonly { readonly type: string }[];
}

/** A match together with all that was put into it. */
export interface RecordedMatch {
  readonly beginning: Beginning;
  readonly match: Match;
  readonly inputs: Input[];
  /** Without what was taken back. */
  readonly entries: Entry[];
}

/** `path`: the file that says how it begins, to be named when it cannot. */
export function beginMatch(beginning: Beginning, path: string): RecordedMatch {
  const game = gameById(beginning.game);
  if (!game) throw new Trouble('cli.no-such-game', { game: beginning.game });
  const { seats, seed, options } = beginning;
  const match = beginning.start
    ? playFrom(game, positionFrom(game, beginning.start, path, seed))
    : startMatch(game, { seats, seed, options });
  const { position } = match.table;
  if (position.seats !== seats)
    throw new Trouble('cli.position-seats', { file: path, seats: position.seats, given: seats });
  return { beginning, match, inputs: [], entries: [{ seat: null, events: latestEvents(match) }] };
}

/** The described position; a seed of its own gives way to the one asked for. */
export function positionFrom(game: AnyGame, description: object, path: string, seed?: string): Position {
  if (!game.position) throw new Trouble('cli.no-positions');
  try {
    const position = game.position(description);
    if (seed !== undefined) position.random.seed = seed;
    return position;
  } catch (error) {
    throw new Trouble('cli.bad-position', { file: path, detail: detailOf(error) });
  }
}

/** Submits an input and, if it counts, writes it down. */
export function record(recorded: RecordedMatch, input: Input): Submitted {
  const result = submit(recorded.match, input);
  if (!result.accepted) return result;
  recorded.inputs.push(input);
  if ('undo' in input) recorded.entries.pop();
  else recorded.entries.push({ seat: 'seat' in input ? input.seat : null, events: result.events });
  return result;
}

/** Why an input of a file does not fit; the rules' own words for it come from the game. */
export class BrokenRecord extends Error {
  readonly number: number;
  readonly reason: Reason;

  constructor(number: number, reason: Reason) {
    super(reason.key);
    this.number = number;
    this.reason = reason;
  }
}

/** Plays a file's first inputs again, all of them if no number is given. */
export function rerun(file: MatchFile, path: string, count: number = file.inputs.length): RecordedMatch {
  const recorded = beginMatch(file, path);
  for (const [index, input] of file.inputs.slice(0, count).entries()) {
    const result = record(recorded, input);
    if (!result.accepted) throw new BrokenRecord(index + 1, result.reason);
  }
  return recorded;
}

/** Whether the rules, given a file's inputs, come to what the file says they came to. */
export const isAsRecorded = ({ match }: RecordedMatch, file: MatchFile): boolean =>
  digestOf(match.table.position) === file.digest && equal(match.table.position.outcome, file.outcome);

export function fileOf(
  { beginning, match, inputs }: RecordedMatch,
  people: Pick<MatchFile, 'players' | 'names' | 'luck' | 'orders'>,
): MatchFile {
  const { game, seats, options, seed, start } = beginning;
  const { position } = match.table;
  return {
    format: matchFormat,
    game,
    seats,
    options,
    seed,
    ...(start && { start }),
    ...people,
    inputs,
    outcome: position.outcome,
    digest: digestOf(position),
    saved: saveMatch(match),
  };
}

export const digestOf = (position: object): string =>
  createHash('sha256').update(canonical(position)).digest('hex');
