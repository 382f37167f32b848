import { type AnyGame, type Json, type Match, playFrom, type Position, startMatch } from '@starboard/engine';
import { RecordTrouble } from './record-trouble.ts';

/** How a match begins. */
export interface Beginning {
  readonly seats: number;
  readonly options: Readonly<Record<string, Json>>;
  readonly seed: string;
  /** Description of the position it begins from, when that is not the usual start. */
  readonly start?: Readonly<Record<string, Json>>;
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

/** Where a description makes the rules throw, no match of theirs begins with it. */
export function begun(game: AnyGame, beginning: Beginning): Match {
  try {
    return begin(game, beginning);
  } catch (cause) {
    throw cause instanceof RecordTrouble ? cause : new RecordTrouble('cannot-start', {}, { cause });
  }
}
