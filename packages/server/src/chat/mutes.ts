import { reason } from '@starboard/engine';
import type { Bus } from '../bus/bus.ts';
import { topics } from '../bus/topics.ts';
import { Refused } from '../refused.ts';
import { inBatches } from '../store/in-batches.ts';
import type { Store } from '../store/store.ts';

const most = 500;

/** Whom each account does not want to hear. */
export class Mutes {
  readonly #store: Store;
  readonly #bus: Bus;

  constructor(store: Store, bus: Bus) {
    this.#store = store;
    this.#bus = bus;
  }

  async of(account: string): Promise<ReadonlySet<string>> {
    return (await this.ofAll([account])).get(account) ?? new Set();
  }

  async ofAll(accounts: readonly string[]): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
    const muted = new Map<string, Set<string>>();
    for (const some of inBatches(accounts)) {
      const rows = await this.#store.db
        .selectFrom('mutes')
        .selectAll()
        .where('account_id', 'in', some)
        .execute();
      for (const { account_id, muted_id } of rows)
        muted.set(account_id, (muted.get(account_id) ?? new Set()).add(muted_id));
    }
    return muted;
  }

  async add(account: string, muted: string): Promise<void> {
    const { db } = this.#store;
    if (account === muted) throw new Refused(400, 'server.chat.mute-oneself');
    const known = await db.selectFrom('accounts').select('id').where('id', '=', muted).executeTakeFirst();
    if (!known) throw new Refused(404, 'server.account.unknown');
    const present = await this.of(account);
    if (present.has(muted)) return;
    if (present.size >= most) throw new Refused(409, reason('server.chat.too-many-mutes', { most }));
    await db
      .insertInto('mutes')
      .values({ account_id: account, muted_id: muted })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    this.#bus.publish(topics.mutes(account), {});
  }

  async remove(account: string, muted: string): Promise<void> {
    await this.#store.db
      .deleteFrom('mutes')
      .where('account_id', '=', account)
      .where('muted_id', '=', muted)
      .execute();
    this.#bus.publish(topics.mutes(account), {});
  }
}
