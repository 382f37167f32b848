import { alienFrontiers } from '@starboard/alien-frontiers';
import { cosmicEncounter } from '@starboard/cosmic-encounter';
import type { AnyGame } from '@starboard/engine';
import { projectElite } from '@starboard/project-elite';
import type { LoadBoard } from '@starboard/terminal';

/** A game, and the board that it draws at the terminal, if it draws one. */
export interface ListedGame {
  readonly game: AnyGame;
  readonly board?: LoadBoard;
}

/** Every game the table knows: one line each. */
export const gameList: readonly ListedGame[] = [
  { game: alienFrontiers, board: () => import('@starboard/alien-frontiers/terminal') },
  { game: cosmicEncounter, board: () => import('@starboard/cosmic-encounter/terminal') },
  { game: projectElite, board: () => import('@starboard/project-elite/terminal') },
];

export const games: readonly AnyGame[] = gameList.map(({ game }) => game);

export const gameById = (id: string): AnyGame | undefined => games.find((game) => game.id === id);
