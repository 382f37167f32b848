import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { UnitsFirst } from './test/suite/order.ts';
import { patience } from './test/suite/patience.ts';
import { piecesToRun } from './test/suite/pieces.ts';
import { TallyReporter } from './test/suite/tally-reporter.ts';

/** A story waits for one thing after another, each of them as long as `patience` says. */
const common = {
  testTimeout: 10 * patience,
  hookTimeout: 10 * patience,
  expect: { poll: { timeout: patience } },
  provide: { patience, pieces: piecesToRun() },
  // what one file of a worker has imported is there for the next, and so is the browser
  isolate: false,
};

const pure = [
  'packages/{bots,engine,games,host,messages,protocol,records,terminal}/**',
  'packages/cli/src/**',
  'packages/web/{build,messages,src}/**',
];

export default defineConfig({
  test: {
    globals: false,
    // much of it waits for sockets, disks, clocks and pages: one more than there are cores keeps all of them busy
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: UnitsFirst },
    reporters: ['default', new TallyReporter()],
    projects: [
      {
        // functions of their input, in threads
        test: {
          ...common,
          name: 'pure',
          include: [...pure.map((folder) => `${folder}/*.test.ts`), 'test/**/*.test.ts'],
          pool: 'threads',
        },
      },
      {
        // sockets, stores, threads and programs, and all that is new
        test: {
          ...common,
          name: 'node',
          include: ['packages/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...pure, 'packages/web/test'],
          pool: 'forks',
          globalSetup: [
            'scripts/build-once.mjs',
            'packages/server/src/testing/bundle-programs.ts',
            'packages/server/src/testing/start-postgres.ts',
          ],
        },
      },
      {
        test: {
          ...common,
          name: 'browser',
          include: ['packages/web/test/**/*.test.ts'],
          pool: 'forks',
          retry: 1,
          globalSetup: ['scripts/build-all-once.mjs', 'packages/web/test/browsers/start-servers.ts'],
          setupFiles: ['packages/web/test/browsers/after-each.ts'],
        },
      },
    ],
  },
});
