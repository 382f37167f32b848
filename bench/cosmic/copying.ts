import { playOut, randomBot } from '@starboard/bots';
import { copy, randomFrom } from '@starboard/engine';
import { begin } from './random-play.ts';

const seats = 5;
const copies = 1000;

const match = begin(seats, 'copying', { alienChoice: 'random', flares: 'standard' });
playOut(match, {
  bots: Array.from({ length: seats }, () => randomBot),
  random: randomFrom('copying'),
  mostDecisions: 1000,
});

/** Copies one position of five players in the middle of a game over and over. */
export function playGame(): number {
  let seen = 0;
  for (let count = 0; count < copies; count++) seen += copy(match.position).isWaiting ? 1 : 0;
  return seen;
}
