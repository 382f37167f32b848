import type { Kysely } from 'kysely';
import { likenessesOf } from '../../accounts/likeness/likeness.ts';
import type { Schema } from '../schema.ts';

/**
 * What names look like that one account has to itself. Of those who want the same likeness at once, one gets it; those
 * who were alike before all stay, each with a number of their own. A change of what counts as alike writes them anew,
 * in a migration after this one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('likenesses')
    .addColumn('likeness', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('number', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('likenesses_pk', ['likeness', 'number'])
    .execute();
  await db.schema.createIndex('likenesses_of').on('likenesses').column('account_id').execute();
  const filled = db as Kysely<Schema>;
  const claimed = await filled
    .selectFrom('accounts')
    .select(['id', 'name'])
    .where('name_key', 'is not', null)
    .execute();
  const counts = new Map<string, number>();
  for (const { id, name } of claimed)
    for (const likeness of likenessesOf(name)) {
      const number = counts.get(likeness) ?? 0;
      counts.set(likeness, number + 1);
      await filled.insertInto('likenesses').values({ likeness, account_id: id, number }).execute();
    }
}
