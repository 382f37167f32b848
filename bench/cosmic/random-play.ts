import { playOut, randomBot } from '@starboard/bots';
import { cosmicEncounter, type Options } from '@starboard/cosmic-encounter';
import { type Match, randomFrom, startMatch } from '@starboard/engine';

const mostDecisions = 100_000;

export const begin = (seats: number, seed: number | string, options: Partial<Options>): Match =>
  startMatch(cosmicEncounter, { seats, seed: `match ${seed}`, options: { ...options }, undo: false });

/** Random games of three, four and five in turn: the number of decisions made. */
export const playing =
  (options: Partial<Options>) =>
  (seed: number): number => {
    const seats = 3 + (seed % 3);
    const { decisions, failure } = playOut(begin(seats, seed, options), {
      bots: Array.from({ length: seats }, () => randomBot),
      random: randomFrom(`bots ${seed}`),
      mostDecisions,
    });
    if (failure) throw new Error(failure);
    return decisions;
  };
