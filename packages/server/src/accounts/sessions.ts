import type { Device } from '@starboard/protocol';
import type { Bus } from '../bus/bus.ts';
import { topics } from '../bus/topics.ts';
import { cookieSeconds } from '../http/cookies.ts';
import { newId } from '../id.ts';
import { Refused } from '../refused.ts';
import { inBatches } from '../store/in-batches.ts';
import type { AccountRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { hashOf, newToken } from './tokens.ts';

/** How exactly we know when a device was last here. */
const seenWithin = 3_600_000;

interface Found {
  readonly session: string;
  readonly proof: string;
  readonly row: AccountRow;
}

/** Where accounts are signed in. Only browsers have the tokens; we keep what proves them. */
export class Sessions {
  readonly #store: Store;
  readonly #bus: Bus;
  readonly #now: () => number;

  constructor(store: Store, bus: Bus, now: () => number) {
    this.#store = store;
    this.#bus = bus;
    this.#now = now;
  }

  /** Signs an account in; gives the token for the cookie. `isProved`: password or passkey were given for it. */
  async open(account: string, device: string, isProved: boolean): Promise<string> {
    const token = newToken();
    const now = this.#now();
    await this.#store.db
      .insertInto('sessions')
      .values({
        id: newId(),
        token_hash: hashOf(token),
        account_id: account,
        device,
        created_at: now,
        seen_at: now,
        proved_at: isProved ? now : null,
      })
      .execute();
    return token;
  }

  async find(token: string): Promise<Found | null> {
    const proof = hashOf(token);
    const found = await this.#store.db
      .selectFrom('sessions')
      .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
      .selectAll('accounts')
      .select(['sessions.id as session', 'sessions.seen_at as session_seen_at'])
      .where('sessions.token_hash', '=', proof)
      .where('sessions.seen_at', '>', this.#oldest())
      .executeTakeFirst();
    if (!found) return null;
    const { session, session_seen_at, ...row } = found;
    if (session_seen_at < this.#now() - seenWithin) await this.#seen(session, row.id);
    return { session, proof, row };
  }

  /** Of these sessions those that are still open, and what proves each of them now. */
  async proofs(sessions: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const proofs = new Map<string, string>();
    for (const some of inBatches(sessions)) {
      const rows = await this.#store.db
        .selectFrom('sessions')
        .select(['id', 'token_hash'])
        .where('id', 'in', some)
        .where('seen_at', '>', this.#oldest())
        .execute();
      for (const { id, token_hash } of rows) proofs.set(id, token_hash);
    }
    return proofs;
  }

  /** When password or passkey were last given in a session. */
  async provedAt(session: string): Promise<number | null> {
    const row = await this.#store.db
      .selectFrom('sessions')
      .select('proved_at')
      .where('id', '=', session)
      .executeTakeFirst();
    return row?.proved_at ?? null;
  }

  /**
   * A new token for a device whose owner has just shown who they are: a thief who knew the old one is out, and their
   * sockets with them. The owner's own come back with the new one.
   */
  async renew(account: string, session: string): Promise<string> {
    const token = newToken();
    await this.#store.db
      .updateTable('sessions')
      .set({ token_hash: hashOf(token), proved_at: this.#now() })
      .where('id', '=', session)
      .execute();
    this.#bus.publish(topics.account(account), { sessions: [session], comeBack: true });
    return token;
  }

  async devices(account: string, current: string): Promise<readonly Device[]> {
    const rows = await this.#store.db
      .selectFrom('sessions')
      .select(['id', 'device', 'created_at', 'seen_at'])
      .where('account_id', '=', account)
      .where('seen_at', '>', this.#oldest())
      .orderBy('seen_at', 'desc')
      .orderBy('id')
      .execute();
    return rows.map(({ id, device, created_at, seen_at }) => ({
      id,
      device,
      createdAt: created_at,
      seenAt: seen_at,
      isThis: id === current,
    }));
  }

  /** Signs one device out. */
  async close(account: string, session: string): Promise<void> {
    const { numDeletedRows } = await this.#store.db
      .deleteFrom('sessions')
      .where('id', '=', session)
      .where('account_id', '=', account)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw new Refused(404, 'server.account.unknown-device');
    this.#bus.publish(topics.account(account), { sessions: [session] });
  }

  async closeAll(account: string): Promise<void> {
    await this.#store.db.deleteFrom('sessions').where('account_id', '=', account).execute();
    this.#bus.publish(topics.account(account), { sessions: 'all' });
  }

  /** Signs out everywhere but here. */
  async closeOthers(account: string, session: string): Promise<void> {
    const closed = await this.#store.db
      .deleteFrom('sessions')
      .where('account_id', '=', account)
      .where('id', '!=', session)
      .returning('id')
      .execute();
    if (closed.length > 0)
      this.#bus.publish(topics.account(account), { sessions: closed.map(({ id }) => id) });
  }

  /** Drops sessions whose cookies are gone by now. */
  async sweep(): Promise<void> {
    await this.#store.db.deleteFrom('sessions').where('seen_at', '<=', this.#oldest()).execute();
  }

  async #seen(session: string, account: string): Promise<void> {
    const seen_at = this.#now();
    await this.#store.db.updateTable('sessions').set({ seen_at }).where('id', '=', session).execute();
    await this.#store.db.updateTable('accounts').set({ seen_at }).where('id', '=', account).execute();
  }

  #oldest(): number {
    return this.#now() - cookieSeconds * 1000;
  }
}
