import { type Kysely, sql } from 'kysely';
import type { Dialect } from '../store.ts';

/** Which tables were brought here as a file, by whom, and how much they take. */
export async function up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const time = dialect === 'postgres' ? 'bigint' : 'integer';
  await db.schema
    .alterTable('tables')
    .addColumn('is_imported', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('imports')
    .addColumn('table_id', 'text', (column) =>
      column.primaryKey().references('tables.id').onDelete('cascade'),
    )
    .addColumn('account_id', 'text', (column) => column.references('accounts.id').onDelete('set null'))
    .addColumn('bytes', time, (column) => column.notNull())
    .addColumn('at', time, (column) => column.notNull())
    .addColumn('is_whole', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('imports_of').on('imports').columns(['account_id', 'is_whole']).execute();
  // until now only those who had brought one were noted, as people without a seat
  await sql`
    insert into imports (table_id, account_id, bytes, at, is_whole)
    select table_id, account_id, (
      select coalesce(sum(length(input_json) + length(events_json)), 0) from inputs where match_id = table_id
    ), joined_at, 1 from table_people where seat = -1`.execute(db);
  await sql`update tables set is_imported = 1 where id in (select table_id from imports)`.execute(db);
}
