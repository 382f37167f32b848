import type { Kysely } from 'kysely';

/** What came of the latest request to all at a table, and what was said about such requests. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('tables').addColumn('dropped_json', 'text').execute();
  await db.schema
    .alterTable('tables')
    .addColumn('heard_json', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
}
