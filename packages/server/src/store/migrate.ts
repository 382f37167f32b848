import { type Kysely, sql, type Transaction } from 'kysely';
import type { Migration } from './migrations/index.ts';
import type { Schema } from './schema.ts';
import type { Dialect } from './store.ts';

export interface MigrationPlan {
  readonly dialect: Dialect;
  readonly migrations: readonly Migration[];
  /** Called once, before the first change to a database that holds something. */
  readonly backUp?: (next: string) => void;
}

/** Any number that no other program locks. */
const advisoryLock = 7_827_822;

/** Brings the database up to date, each migration in a transaction; several nodes may try at once. */
export async function migrate(db: Kysely<Schema>, plan: MigrationPlan): Promise<void> {
  const { dialect, migrations, backUp } = plan;
  let isBackedUp = false;
  for (const { name, up } of migrations) {
    await db.transaction().execute(async (step) => {
      const done = await doneBefore(step, dialect);
      refuseNewer(done, migrations);
      if (done.includes(name)) return;
      if (done.length > 0 && !isBackedUp) backUp?.(name);
      isBackedUp = true;
      await up(step as unknown as Kysely<unknown>, dialect);
      if (dialect === 'sqlite') await checkReferences(step, name);
      // oxlint-disable-next-line no-restricted-properties -- only ever read by people
      await step.insertInto('migrations').values({ name, at: Date.now() }).execute();
    });
  }
}

async function doneBefore(step: Transaction<Schema>, dialect: Dialect): Promise<readonly string[]> {
  if (dialect === 'postgres') await sql`select pg_advisory_xact_lock(${advisoryLock})`.execute(step);
  await step.schema
    .createTable('migrations')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('at', dialect === 'postgres' ? 'bigint' : 'integer', (column) => column.notNull())
    .execute();
  const rows = await step.selectFrom('migrations').select('name').execute();
  return rows.map(({ name }) => name);
}

function refuseNewer(done: readonly string[], migrations: readonly Migration[]): void {
  const unknown = done.find((name) => migrations.every((known) => known.name !== name));
  if (unknown === undefined) return;
  throw new Error(
    `The database was made by a newer version of Starboard (it has been through '${unknown}'). Run that version, or one after it.`,
  );
}

/** SQLite has its references switched off meanwhile, or a table could not be made anew. */
async function checkReferences(step: Transaction<Schema>, name: string): Promise<void> {
  const { rows } = await sql`pragma foreign_key_check`.execute(step);
  if (rows.length > 0)
    throw new Error(`Migration '${name}' leaves ${rows.length} rows that refer to nothing.`);
}
