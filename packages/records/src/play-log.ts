import {
  type AnyGame,
  type Input,
  type Json,
  latestEvents,
  type Match,
  playFrom,
  type Position,
  type Reason,
  reason,
  restoreMatch,
  type SavedMatch,
  saveMatch,
  startMatch,
  submit,
} from '@starboard/engine';
import { RecordTrouble } from './record-trouble.ts';

/** What can be in a match's log: what the engine takes, and going back to the point after an earlier input. */
export type LoggedInput = Input | { readonly takeback: number };

/** How a match begins. */
export interface Beginning {
  readonly seats: number;
  readonly options: Readonly<Record<string, Json>>;
  readonly seed: string;
  /** Description of the position it begins from, when that is not the usual start. */
  readonly start?: Readonly<Record<string, Json>>;
}

/** An input that has been played, and the match right after it; number 0 is the start itself. */
export interface Played {
  readonly number: number;
  readonly input: LoggedInput | null;
  readonly events: readonly { readonly type: string }[];
  /** Goes on changing with the next input. */
  readonly match: Match;
}

export function begin(game: AnyGame, { seats, seed, options, start }: Beginning): Match {
  if (!start) return startMatch(game, { seats, seed, options });
  const position = positionFrom(game, start, seed);
  if (position.seats !== seats)
    throw new RecordTrouble('position-seats', { seats: position.seats, given: seats });
  return playFrom(game, position);
}

/** The described position; a seed of its own gives way to the one asked for. */
export function positionFrom(game: AnyGame, description: object, seed?: string): Position {
  if (!game.position) throw new RecordTrouble('no-positions');
  try {
    const position = game.position(description);
    if (seed !== undefined) position.random.seed = seed;
    return position;
  } catch (cause) {
    throw new RecordTrouble('bad-position', {}, { cause });
  }
}

/** Plays a log from the beginning, an input at a time; throws where the rules refuse one. */
export function* playLog(
  game: AnyGame,
  beginning: Beginning,
  inputs: readonly LoggedInput[],
): Generator<Played, void, void> {
  let match = begun(game, beginning);
  const latestUse = usesOf(inputs);
  // only what is gone back to is kept, and only as long as that
  const kept = new Map<number, SavedMatch>();
  const keep = (number: number): void => {
    if ((latestUse.get(number) ?? 0) > number) kept.set(number, saveMatch(match));
  };
  keep(0);
  yield { number: 0, input: null, events: latestEvents(match), match };
  for (const [index, input] of inputs.entries()) {
    const number = index + 1;
    if ('takeback' in input) {
      const earlier = kept.get(input.takeback);
      if (!earlier || match.table.position.outcome) throw refused(number, reason('engine.nothing-to-undo'));
      match = wentBack(match, earlier);
      if (latestUse.get(input.takeback) === number) kept.delete(input.takeback);
    } else {
      const result = submit(match, input);
      if (!result.accepted) throw refused(number, result.reason);
    }
    keep(number);
    yield { number, input, events: latestEvents(match), match };
  }
}

/** Whatever a description makes the rules throw, no match of theirs begins with it. */
function begun(game: AnyGame, beginning: Beginning): Match {
  try {
    return begin(game, beginning);
  } catch (cause) {
    throw cause instanceof RecordTrouble ? cause : new RecordTrouble('cannot-start', {}, { cause });
  }
}

const refused = (number: number, why: Reason): RecordTrouble =>
  new RecordTrouble('refused-input', { number }, { reason: why });

/** For each number that is gone back to, the number of the input that does so last. */
const usesOf = (inputs: readonly LoggedInput[]): ReadonlyMap<number, number> =>
  new Map(
    inputs.flatMap((input, index): [number, number][] =>
      'takeback' in input ? [[input.takeback, index + 1]] : [],
    ),
  );

/**
 * The match as it was earlier, its way back included, except that chance goes on, so that dice already seen do not
 * come again, and that every seat's decisions are numbered beyond all there were, so that a late answer finds its
 * question gone.
 */
function wentBack({ game, table }: Match, { position, undo }: SavedMatch): Match {
  const { random, decisions } = table.position;
  const further = decisions.map((number, seat) => number + 1 - (position.decisions[seat] ?? 0));
  // nothing was drawn along the way back, so chance is the same at both of its ends
  const goingOn = (then: Position): Position => ({
    ...then,
    random,
    decisions: then.decisions.map((number, seat) => number + (further[seat] ?? 0)),
  });
  return restoreMatch(game, {
    position: goingOn(position),
    undo: undo && { checkpoint: goingOn(undo.checkpoint), since: undo.since },
  });
}

/**
 * The match to go on with when the inputs after number `seq` are taken back; 0 takes back all of them. The log goes
 * on after that with `{ takeback: seq }`. Throws `RecordTrouble` when the rules have changed and no longer lead there.
 */
export function takeBack(
  game: AnyGame,
  beginning: Beginning,
  inputs: readonly LoggedInput[],
  seq: number,
): Match {
  let latest: Match | null = null;
  for (const { match } of playLog(game, beginning, [...inputs, { takeback: seq }])) latest = match;
  if (!latest) throw new Error('a log begins with its start');
  return latest;
}
