import type { Kysely } from 'kysely';

/** How often it has been tried to pack a log: what fails again and again is given up. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('matches')
    .addColumn('pack_tries', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
