import { cookieSeconds } from '../http/cookies.ts';
import type { Store } from '../store/store.ts';
import { hashOf, newToken } from './tokens.ts';

/**
 * Which browsers an account has been signed in from. They prove nothing but that: a stranger who guesses at a name from
 * everywhere keeps its owner waiting at a strange device, and not at one of their own.
 */
export class KnownDevices {
  readonly #store: Store;
  readonly #now: () => number;

  constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** Whether the account of this name has been signed in from there. */
  async knows(token: string | null, nameKey: string): Promise<boolean> {
    if (token === null) return false;
    const found = await this.#store.db
      .selectFrom('known_devices')
      .innerJoin('accounts', 'accounts.id', 'known_devices.account_id')
      .select('accounts.id')
      .where('token_hash', '=', hashOf(token))
      .where('name_key', '=', nameKey)
      .executeTakeFirst();
    return found !== undefined;
  }

  /** Notes that an account has signed in; gives the token for the browser, its own if it has one. */
  async note(token: string | null, account: string): Promise<string> {
    const kept = token ?? newToken();
    const seen_at = this.#now();
    await this.#store.db
      .insertInto('known_devices')
      .values({ token_hash: hashOf(kept), account_id: account, seen_at })
      .onConflict((again) => again.columns(['token_hash', 'account_id']).doUpdateSet({ seen_at }))
      .execute();
    return kept;
  }

  /** Drops those whose cookies are gone by now. */
  async sweep(): Promise<void> {
    await this.#store.db
      .deleteFrom('known_devices')
      .where('seen_at', '<=', this.#now() - cookieSeconds * 1000)
      .execute();
  }
}
