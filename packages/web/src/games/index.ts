import type { TableGame } from '../table/table-game.ts';

/** Every game that has a table to be seen: one line each. */
const tables: Readonly<Record<string, () => Promise<TableGame>>> = {
  'alien-frontiers': () =>
    import('./alien-frontiers/table-game.tsx').then(({ alienFrontiersTable }) => alienFrontiersTable),
};

export const hasTable = (game: string): boolean => Object.hasOwn(tables, game);

const loaded = new Map<string, Promise<TableGame>>();

/** Loaded once, when somebody sits down at such a table. */
export function loadTableGame(game: string): Promise<TableGame> {
  const known = loaded.get(game);
  if (known) return known;
  const load = tables[game];
  if (!load) return Promise.reject(new Error(`there is no table for ${game}`));
  const loading = load();
  loaded.set(game, loading);
  loading.catch(() => loaded.delete(game));
  return loading;
}
