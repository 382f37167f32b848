import { webGames } from '../../games/index.ts';
import type { Texts } from '../../language/catalogues.ts';
import { type Say, useSay } from '../../language/say.ts';

/** What the pages say, and what every game says of itself on the shelf. */
export const shelfTexts: readonly Texts[] = ['app', ...webGames.map((game) => game.shelfTexts)];

export const useShelfSay = (): Say => useSay(...shelfTexts);
