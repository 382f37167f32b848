import type { Json } from '@starboard/engine';

/** What is to be played, in words that can be sent to another thread. */
export interface Plan {
  /** Games with fixed seats that are counted, or bouts in which the bots change seats and are timed. */
  readonly kind: 'simulate' | 'arena';
  readonly game: string;
  readonly games: number;
  readonly seats: number;
  readonly seed: string;
  /** One for each seat. */
  readonly bots: readonly string[];
  readonly options: Readonly<Record<string, Json>>;
  /** A game with more decisions has lost its way. */
  readonly limit: number;
  readonly checks: boolean;
  readonly counts: boolean;
}

/** Some games of a plan, by number. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/**
 * The first game has the seed itself, so that any game of a long run can be played again alone by the seed it had.
 */
export const seedOf = ({ seed }: Plan, number: number): string => (number === 0 ? seed : `${seed}/${number}`);
