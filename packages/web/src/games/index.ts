import { loadOnce } from '../loading/load-once.ts';
import type { TableGame } from '../table/table-game.ts';

/** Every game that has a table to be seen: one line each. */
const tables: Readonly<Record<string, () => Promise<TableGame>>> = {
  'alien-frontiers': () =>
    import('./alien-frontiers/table-game.tsx').then(({ alienFrontiersTable }) => alienFrontiersTable),
};

export const hasTable = (game: string): boolean => Object.hasOwn(tables, game);

/** Loaded once, when somebody sits down at such a table. */
export const loadTableGame = loadOnce((game: string): Promise<TableGame> => {
  const load = tables[game];
  return load ? load() : Promise.reject(new Error(`there is no table for ${game}`));
});
