import type { GameBox } from '@starboard/engine';

type Seats = GameBox['seats'];

/** How many bots a game can seat beside its one player. */
export const botCounts = ({ min, max }: Seats): readonly number[] =>
  Array.from({ length: max }, (_, index) => index).filter((count) => count > 0 && count + 1 >= min);

/** As many as wished, or as near to it as the game allows. */
export const botCount = (wished: number, { min, max }: Seats): number =>
  Math.min(Math.max(wished, min - 1), max - 1);

/** The bot that was wished for; where the game has none of that name, one in the middle of those it has. */
export const botLevel = (wished: string, { bots }: Pick<GameBox, 'bots'>): string =>
  bots.includes(wished) ? wished : (bots[Math.floor((bots.length - 1) / 2)] ?? wished);
