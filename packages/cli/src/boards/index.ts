import type { ListedGame } from '@starboard/games';
import type { Board } from '@starboard/terminal';
import { defaultBoard } from './default-board.ts';

/** Every game of a list as the terminal shows it: by its own board, and by the default one where that says nothing. */
export const boardsFor = (list: readonly ListedGame[]): Promise<Board[]> =>
  Promise.all(
    list.map(async ({ game, board: load }) => {
      const own = (await load?.())?.board ?? {};
      return { ...defaultBoard(game, own.text), ...own };
    }),
  );
