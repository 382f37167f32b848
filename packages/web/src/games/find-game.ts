import { loadOnce } from '../loading/load-once.ts';
import type { LessonScript } from '../local/lesson/lesson-script.ts';
import type { TableGame } from '../table/table-game.ts';
import { webGames } from './index.ts';
import type { Emblem, KeyArt, WebGame } from './web-game.ts';

export const webGame = (id: string): WebGame | undefined => webGames.find((game) => game.id === id);

export const hasTable = (id: string): boolean => webGame(id)?.table !== undefined;

/** The game that was wished for, or the first that can be played where that one cannot. */
export function gameToPlay(wish: string): WebGame {
  const [first] = webGames.filter(({ table }) => table);
  if (!first) throw new Error('no game has a table');
  const wished = webGame(wish);
  return wished?.table ? wished : first;
}

/** Loaded once, when a player sits down at such a table. */
export const loadTableGame = loadOnce(
  (id: string): Promise<TableGame> =>
    webGame(id)?.table?.() ?? Promise.reject(new Error(`there is no table for ${id}`)),
);

/** Null where a game has none. */
export const loadArt = loadOnce(async (id: string): Promise<KeyArt | null> => webGame(id)?.art?.() ?? null);

export const loadEmblem = loadOnce(
  async (id: string): Promise<Emblem | null> => webGame(id)?.emblem?.() ?? null,
);

export const loadLesson = loadOnce(
  async (id: string): Promise<LessonScript | null> => webGame(id)?.lesson?.() ?? null,
);
