import type { Language } from '@starboard/messages';
import type { Account, AccountChanges, AccountExport, AddedPasskey, NewPassword } from '@starboard/protocol';
import type { Bus } from '../bus/bus.ts';
import { houseClock } from '../clock/house-clock.ts';
import { newId } from '../id.ts';
import type { AccountRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { accountOf, findRow, updateAccount } from './account-rows.ts';
import { exportAccount } from './export.ts';
import { guestName } from './guest-names.ts';
import { KnownDevices } from './known-devices.ts';
import { type AccountHooks, leave, merge } from './leaving.ts';
import { nameKey } from './name-key.ts';
import { checkUnclaimed, readName } from './names.ts';
import { Passkeys, type Site } from './passkeys.ts';
import { checkProved } from './proofs.ts';
import { type PasswordCost, PasswordHashes } from './password-hashes.ts';
import { Passwords } from './passwords.ts';
import { Sessions } from './sessions.ts';

export interface AccountsParts {
  readonly store: Store;
  readonly bus: Bus;
  readonly hooks: AccountHooks;
  readonly now?: () => number;
  readonly passwordCost?: PasswordCost;
}

/** Long enough for a guest to take a seat somewhere. */
const guestsKeptFor = 86_400_000;

/** The accounts: who a person is to this server. */
export class Accounts {
  readonly sessions: Sessions;
  readonly passwords: Passwords;
  readonly passkeys: Passkeys;
  readonly knownDevices: KnownDevices;
  readonly #store: Store;
  readonly #hooks: AccountHooks;
  readonly #now: () => number;

  constructor({ store, bus, hooks, now = houseClock(), passwordCost }: AccountsParts) {
    this.#store = store;
    this.#hooks = hooks;
    this.#now = now;
    this.sessions = new Sessions(store, bus, now);
    this.passwords = new Passwords(store, new PasswordHashes(passwordCost));
    this.passkeys = new Passkeys(store, now);
    this.knownDevices = new KnownDevices(store, now);
  }

  /** `proof`: what the session is known by. */
  async bySession(
    token: string,
  ): Promise<{ readonly account: Account; readonly session: string; readonly proof: string } | null> {
    const found = await this.sessions.find(token);
    if (!found) return null;
    const { row, session, proof } = found;
    return { account: await accountOf(this.#store.db, row), session, proof };
  }

  async byId(id: string): Promise<Account | null> {
    const row = await findRow(this.#store.db, id);
    return row ? accountOf(this.#store.db, row) : null;
  }

  /** A new guest, under a name of ours unless they bring one. */
  async createGuest(language: Language, wanted?: string): Promise<Account> {
    const name = readName(wanted ?? guestName(language));
    // two words of ours can be a member's name by now; then they share it, as guests do with each other
    if (wanted !== undefined) await checkUnclaimed(this.#store.db, name, null);
    const now = this.#now();
    const row: AccountRow = {
      id: newId(),
      name,
      name_key: null,
      role: 'player',
      password: null,
      language,
      settings_json: '{}',
      created_at: now,
      seen_at: now,
    };
    await this.#store.db.insertInto('accounts').values(row).execute();
    return accountOf(this.#store.db, row);
  }

  async change(account: Account, { name: wanted, language, settings }: AccountChanges): Promise<Account> {
    const name = wanted === undefined ? undefined : readName(wanted);
    if (name !== undefined) await checkUnclaimed(this.#store.db, name, account.id);
    const changed = await updateAccount(this.#store.db, account.id, {
      ...(name !== undefined && { name }),
      ...(name !== undefined && !account.isGuest && { name_key: nameKey(name) }),
      ...(language !== undefined && { language }),
      ...(settings !== undefined && { settings_json: JSON.stringify(settings) }),
    });
    return this.#called(account, changed);
  }

  async setPassword(account: Account, wish: NewPassword): Promise<Account> {
    return this.#called(account, await this.passwords.set(account, wish));
  }

  async addPasskey(account: Account, site: Site, added: AddedPasskey): Promise<Account> {
    return this.#called(account, await this.passkeys.finishAdding(account, site, added));
  }

  /** Before what a stolen session must not do. */
  checkProved(account: Account, session: string): Promise<void> {
    return checkProved(account, session, this.sessions, this.#now());
  }

  export(account: Account): Promise<AccountExport> {
    return exportAccount(this.#store, account);
  }

  /** What a guest did before signing in becomes the account's. */
  async merge(guest: Account, account: Account): Promise<void> {
    await merge(this.#store, this.#hooks, guest.id, account.id);
    await this.delete(guest);
  }

  async delete(account: Account): Promise<void> {
    await leave(this.#store, this.#hooks, account.id);
    await this.sessions.closeAll(account.id);
  }

  /** Drops what has run out: ceremonies, sessions, and guests who cannot come back and sat nowhere. */
  async sweep(): Promise<void> {
    await this.passkeys.sweep();
    await this.sessions.sweep();
    await this.knownDevices.sweep();
    await this.#store.db
      .deleteFrom('accounts')
      .where('name_key', 'is', null)
      .where('created_at', '<', this.#now() - guestsKeptFor)
      .where('id', 'not in', (query) => query.selectFrom('sessions').select('account_id'))
      .where('id', 'not in', (query) =>
        // what a guest has only brought here goes with the guest
        query.selectFrom('table_people').select('account_id').where('seat', '>=', 0),
      )
      .execute();
  }

  /** Lets the tables know of a new name. */
  async #called(before: Account, after: Account): Promise<Account> {
    if (after.name !== before.name) await this.#hooks.onRenamed(after.id, after.name);
    return after;
  }
}
