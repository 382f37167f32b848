import { type Kysely, sql } from 'kysely';
import type { Dialect } from '../store.ts';

/** Logs of matches in real time, each in one row once the match is over. What ended before this keeps its rows. */
export async function up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const [time, bytes] =
    dialect === 'postgres' ? (['bigint', 'bytea'] as const) : (['integer', 'blob'] as const);
  await db.schema
    .createTable('packed_logs')
    .addColumn('match_id', 'text', (column) =>
      column.primaryKey().references('matches.id').onDelete('cascade'),
    )
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('log', bytes, (column) => column.notNull())
    .addColumn('latest', bytes, (column) => column.notNull())
    .addColumn('latest_after', 'integer', (column) => column.notNull())
    .execute();
  // it is compressed already
  if (dialect === 'postgres')
    await sql`alter table packed_logs alter log set storage external, alter latest set storage external`.execute(
      db,
    );
  await db.schema.alterTable('matches').addColumn('pack_at', time).execute();
  await sql`create index matches_to_pack on matches (pack_at) where pack_at is not null`.execute(db);
}
