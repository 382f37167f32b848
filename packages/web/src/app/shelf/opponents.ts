import { keptInBrowser } from '../../settings/kept-in-browser.ts';

interface Opponents {
  readonly count: number;
  /** The name of a bot; not every game has one of that name. */
  readonly level: string;
}

/** Whom the player plays against when they play against bots: as last time. */
export const useOpponents = keptInBrowser<Opponents>('starboard.opponents', () => ({
  count: 2,
  level: 'normal',
}));

export const chooseOpponents = (changes: Partial<Opponents>): void => {
  useOpponents.setState(changes);
};
