import { resolve } from 'node:path';
import type { Config } from '../config.ts';
import { Refused } from '../refused.ts';
import type { Store } from '../store/store.ts';

interface Command {
  readonly name: string;
  /** What has to be said after it. */
  readonly takes: readonly string[];
  readonly about: string;
  /** Gives the exit code. */
  run(config: Config, given: readonly string[]): Promise<number>;
}

// Each loads what it needs when it is run, so that a wrong setting is told at once.
export const commands: readonly Command[] = [
  {
    name: 'serve',
    takes: [],
    about: 'runs the server, as it does when nothing is said',
    async run(config) {
      const [{ createLog }, { serve }, { startNode }, { games }] = await Promise.all([
        import('./log.ts'),
        import('./serve.ts'),
        import('../node.ts'),
        import('@starboard/games'),
      ]);
      const log = createLog(config.logLevel);
      process.on('uncaughtException', (error) => {
        log.fatal({ err: error }, 'cannot go on');
        process.exit(1);
      });
      return await serve(config, log, () => startNode(config, games, log));
    },
  },
  {
    name: 'backup',
    takes: ['FILE'],
    about: 'copies the database, also while the server runs',
    async run(config, [file = '']) {
      if (config.databaseUrl)
        throw new Error('PostgreSQL is copied with its own tool: pg_dump --format=custom');
      const { backup } = await import('../store/sqlite/backup.ts');
      backup(config.dataDir, resolve(file));
      return done(`The database was copied to ${resolve(file)}`);
    },
  },
  {
    name: 'migrate',
    takes: [],
    about: 'brings the database up to date, as the server does when it starts',
    run: (config) => withStore(config, async () => done('The database is up to date.')),
  },
  {
    name: 'grant-admin',
    takes: ['NAME'],
    about: 'makes somebody with a name of their own an admin',
    run: (config, [name = '']) =>
      withStore(config, async (store) => {
        const { grantAdmin } = await import('../accounts/grant-admin.ts');
        await grantAdmin(store, name).catch((error: unknown) => {
          throw error instanceof Refused ? new Error(`Nobody here has the name “${name}”.`) : error;
        });
        return done(`${name} is an admin now.`);
      }),
  },
];

async function withStore(config: Config, act: (store: Store) => Promise<number>): Promise<number> {
  const { openStore } = await import('../store/open-store.ts');
  const store = await openStore(config);
  try {
    return await act(store);
  } finally {
    await store.close();
  }
}

function done(sentence: string): number {
  process.stdout.write(`${sentence}\n`);
  return 0;
}
