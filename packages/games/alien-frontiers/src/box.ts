import type { GameBox } from '@starboard/engine';

export const box: GameBox = {
  id: 'alien-frontiers',
  seats: { min: 2, max: 4 },
  bots: ['easy', 'normal', 'keen', 'hard'],
};
