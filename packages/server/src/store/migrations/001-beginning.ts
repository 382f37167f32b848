import { type Kysely, sql } from 'kysely';
import type { Dialect } from '../store.ts';

/** Everything as it was at the beginning. */
export async function up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const time = dialect === 'postgres' ? 'bigint' : 'integer';

  await db.schema
    .createTable('accounts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.unique())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('password', 'text')
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('settings_json', 'text', (column) => column.notNull())
    .addColumn('created_at', time, (column) => column.notNull())
    .addColumn('seen_at', time, (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('passkeys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', time, (column) => column.notNull())
    .addColumn('transports_json', 'text', (column) => column.notNull())
    .addColumn('created_at', time, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('passkeys_of').on('passkeys').column('account_id').execute();

  await db.schema
    .createTable('sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('created_at', time, (column) => column.notNull())
    .addColumn('seen_at', time, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sessions_of').on('sessions').column('account_id').execute();

  await db.schema
    .createTable('challenges')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.references('accounts.id').onDelete('cascade'))
    .addColumn('challenge', 'text', (column) => column.notNull())
    .addColumn('expires_at', time, (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('tables')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('code', 'text', (column) => column.unique())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('options_json', 'text', (column) => column.notNull())
    .addColumn('seats_json', 'text', (column) => column.notNull())
    .addColumn('clock', 'text', (column) => column.notNull())
    .addColumn('is_public', 'integer', (column) => column.notNull())
    .addColumn('spectators_allowed', 'integer', (column) => column.notNull())
    .addColumn('spectators_delay', 'integer', (column) => column.notNull())
    .addColumn('host_id', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('seed_hash', 'text')
    .addColumn('seed', 'text')
    .addColumn('end_votes_json', 'text', (column) => column.notNull())
    .addColumn('takeback_json', 'text')
    .addColumn('result_json', 'text')
    .addColumn('rematch_id', 'text')
    .addColumn('kicked_json', 'text', (column) => column.notNull())
    .addColumn('created_at', time, (column) => column.notNull())
    .addColumn('touched_at', time, (column) => column.notNull())
    .addColumn('started_at', time)
    .addColumn('finished_at', time)
    .execute();
  // the lobby's list, newest first, by game or of all games
  await db.schema
    .createIndex('tables_listed')
    .on('tables')
    .columns(['is_public', 'status', 'created_at', 'id'])
    .execute();
  await db.schema
    .createIndex('tables_listed_by_game')
    .on('tables')
    .columns(['is_public', 'status', 'game', 'created_at', 'id'])
    .execute();
  // what has not been touched for long, and what was touched lately
  await db.schema.createIndex('tables_touched').on('tables').columns(['status', 'touched_at']).execute();
  // what was about to start
  await sql`create index tables_starting on tables (started_at) where started_at is not null and seed_hash is null`.execute(
    db,
  );

  await db.schema
    .createTable('table_people')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('orders_json', 'text')
    .addColumn('joined_at', time, (column) => column.notNull())
    .addPrimaryKeyConstraint('table_people_pk', ['table_id', 'account_id'])
    .execute();
  await db.schema
    .createIndex('tables_of')
    .on('table_people')
    .columns(['account_id', 'joined_at', 'table_id'])
    .execute();

  await db.schema
    .createTable('matches')
    .addColumn('id', 'text', (column) => column.primaryKey().references('tables.id').onDelete('cascade'))
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('told_json', 'text', (column) => column.notNull())
    .addColumn('clock_json', 'text')
    .addColumn('due_at', time)
    .addColumn('updated_at', time, (column) => column.notNull())
    .execute();
  await sql`create index matches_due on matches (due_at) where due_at is not null`.execute(db);

  // apart from the matches, whose rows are written with every input and should be small
  await db.schema
    .createTable('snapshots')
    .addColumn('match_id', 'text', (column) =>
      column.primaryKey().references('matches.id').onDelete('cascade'),
    )
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('saved_json', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('inputs')
    .addColumn('match_id', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('at', time, (column) => column.notNull())
    .addColumn('seat', 'integer')
    .addColumn('request', 'text')
    .addColumn('input_json', 'text', (column) => column.notNull())
    .addColumn('events_json', 'text', (column) => column.notNull())
    .addColumn('told_json', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('inputs_pk', ['match_id', 'seq'])
    .execute();

  await db.schema
    .createTable('chat_lines')
    .addColumn('id', dialect === 'postgres' ? 'bigserial' : 'integer', (column) =>
      dialect === 'postgres' ? column.primaryKey() : column.primaryKey().autoIncrement(),
    )
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('account_id', 'text', (column) => column.references('accounts.id').onDelete('set null'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('at', time, (column) => column.notNull())
    .addColumn('text', 'text')
    .addColumn('phrase', 'text')
    .addColumn('request', 'text')
    .execute();
  await db.schema.createIndex('chat_of').on('chat_lines').columns(['table_id', 'id']).execute();
  // a person's lines, and each said once
  await db.schema
    .createIndex('chat_by')
    .unique()
    .on('chat_lines')
    .columns(['account_id', 'table_id', 'request'])
    .execute();

  await db.schema
    .createTable('mutes')
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('muted_id', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('mutes_pk', ['account_id', 'muted_id'])
    .execute();
  await db.schema.createIndex('mutes_against').on('mutes').column('muted_id').execute();

  await db.schema
    .createTable('reports')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('line_id', time, (column) => column.notNull())
    .addColumn('reporter_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('at', time, (column) => column.notNull())
    .addColumn('settled_at', time)
    .addUniqueConstraint('reported_once', ['reporter_id', 'line_id'])
    .execute();
  await db.schema.createIndex('reports_listed').on('reports').columns(['at', 'id']).execute();
  await db.schema.createIndex('reports_of').on('reports').column('table_id').execute();
}
