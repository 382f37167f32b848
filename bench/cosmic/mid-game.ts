import { playOut, randomBot } from '@starboard/bots';
import { type Match, randomFrom } from '@starboard/engine';
import { begin } from './random-play.ts';

const seats = 5;

/** Five players in the middle of a game with flares. */
export function midGame(): Match {
  const match = begin(seats, 'copying', { alienChoice: 'random', flares: 'standard' });
  playOut(match, {
    bots: Array.from({ length: seats }, () => randomBot),
    random: randomFrom('copying'),
    mostDecisions: 1000,
  });
  return match;
}
