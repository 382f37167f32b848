import type { Account } from '@starboard/protocol';
import type { Kysely } from 'kysely';
import { Refused } from '../refused.ts';
import type { AccountRow, Schema } from '../store/schema.ts';
import { keepLikenesses, looksClaimed } from './names.ts';

type Db = Kysely<Schema>;

/** The account as its own devices are told of it; built from nothing, so that a password's hash stays in the house. */
export async function accountOf(db: Db, row: AccountRow): Promise<Account> {
  const isGuest = row.name_key === null;
  return {
    id: row.id,
    name: row.name,
    isGuest,
    role: row.role === 'admin' ? 'admin' : 'player',
    language: row.language,
    settings: JSON.parse(row.settings_json) as Account['settings'],
    hasPassword: row.password !== null,
    // guests have none, and are the many
    passkeys: isGuest ? [] : await passkeysOf(db, row.id),
  };
}

export function findRow(db: Db, id: string): Promise<AccountRow | undefined> {
  return db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Changes an account and gives it as it is then; refused when another has claimed the name meanwhile. */
export async function updateAccount(
  db: Db,
  id: string,
  changes: Partial<Omit<AccountRow, 'id'>>,
  alongside: (db: Db) => Promise<unknown> = () => Promise.resolve(),
): Promise<Account> {
  try {
    await db.transaction().execute(async (transaction) => {
      if (Object.keys(changes).length > 0)
        await transaction.updateTable('accounts').set(changes).where('id', '=', id).execute();
      if (changes.name !== undefined && changes.name_key) await keepLikenesses(transaction, id, changes.name);
      await alongside(transaction);
    });
  } catch (error) {
    // each database says it in its own way; looking again says it in ours
    if (changes.name !== undefined && (await looksClaimed(db, changes.name, id)))
      throw new Refused(409, 'server.account.name-taken');
    throw error;
  }
  const row = await findRow(db, id);
  if (!row) throw new Refused(401, 'server.account.needed');
  return accountOf(db, row);
}

async function passkeysOf(db: Db, account: string): Promise<Account['passkeys']> {
  const rows = await db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at'])
    .where('account_id', '=', account)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id, name, created_at }) => ({ id, name, createdAt: created_at }));
}
