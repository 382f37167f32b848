import { box } from '@starboard/cosmic-encounter/box';
import { phraseKeys } from '@starboard/protocol';
import type { WebGame } from '../web-game.ts';
import { shelfTexts } from './shelf-texts.ts';

export const cosmicEncounter: WebGame = {
  ...box,
  minutes: 60,
  weight: 'medium',
  tint: '#FF9EC0',
  shelfTexts,
  hasMoments: true,
  phrases: phraseKeys,
  art: () => import('./art/key-art.tsx').then(({ keyArt }) => keyArt),
  emblem: () => import('./art/emblem.tsx').then(({ KeyWarp }) => KeyWarp),
  lesson: () => import('./lesson/lesson.ts').then(({ lesson }) => lesson),
  table: () => import('./table-game.tsx').then(({ cosmicEncounterTable }) => cosmicEncounterTable),
};
