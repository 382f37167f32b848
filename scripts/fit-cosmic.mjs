import { writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'rolldown';

// Fits what Cosmic Encounter's bots think a position is worth to games of theirs against themselves, and writes it to
// bot/weights.ts of the game. The same flags give the same numbers, on one core in some minutes.
// npm run -s fit-cosmic -- --games 4000 --seed fit --levels easy,normal --rounds 300

const root = fileURLToPath(new URL('..', import.meta.url));
const game = `${root}packages/games/cosmic-encounter/src`;
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '4000' },
    seed: { type: 'string', default: 'fit' },
    levels: { type: 'string', default: 'easy,normal' },
    rounds: { type: 'string', default: '300' },
  },
});

const file = `${root}node_modules/.cache/fit-cosmic.mjs`;
await build({
  input: `${game}/testing/fit/fit-weights.ts`,
  platform: 'node',
  logLevel: 'warn',
  output: { file, format: 'esm' },
});
const { fitWeights } = await import(pathToFileURL(file).href);
const text = fitWeights({
  games: Number(values.games),
  seed: values.seed,
  levels: values.levels.split(','),
  rounds: Number(values.rounds),
  told: (/** @type {string} */ line) => console.error(line),
});
writeFileSync(`${game}/bot/weights.ts`, text);
