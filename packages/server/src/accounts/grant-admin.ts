import { Refused } from '../refused.ts';
import type { Store } from '../store/store.ts';
import { nameKey } from './name-key.ts';

/** Only from the command line: an operator who can run it has the database anyway. */
export async function grantAdmin({ db }: Store, name: string): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('accounts')
    .set({ role: 'admin' })
    .where('name_key', '=', nameKey(name))
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new Refused(404, 'server.account.unknown-name');
}
