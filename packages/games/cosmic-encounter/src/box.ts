import type { GameBox } from '@starboard/engine';

export const box: GameBox = {
  id: 'cosmic-encounter',
  seats: { min: 3, max: 5 },
  bots: ['easy', 'normal', 'hard'],
};
