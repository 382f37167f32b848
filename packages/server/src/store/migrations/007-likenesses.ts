import type { Kysely } from 'kysely';
import { likenessesOf } from '../../accounts/likeness/likeness.ts';
import type { Schema } from '../schema.ts';

/**
 * What names that are somebody's alone look like. Not unique: two that were alike before stay. Whoever changes what
 * counts as alike writes them anew, in a migration after this one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('likenesses')
    .addColumn('likeness', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('likenesses_pk', ['likeness', 'account_id'])
    .execute();
  await db.schema.createIndex('likenesses_of').on('likenesses').column('account_id').execute();
  const filled = db as Kysely<Schema>;
  const claimed = await filled
    .selectFrom('accounts')
    .select(['id', 'name'])
    .where('name_key', 'is not', null)
    .execute();
  for (const { id, name } of claimed)
    await filled
      .insertInto('likenesses')
      .values(likenessesOf(name).map((likeness) => ({ likeness, account_id: id })))
      .execute();
}
