import type { Kysely } from 'kysely';

/** How moments to react in are timed; at tables from before, each had its whole time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('tables')
    .addColumn('pauses', 'text', (column) => column.notNull().defaultTo('strict'))
    .execute();
}
