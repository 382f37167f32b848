import type { Kysely } from 'kysely';

/** Since when, and for how long before, a match has stood still for want of people. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('matches').addColumn('rest_json', 'text').execute();
}
