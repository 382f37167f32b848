import { usualPhrases } from '../phrases.ts';
import type { WebGame } from '../web-game.ts';
import { shelfTexts } from './shelf-texts.ts';

/** To come: a picture and a few words, no rules yet. */
export const projectElite: WebGame = {
  id: 'project-elite',
  seats: { min: 1, max: 6 },
  bots: [],
  isInRealTime: true,
  minutes: 60,
  weight: 'light',
  tint: '#FF8A4C',
  shelfTexts,
  phrases: usualPhrases,
  art: () => import('./art/key-art.tsx').then(({ keyArt }) => keyArt),
};
