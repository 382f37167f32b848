import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

// sockets, databases, threads and browsers take their time on a busy machine
const patient = { testTimeout: 20_000, hookTimeout: 30_000, expect: { poll: { timeout: 15_000 } } };

export default defineConfig({
  test: {
    pool: 'forks',
    globals: false,
    // much of it waits for sockets, disks and clocks: leaving a core to them, as is usual, leaves it idle
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          ...patient,
          name: 'node',
          include: ['packages/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: [...configDefaults.exclude, 'packages/web/test'],
          globalSetup: ['scripts/build-once.mjs'],
        },
      },
      {
        test: {
          ...patient,
          name: 'browser',
          include: ['packages/web/test/**/*.test.ts'],
          globalSetup: ['scripts/build-all-once.mjs'],
          testTimeout: 180_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
});
