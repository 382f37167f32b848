import type { Config } from '../config.ts';
import { openPostgres } from './postgres/open-postgres.ts';
import { openSqlite } from './sqlite/open-sqlite.ts';
import type { Store } from './store.ts';

/** The database the settings ask for, up to date. */
export async function openStore({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Store> {
  if (databaseUrl === null) return openSqlite(dataDir);
  try {
    return await openPostgres(databaseUrl);
  } catch (error) {
    // a refused connection has a code and no message
    const { message, code } = error as NodeJS.ErrnoException;
    throw new Error(`PostgreSQL at ${new URL(databaseUrl).host}: ${message || code}`, { cause: error });
  }
}
