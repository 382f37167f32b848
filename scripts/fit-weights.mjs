import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { tsImport } from 'tsx/esm/api';

// Finds what Alien Frontiers' bots had better think things are worth in games they play against themselves, by the
// number of players, and writes it down; the same seed gives the same numbers. Takes some ten minutes for each.
// npm run -s fit-weights -- [--seats 4] [--seed fit]

const bot = '../packages/games/alien-frontiers/src/bot';
const { values } = parseArgs({
  options: { seats: { type: 'string', multiple: true }, seed: { type: 'string', default: 'fit' } },
});
const { fitWeights } = await tsImport(`${bot}/fitting/fit-weights.ts`, import.meta.url);
for (const seats of (values.seats ?? ['2', '3', '4']).map(Number)) {
  for (const { told, weights } of fitWeights(seats, values.seed)) {
    console.log(`${seats} players, ${told}`);
    record(seats, weights);
  }
}

function record(/** @type {number} */ seats, /** @type {Record<string, number[]>} */ weights) {
  const file = fileURLToPath(new URL(`${bot}/fitted/${seats}-players.ts`, import.meta.url));
  const rows = Object.entries(weights).map(([asset, course]) => `  '${asset}': [${course.join(', ')}],`);
  writeFileSync(
    file,
    [
      `import type { Weights } from '../weights.ts';`,
      '',
      `/** Written by \`npm run fit-weights -- --seats ${seats} --seed ${values.seed}\`. */`,
      'export const weights: Weights = {',
      ...rows,
      '};',
      '',
    ].join('\n'),
  );
  spawnSync('npx', ['biome', 'format', '--write', file]);
}
