import type { Kysely } from 'kysely';
import type { Dialect } from '../store.ts';

/** From where an account has been signed in to before. */
export async function up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const time = dialect === 'postgres' ? 'bigint' : 'integer';
  await db.schema
    .createTable('known_devices')
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('seen_at', time, (column) => column.notNull())
    .addPrimaryKeyConstraint('known_devices_pk', ['token_hash', 'account_id'])
    .execute();
  await db.schema.createIndex('known_devices_of').on('known_devices').column('account_id').execute();
}
