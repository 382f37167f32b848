import type { Kysely } from 'kysely';

/** Who made each input; what was written before had it in its request. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('inputs').addColumn('made_by', 'text').execute();
}
