import { alienFrontiers } from '@starboard/alien-frontiers';
import { playOut, randomBot } from '@starboard/bots';
import { randomFrom, startMatch } from '@starboard/engine';

const seats = 4;
const bots = Array.from({ length: seats }, () => randomBot);

/** A random game of Alien Frontiers: the number of decisions made. */
export function playGame(seed: number): number {
  const match = startMatch(alienFrontiers, { seats, seed: `match ${seed}`, undo: false });
  const { decisions, failure } = playOut(match, {
    bots,
    random: randomFrom(`bots ${seed}`),
    mostDecisions: 5000,
  });
  if (failure) throw new Error(failure);
  return decisions;
}
