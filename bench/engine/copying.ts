import { alienFrontiers } from '@starboard/alien-frontiers';
import { playOut, randomBot } from '@starboard/bots';
import { copy, randomFrom, startMatch } from '@starboard/engine';

const seats = 4;
const copies = 1000;

// a game of four lasts some 700 decisions
const match = startMatch(alienFrontiers, { seats, seed: 'copying', undo: false });
playOut(match, {
  bots: Array.from({ length: seats }, () => randomBot),
  random: randomFrom('copying'),
  mostDecisions: 350,
});

/** Copies one position in the middle of a game over and over. */
export function playGame(): number {
  let seen = 0;
  for (let count = 0; count < copies; count++) seen += copy(match.position).isWaiting ? 1 : 0;
  return seen;
}
