import type { Seat } from '@starboard/engine';
import type { Asked, Judge } from '../answer.ts';
import type { Sight } from '../sight.ts';

/** What options are to a character beyond their worth, in shares of the win. */
export type Leaning = (sight: Sight, asked: Asked) => Judge;

/**
 * How a bot bends what its policy says: a little, so that people come to know it and it plays no worse. It goes by what
 * its seat may know, as the policy does.
 */
export interface Character {
  /** By prompt, each named without what all have in common; in windows by `window`. */
  readonly leanings: Readonly<Record<string, Leaning>>;
  /** In talks with that player: of what there is to gain it asks for so much, times what others ask for. */
  readonly asks?: (sight: Sight, other: Seat) => number;
}

export const characterNames = ['greedy', 'loyal', 'spiteful', 'timid', 'bold'] as const;

export type CharacterName = (typeof characterNames)[number];
