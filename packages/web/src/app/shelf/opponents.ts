import { keptInBrowser } from '../../settings/kept-in-browser.ts';

export const botLevels = ['easy', 'normal', 'hard'] as const;
type BotLevel = (typeof botLevels)[number];

interface Opponents {
  readonly count: number;
  readonly level: BotLevel;
}

/** Whom somebody plays against when they play against bots: as last time. */
export const useOpponents = keptInBrowser<Opponents>('starboard.opponents', () => ({
  count: 2,
  level: 'normal',
}));

export const chooseOpponents = (changes: Partial<Opponents>): void => {
  useOpponents.setState(changes);
};

interface Seats {
  readonly min: number;
  readonly max: number;
}

/** How many bots a game can seat beside its one player. */
export const botCounts = ({ min, max }: Seats): readonly number[] =>
  Array.from({ length: max }, (_, index) => index).filter((count) => count > 0 && count + 1 >= min);

/** As many as wished, or as near to it as the game allows. */
export function botCount(wished: number, { min, max }: Seats): number {
  return Math.min(Math.max(wished, min - 1), max - 1);
}
