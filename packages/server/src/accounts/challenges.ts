import { newId } from '../id.ts';
import { Refused } from '../refused.ts';
import type { Store } from '../store/store.ts';

/** For a passkey's answer, in milliseconds. */
export const timeToFinish = 5 * 60_000;

/** Passkey ceremonies under way: each challenge can be answered once, in time, and by whom it was put to. */
export class Challenges {
  readonly #store: Store;
  readonly #now: () => number;

  constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** `account`: whose passkey is added; null when a person signs in. */
  async open(challenge: string, account: string | null): Promise<string> {
    const id = newId();
    await this.#store.db
      .insertInto('challenges')
      .values({ id, account_id: account, challenge, expires_at: this.#now() + timeToFinish })
      .execute();
    return id;
  }

  async use(id: string, account: string | null): Promise<string> {
    const used = await this.#store.db
      .deleteFrom('challenges')
      .where('id', '=', id)
      .where('account_id', account === null ? 'is' : '=', account)
      .where('expires_at', '>', this.#now())
      .returning('challenge')
      .executeTakeFirst();
    if (!used) throw new Refused(403, 'server.account.ceremony-over');
    return used.challenge;
  }

  async sweep(): Promise<void> {
    await this.#store.db.deleteFrom('challenges').where('expires_at', '<=', this.#now()).execute();
  }
}
