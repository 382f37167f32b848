import type { Account, NewPassword } from '@starboard/protocol';
import { Refused } from '../refused.ts';
import type { Store } from '../store/store.ts';
import { accountOf, findRow, updateAccount } from './account-rows.ts';
import { nameKey } from './name-key.ts';
import { claimOf } from './names.ts';
import { checkPassword, type PasswordHashes } from './password-hashes.ts';

/** Signing in with a name and a password. */
export class Passwords {
  readonly #store: Store;
  readonly #hashes: PasswordHashes;

  constructor(store: Store, hashes: PasswordHashes) {
    this.#store = store;
    this.#hashes = hashes;
  }

  /** Gives an account its first password, and a guest a name that is theirs alone; or another password. */
  async set(account: Account, { name, password, current }: NewPassword): Promise<Account> {
    checkPassword(password);
    const claim = await claimOf(this.#store.db, account, name);
    if (account.hasPassword) await this.confirm(account, current);
    return updateAccount(this.#store.db, account.id, {
      ...claim,
      password: await this.#hashes.hash(password),
    });
  }

  /** Asks for an account's password once more; without one, nothing is right. */
  async confirm(account: Account, password: string | undefined): Promise<void> {
    const row = await findRow(this.#store.db, account.id);
    if (!(await this.#hashes.matches(password ?? '', row?.password ?? null)))
      throw new Refused(403, 'server.account.wrong-password');
  }

  /** Whose name and password these are. An unknown name takes as long as a wrong password, and reads the same. */
  async find(name: string, password: string): Promise<Account> {
    const { db } = this.#store;
    const row = await db
      .selectFrom('accounts')
      .selectAll()
      .where('name_key', '=', nameKey(name))
      .executeTakeFirst();
    const isRight = await this.#hashes.matches(password, row?.password ?? null);
    if (!row || !isRight) throw new Refused(403, 'server.account.wrong-sign-in');
    return accountOf(db, row);
  }
}
