import { box } from '@starboard/alien-frontiers/box';
import { usualPhrases } from '../phrases.ts';
import type { WebGame } from '../web-game.ts';
import { shelfTexts } from './shelf-texts.ts';

export const alienFrontiers: WebGame = {
  ...box,
  minutes: 60,
  weight: 'medium',
  tint: '#FFB454',
  shelfTexts,
  phrases: usualPhrases,
  art: () => import('./art/key-art.tsx').then(({ keyArt }) => keyArt),
  emblem: () => import('./art/emblem.tsx').then(({ KeyPlanet }) => KeyPlanet),
  table: () => import('./table-game.tsx').then(({ alienFrontiersTable }) => alienFrontiersTable),
  lesson: () => import('./lesson/lesson.ts').then(({ lesson }) => lesson),
};
