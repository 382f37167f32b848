import { randomInt } from 'node:crypto';
import { Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, sql } from 'kysely';
import { kyselyMatches } from '../kysely-matches.ts';
import { migrate } from '../migrate.ts';
import { migrations } from '../migrations/index.ts';
import type { Schema } from '../schema.ts';
import type { Store } from '../store.ts';
import { appendRows } from './append-rows.ts';
import { backup, backupBefore } from './backup.ts';
import { SqliteDriver } from './sqlite-driver.ts';
import { SqliteThread } from './sqlite-thread.ts';
import { Turns } from './turns.ts';

const marks = 16;

/** Everything in one file of a folder, made when it is not there, for one process at a time. */
export async function openSqlite(folder: string, plan = migrations): Promise<Store> {
  const thread = await SqliteThread.open(folder);
  const turns = new Turns();
  const db = new Kysely<Schema>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new SqliteDriver(thread, turns),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });
  const backUp = (next: string) => backup(folder, backupBefore(folder, next));
  try {
    await sql`pragma foreign_keys = off`.execute(db);
    await migrate(db, { dialect: 'sqlite', migrations: plan, backUp });
    await sql`pragma foreign_keys = on`.execute(db);
  } catch (error) {
    await thread.close();
    throw error;
  }
  let mark = randomInt(marks);
  return {
    dialect: 'sqlite',
    db,
    matches: kyselyMatches(db, (batch) => turns.pass(() => thread.ask('append', batch.map(appendRows)))),
    async ping() {
      // a number of ours in the file's head; what does not change is not written
      mark = (mark + 1) % marks;
      await sql.raw(`pragma user_version = ${mark}`).execute(db);
    },
    close: () => thread.close(),
  };
}
