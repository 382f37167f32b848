import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['scripts/build-once.mjs'],
    pool: 'forks',
    globals: false,
    // sockets, databases and threads take their time on a busy machine
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
