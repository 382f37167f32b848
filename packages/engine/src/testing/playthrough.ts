import type { Input } from '../match/input.ts';
import { latestEvents, startMatch } from '../match/match.ts';
import type { Json } from '../position/json.ts';
import type { AnyGame } from '../match/step-of.ts';
import { digest } from './digest.ts';
import { mustSubmit, randomGame, randomInput } from './random-game.ts';
import type { Suite } from './settings.ts';

/** Enough to meet most rules; more would only be more to keep. */
const mostRecorded = 800;

/** A game on record, or the beginning of a long one: how it started, what was done, and what came of every input. */
export interface Playthrough {
  readonly seats: number;
  readonly seed: string;
  readonly options: Readonly<Record<string, Json>>;
  readonly start: string;
  /** Every input with the digest of its events. */
  readonly inputs: readonly (readonly [Input, string])[];
  readonly end: string;
}

/** Plays one seeded random game and records it. */
export function recordPlaythrough(suite: Suite, number: number): Playthrough {
  const game = randomGame(suite, number);
  const { match, player } = game;
  const seating = suite.seatings[number % suite.seatings.length];
  const start = digest([match.position, latestEvents(match)]);
  const inputs: [Input, string][] = [];
  while (!match.position.outcome && inputs.length < mostRecorded) {
    const input = randomInput(suite, match, player);
    const where = `${game.name}, input ${inputs.length + 1}`;
    inputs.push([input, digest(mustSubmit(match, input, where).events)]);
  }
  return {
    seats: match.table.seats,
    seed: match.position.random.seed,
    options: seating?.options ?? {},
    start,
    inputs,
    end: digest(match.position),
  };
}

/** The same start and inputs under today's rules. Fails where an input is no longer legal. */
export function replayed(game: AnyGame, name: string, recorded: Playthrough): Playthrough {
  const { seats, seed, options } = recorded;
  const match = startMatch(game, { seats, seed, options });
  const start = digest([match.position, latestEvents(match)]);
  const inputs = recorded.inputs.map(
    ([input], index) =>
      [input, digest(mustSubmit(match, input, `${name}, input ${index + 1}`).events)] as const,
  );
  return { seats, seed, options, start, inputs, end: digest(match.position) };
}
