import { botName, type GameBox } from '@starboard/engine';

type Seats = GameBox['seats'];

/** How many bots a game can seat beside its one player. */
export const botCounts = ({ min, max }: Seats): readonly number[] =>
  Array.from({ length: max }, (_, index) => index).filter((count) => count > 0 && count + 1 >= min);

/** As many as wished, or as near to it as the game allows; without a wish, as many as make a usual table. */
export const botCount = (wished: number | null, { min, max, usual = 3 }: Seats): number =>
  Math.min(Math.max(wished ?? usual - 1, min - 1), max - 1);

/** The bot that was wished for; where the game has none of that name, one in the middle of those it has. */
export const botLevel = (wished: string, { bots }: Pick<GameBox, 'bots'>): string =>
  bots.includes(wished) ? wished : (bots[Math.floor((bots.length - 1) / 2)] ?? wished);

/** What a bot without a character is called among those with one. */
export const evenTempered = 'even';

/** What can be chosen for a bot besides its level; nothing where the game knows no characters. */
export const charactersOf = ({ characters = [] }: Pick<GameBox, 'characters'>): readonly string[] =>
  characters.length === 0 ? [] : [evenTempered, ...characters];

/** The bot of that level, with the character that was chosen if the game knows it. */
export const botLike = (
  level: string,
  chosen: string | undefined,
  { characters = [] }: Pick<GameBox, 'characters'>,
): string => {
  const character = chosen !== undefined && characters.includes(chosen) ? chosen : null;
  return botName({ level, character });
};

/** Whom a player wants to play against. */
export interface Opponents {
  /** Null before the player has said how many. */
  readonly count: number | null;
  /** Not every game has bots of that level. */
  readonly level: string;
  /** What each is like; those that are not named are even-tempered. */
  readonly characters: readonly string[];
}

/** The bots that the game has for such a wish, one a seat. */
export const wishedBots = (
  { count, level, characters }: Opponents,
  game: Pick<GameBox, 'seats' | 'bots' | 'characters'>,
): readonly string[] =>
  Array.from({ length: botCount(count, game.seats) }, (_, index) =>
    botLike(botLevel(level, game), characters[index], game),
  );
