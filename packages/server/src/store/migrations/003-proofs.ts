import type { Kysely } from 'kysely';
import type { Dialect } from '../store.ts';

/** When password or passkey were last given in a session. */
export async function up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const time = dialect === 'postgres' ? 'bigint' : 'integer';
  await db.schema.alterTable('sessions').addColumn('proved_at', time).execute();
}
