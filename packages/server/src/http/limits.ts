import { Refused } from '../refused.ts';

/** So many at once, and as many again spread evenly over so many seconds. */
export interface Budget {
  readonly burst: number;
  /** 0: what was taken is held until it is given back. */
  readonly seconds: number;
  /** Counted for each address even where the account is known. */
  readonly per?: 'address';
}

const megabyte = 1024 * 1024;

export const defaultBudgets = {
  /** All that comes from one address: several people may share it. */
  requests: { burst: 1200, seconds: 60, per: 'address' },
  reads: { burst: 300, seconds: 60 },
  writes: { burst: 120, seconds: 60 },
  /** Connections that are open at a time: what is answered along them may wait there unread. */
  openConnections: { burst: 512, seconds: 0, per: 'address' },
  /** Several classes of a school may come from behind one address. */
  guests: { burst: 100, seconds: 3600, per: 'address' },
  signIns: { burst: 30, seconds: 600, per: 'address' },
  /** Wrong passwords for one name, from browsers that have never been signed in to it. */
  guesses: { burst: 20, seconds: 3600 },
  passkeys: { burst: 30, seconds: 600, per: 'address' },
  exports: { burst: 10, seconds: 3600 },
  imports: { burst: 10, seconds: 3600 },
  /** Bytes of what is imported, by one account and by all behind one address. */
  importedBytes: { burst: 16 * megabyte, seconds: 3600 },
  importedBytesFromAddress: { burst: 32 * megabyte, seconds: 3600, per: 'address' },
  replays: { burst: 60, seconds: 60 },
  tables: { burst: 30, seconds: 3600 },
  codes: { burst: 30, seconds: 600, per: 'address' },
  chat: { burst: 10, seconds: 20 },
  /** What all spectators together say at one table: every watcher hears it. */
  spectatorChat: { burst: 30, seconds: 30 },
  /** What players ask of each other beside the game: to end, to take back, to give up. Every watcher is told. */
  proposals: { burst: 30, seconds: 60 },
  orders: { burst: 60, seconds: 60 },
  /** Moments that a player wants to last longer, or no longer: each is written, and told by the clocks. */
  holds: { burst: 60, seconds: 60 },
  reports: { burst: 10, seconds: 3600 },
  sockets: { burst: 120, seconds: 60, per: 'address' },
  /** Sockets that are open at a time: tabs and devices of one person; and of a whole school behind one address. */
  openSockets: { burst: 20, seconds: 0 },
  openSocketsAtAddress: { burst: 200, seconds: 0, per: 'address' },
  /** How often an account begins to follow a table, which costs a whole picture of it; and all behind one address. */
  watches: { burst: 64, seconds: 64 },
  watchesFromAddress: { burst: 240, seconds: 60, per: 'address' },
  /** Tables that are followed at a time from one address: each is kept in memory. */
  followed: { burst: 256, seconds: 0, per: 'address' },
  /** All that comes along the sockets of one person, be it a message or a ping; and of all behind one address.
   * A frame of several kilobytes counts as so many. */
  frames: { burst: 200, seconds: 4 },
  framesFromAddress: { burst: 1200, seconds: 4, per: 'address' },
  /** Frames beyond those that are still refused one by one; a client that goes on is cut off. */
  framesRefused: { burst: 20, seconds: 60 },
} as const satisfies Readonly<Record<string, Budget>>;

export type BudgetName = keyof typeof defaultBudgets;
export type Budgets = Readonly<Record<BudgetName, Budget>>;

const freeAttempts = 5;
const longestWait = 15 * 60_000;
const attemptsRememberedFor = 24 * 3_600_000;

/** How much of everything a client may ask of this node. In memory, and at once: sockets ask for every frame. */
export class Limits {
  readonly #budgets: Budgets;
  readonly #now: () => number;
  /** For each budget, when it will be whole again for each key. */
  readonly #wholeAt = new Map<BudgetName, Forgetful<number>>();
  /** For each key, how much is held now. */
  readonly #held = new Map<string, number>();
  readonly #attempts = new Forgetful<{ count: number; last: number }>(
    (attempts) => attempts.last + attemptsRememberedFor,
  );

  /** `now`: only how long ago something was counts here, so setting the machine's clock is no concern of ours. */
  constructor(budgets: Partial<Budgets> = {}, now = () => performance.now()) {
    this.#budgets = { ...defaultBudgets, ...budgets };
    this.#now = now;
  }

  /** Whose budget it is. */
  keyFor(budget: BudgetName, address: string, account: string | null): string {
    return account === null || this.#budgets[budget].per === 'address' ? addressKey(address) : account;
  }

  spend(budget: BudgetName, key: string, amount = 1): void {
    const { burst, seconds } = this.#budgets[budget];
    const each = (amount * seconds * 1000) / burst;
    const now = this.#now();
    const spent = this.#spentOf(budget);
    const wholeAt = Math.max(spent.get(key) ?? 0, now);
    const wait = wholeAt - now - (seconds * 1000 - each);
    if (wait > 0.001) throw tooMuch(wait);
    spent.set(key, wholeAt + each, now);
  }

  /** A map for each budget: for every frame of a client, a name made of budget and key would have to be hashed anew. */
  #spentOf(budget: BudgetName): Forgetful<number> {
    const known = this.#wholeAt.get(budget);
    if (known) return known;
    const fresh = new Forgetful<number>((wholeAt) => wholeAt);
    this.#wholeAt.set(budget, fresh);
    return fresh;
  }

  /** Takes something that is given back later, by calling what this returns. */
  hold(budget: BudgetName, key: string): () => void {
    const name = `${budget} ${key}`;
    const held = (this.#held.get(name) ?? 0) + 1;
    if (held > this.#budgets[budget].burst) throw new Refused(429, 'server.limit.too-much', 10);
    this.#held.set(name, held);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      const left = (this.#held.get(name) ?? 0) - 1;
      if (left > 0) this.#held.set(name, left);
      else this.#held.delete(name);
    };
  }

  /** An attempt at a secret, counted before it is looked at: each beyond the first few has to wait twice as long. */
  attempt(key: string): void {
    const now = this.#now();
    const { count, last } = this.#attempts.get(key) ?? { count: 0, last: 0 };
    const wait = count < freeAttempts ? 0 : Math.min(1000 * 2 ** (count - freeAttempts), longestWait);
    if (last + wait > now) throw tooMuch(last + wait - now);
    this.#attempts.set(key, { count: count + 1, last: now }, now);
  }

  /** The attempt was right. */
  succeeded(key: string): void {
    this.#attempts.delete(key);
  }
}

function tooMuch(wait: number): Refused {
  return new Refused(429, 'server.limit.too-much', Math.max(1, Math.ceil(wait / 1000)));
}

/** A map that drops what no longer matters whenever it has doubled. */
class Forgetful<Value> {
  readonly #values = new Map<string, Value>();
  readonly #mattersUntil: (value: Value) => number;
  #roomFor = 1000;

  constructor(mattersUntil: (value: Value) => number) {
    this.#mattersUntil = mattersUntil;
  }

  get(key: string): Value | undefined {
    return this.#values.get(key);
  }

  set(key: string, value: Value, now: number): void {
    this.#values.set(key, value);
    if (this.#values.size <= this.#roomFor) return;
    for (const [old, kept] of this.#values) if (this.#mattersUntil(kept) <= now) this.#values.delete(old);
    this.#roomFor = Math.max(1000, this.#values.size * 2);
  }

  delete(key: string): void {
    this.#values.delete(key);
  }
}

/** Whom an address stands for: who has one IPv6 address has a whole /64. */
export function addressKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(':')) return address;
  const [before = '', after] = address.split('::');
  const head = before === '' ? [] : before.split(':');
  const tail = after === undefined || after === '' ? [] : after.split(':');
  const zeros = after === undefined ? 0 : Math.max(0, 8 - head.length - tail.length);
  return [...head, ...Array<string>(zeros).fill('0'), ...tail].slice(0, 4).join(':');
}
