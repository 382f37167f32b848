import type { Opponents } from '../../games/seating-bots.ts';
import { keptInBrowser } from '../../settings/kept-in-browser.ts';

/** Whom the player plays against when they play against bots: as last time. */
export const useOpponents = keptInBrowser<Opponents>('starboard.opponents', () => ({
  count: null,
  level: 'normal',
  characters: [],
}));

export const chooseOpponents = (changes: Partial<Opponents>): void => {
  useOpponents.setState(changes);
};
