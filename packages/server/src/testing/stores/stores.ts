import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '../../store/postgres/open-postgres.ts';
import { openSqlite } from '../../store/sqlite/open-sqlite.ts';
import type { Dialect, Store } from '../../store/store.ts';
import { sharedDatabase } from '../shared-database.ts';

/** A database of its own to run a suite on, that can be opened again and again. */
export interface Premises {
  readonly where: string;
  open(): Promise<Store>;
  remove(): Promise<void>;
}

export const dialects: readonly Dialect[] = ['sqlite', 'postgres'];

export async function newPremises(dialect: Dialect): Promise<Premises> {
  if (dialect === 'sqlite') {
    const folder = mkdtempSync(join(tmpdir(), 'starboard-store-'));
    const remove = async () => rmSync(folder, { recursive: true });
    return { where: folder, open: () => openSqlite(folder), remove };
  }
  const url = await sharedDatabase();
  // the whole server goes when the run is over
  return { where: url, open: () => openPostgres(url), remove: async () => undefined };
}
