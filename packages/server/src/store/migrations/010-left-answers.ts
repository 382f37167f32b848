import type { Kysely } from 'kysely';

/** Answers that players leave before they are asked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('table_people').addColumn('left_json', 'text').execute();
}
