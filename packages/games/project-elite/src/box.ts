import type { GameBox } from '@starboard/engine';

export const box: GameBox = {
  id: 'project-elite',
  seats: { min: 1, max: 6, usual: 4 },
  bots: ['easy', 'normal', 'hard'],
  isInRealTime: true,
};
