import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'rolldown';

// How many talks of Cosmic Encounter end in a deal between bots, and in how many deals both gain.
// npm run -s talks -- --games 100 [--bot normal] [--seed talks]

const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '100' },
    bot: { type: 'string', default: 'normal' },
    seed: { type: 'string', default: 'talks' },
  },
});

const file = `${root}node_modules/.cache/talks.mjs`;
await build({
  input: `${root}packages/games/cosmic-encounter/src/testing/talks/talks.ts`,
  platform: 'node',
  logLevel: 'warn',
  output: { file, format: 'esm' },
});
const { status } = spawnSync(process.execPath, [file, values.games, values.bot, values.seed], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
