import type { GameBox } from '@starboard/engine';
import { characterNames } from './bot/characters/character.ts';
import { colours } from './content/colours.ts';

export const box: GameBox = {
  id: 'cosmic-encounter',
  seats: { min: 3, max: 5, usual: 4 },
  bots: ['easy', 'normal', 'hard'],
  characters: characterNames,
  seatColours: colours,
};
