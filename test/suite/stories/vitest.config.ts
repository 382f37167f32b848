import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { TallyReporter } from '../tally-reporter.ts';

/** A small suite of its own, for the test of the reporter. */
export default defineConfig({
  test: {
    dir: fileURLToPath(new URL('.', import.meta.url)),
    include: ['**/*.story.ts'],
    retry: 1,
    reporters: [new TallyReporter()],
  },
});
