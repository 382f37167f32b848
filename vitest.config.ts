import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['scripts/build-once.mjs'],
    pool: 'forks',
    globals: false,
  },
});
