import { rm, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { Accounts } from '../../accounts/accounts.ts';
import type { AccountHooks } from '../../accounts/leaving.ts';
import type { PasswordCost } from '../../accounts/password-hashes.ts';
import { addAccountRoutes } from '../../accounts/routes.ts';
import type { Bus } from '../../bus/bus.ts';
import { inProcessBus } from '../../bus/in-process.ts';
import { createApp } from '../../http/app.ts';
import { type Budgets, Limits } from '../../http/limits.ts';
import { createLog, type Log } from '../../operations/log.ts';
import { openSqlite } from '../../store/sqlite/open-sqlite.ts';
import type { Store } from '../../store/store.ts';
import { Browser } from '../people/browser.ts';
import { noLimits } from './no-limits.ts';

/** What routes of a node are made of. */
export interface HttpParts {
  readonly app: FastifyInstance;
  readonly store: Store;
  readonly bus: Bus;
  readonly limits: Limits;
  readonly accounts: Accounts;
  readonly log: Log;
}

export interface HttpNode extends HttpParts {
  readonly url: string;
  readonly folder: string;
  /** Everything that was logged, as text. */
  logged(): string;
  /** A person with a browser of their own, a guest unless told otherwise. */
  browser(): Browser;
  guest(name?: string): Promise<Browser>;
  close(): Promise<void>;
}

export interface HttpNodeWish {
  /** Adds routes before the node listens. */
  readonly routes?: (parts: HttpParts) => void | Promise<void>;
  /** What follows when an account goes; a function when it is made of the node's parts. */
  readonly hooks?: AccountHooks | ((parts: Pick<HttpParts, 'store' | 'bus'>) => AccountHooks);
  /** Without them, no client is ever too fast. */
  readonly budgets?: Partial<Budgets>;
  readonly origins?: readonly string[];
  readonly trustProxy?: readonly string[];
  /** Milliseconds after which who reads nothing of an answer is cut off. */
  readonly longestStall?: number;
  readonly passwordCost?: PasswordCost;
  /** Another database than a new one; closed with the node. */
  readonly store?: Store;
  readonly now?: () => number;
}

const noHooks: AccountHooks = {
  onDeleted: () => Promise.resolve(),
  onMerged: () => Promise.resolve(),
  onRenamed: () => Promise.resolve(),
};
const cheap: PasswordCost = { log2N: 4, r: 8, p: 1 };
/** Accounts and HTTP as in a node, on a free port and a database of its own. */
export async function startHttpNode(wish: HttpNodeWish = {}): Promise<HttpNode> {
  const folder = await mkdtemp(join(tmpdir(), 'starboard-http-'));
  const lines: string[] = [];
  const log = createLog('trace', { write: (line: string) => void lines.push(line) });
  const store = wish.store ?? (await openSqlite(folder));
  const bus = inProcessBus((error) => log.error({ err: error }, 'a hearer failed'));
  const hooks = typeof wish.hooks === 'function' ? wish.hooks({ store, bus }) : (wish.hooks ?? noHooks);
  const accounts = new Accounts({
    store,
    bus,
    hooks,
    passwordCost: wish.passwordCost ?? cheap,
    ...(wish.now && { now: wish.now }),
  });
  const limits = new Limits({ ...noLimits, ...wish.budgets }, wish.now);
  const config = { origins: wish.origins ?? [], trustProxy: wish.trustProxy ?? [] };
  const app = createApp({ config, log, accounts, limits, longestStall: wish.longestStall });
  const parts = { app, store, bus, limits, accounts, log };
  addAccountRoutes(app, accounts);
  await wish.routes?.(parts);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const browser = () => new Browser(url, wish.origins?.[0]);

  return {
    ...parts,
    url,
    folder,
    logged: () => lines.join(''),
    browser,
    async guest(name) {
      const guest = browser();
      await guest.becomeGuest(name);
      return guest;
    },
    async close() {
      await app.close();
      await bus.close();
      await store.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
