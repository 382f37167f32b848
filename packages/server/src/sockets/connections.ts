import type { Bus } from '../bus/bus.ts';
import { topics } from '../bus/topics.ts';
import type { Chat } from '../chat/chat.ts';
import { unawaited } from '../unawaited.ts';
import type { Connection } from './connection.ts';

interface ConnectionServices {
  readonly bus: Bus;
  readonly chat: Pick<Chat, 'mutes'>;
  readonly accounts: {
    readonly sessions: {
      /** Of these sessions those that are still open, and what proves each of them now. */
      proofs(sessions: readonly string[]): Promise<ReadonlyMap<string, string>>;
    };
  };
}

/** All sockets of this node, by account: those that are signed out are sent away. */
export class Connections {
  readonly #services: ConnectionServices;
  readonly #failed: (error: unknown) => void;
  readonly #byAccount = new Map<string, Set<Connection>>();
  readonly #leave = new Map<string, () => void>();

  constructor(services: ConnectionServices, failed: (error: unknown) => void) {
    this.#services = services;
    this.#failed = failed;
  }

  *[Symbol.iterator](): Iterator<Connection> {
    for (const own of this.#byAccount.values()) yield* own;
  }

  add(connection: Connection): void {
    const { account } = connection;
    const own = this.#byAccount.get(account) ?? new Set();
    own.add(connection);
    this.#byAccount.set(account, own);
    if (!this.#leave.has(account)) this.#leave.set(account, this.#follow(account));
    unawaited(this.#settleIn(connection), this.#failed);
  }

  remove(connection: Connection): void {
    const { account } = connection;
    const own = this.#byAccount.get(account);
    own?.delete(connection);
    if (!own || own.size > 0) return;
    this.#byAccount.delete(account);
    this.#leave.get(account)?.();
    this.#leave.delete(account);
  }

  /** Word from other nodes may have been lost: the database knows who is signed in, and whom they do not want to hear. */
  async catchUp(): Promise<void> {
    await this.#check([...this]);
    await this.#loadMutes([...this.#byAccount.keys()]);
  }

  close(): void {
    for (const leave of this.#leave.values()) leave();
  }

  #follow(account: string): () => void {
    const { bus } = this.#services;
    const leave = [
      bus.subscribe(topics.mutes(account), () => unawaited(this.#loadMutes([account]), this.#failed)),
      bus.subscribe(topics.account(account), ({ sessions, comeBack = false }) => {
        for (const each of this.#byAccount.get(account) ?? [])
          if (sessions === 'all' || sessions.includes(each.session)) each.signOut(comeBack);
      }),
    ];
    return () => {
      for (const each of leave) each();
    };
  }

  /** Between being let in and being listed here, a connection may have been signed out. */
  async #settleIn(connection: Connection): Promise<void> {
    await this.#services.bus.settled();
    await this.#check([connection]);
    await this.#loadMutes([connection.account]);
  }

  async #check(connections: readonly Connection[]): Promise<void> {
    const proofs = await this.#services.accounts.sessions.proofs(connections.map(({ session }) => session));
    for (const connection of connections) {
      const proof = proofs.get(connection.session);
      if (proof === undefined) connection.signOut(false);
      else if (proof !== connection.proof) connection.signOut(true);
    }
  }

  async #loadMutes(accounts: readonly string[]): Promise<void> {
    const muted = await this.#services.chat.mutes.ofAll(accounts);
    for (const account of accounts)
      for (const each of this.#byAccount.get(account) ?? []) each.muted = muted.get(account) ?? new Set();
  }
}
