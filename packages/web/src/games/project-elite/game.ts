import { box } from '@starboard/project-elite/box';
import { usualPhrases } from '../phrases.ts';
import type { WebGame } from '../web-game.ts';
import { shelfTexts } from './shelf-texts.ts';

export const projectElite: WebGame = {
  ...box,
  minutes: 60,
  weight: 'light',
  tint: '#FF8A4C',
  shelfTexts,
  phrases: usualPhrases,
  art: () => import('./art/key-art.tsx').then(({ keyArt }) => keyArt),
  isPlain: true,
  table: () => import('./table-game.tsx').then(({ projectEliteTable }) => projectEliteTable),
};
