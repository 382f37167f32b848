import type { Store } from '../store/store.ts';
import { goneName } from './names.ts';

/** What else has to be done at the tables, by the lobby. */
export interface AccountHooks {
  /** Frees open seats, passes running ones to a bot, takes the name off finished ones. The account still exists. */
  onDeleted(account: string): Promise<void>;
  /** Puts one account in the other's seats. Rows of `table_people` are still the old account's. */
  onMerged(from: string, to: string): Promise<void>;
  /** Calls an account by its new name where it sits. */
  onRenamed(account: string, name: string): Promise<void>;
}

/** Takes an account out of everything. What it said at tables stays there, without its name. */
export async function leave({ db }: Store, hooks: AccountHooks, account: string): Promise<void> {
  // first, so that who is interrupted here can still come back and try again
  await hooks.onDeleted(account);
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('chat_lines')
      .set({ account_id: null, name: goneName })
      .where('account_id', '=', account)
      .execute();
    // sessions, passkeys and all else that is theirs go with it
    await transaction.deleteFrom('accounts').where('id', '=', account).execute();
  });
}

/** Hands one account's history to another; tables where both sat stay as they are. */
export async function merge({ db }: Store, hooks: AccountHooks, from: string, to: string): Promise<void> {
  await hooks.onMerged(from, to);
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('table_people')
      .set({ account_id: to })
      .where('account_id', '=', from)
      .where('table_id', 'not in', (query) =>
        query.selectFrom('table_people').select('table_id').where('account_id', '=', to),
      )
      .execute();
    await transaction.updateTable('imports').set({ account_id: to }).where('account_id', '=', from).execute();
    await transaction
      .updateTable('chat_lines')
      // each browser numbered its requests in its own way
      .set({ account_id: to, request: null })
      .where('account_id', '=', from)
      .execute();
    await transaction
      .updateTable('mutes')
      .set({ account_id: to })
      .where('account_id', '=', from)
      .where('muted_id', '!=', to)
      .where('muted_id', 'not in', (query) =>
        query.selectFrom('mutes').select('muted_id').where('account_id', '=', to),
      )
      .execute();
  });
}
