import { spawnSync } from 'node:child_process';
import { bundle } from '../harness/bundle.mjs';

/** Hand-overs between players an encounter, at tables by mail: the most there should be where all leave answers. */
const budget = 3;

export const flags = { encounters: { type: 'string' } };

/** Encounters of four in Cosmic Encounter, played at random by people who leave nothing, orders, or answers as well. */
export async function run({ encounters = '200' }) {
  const program = await bundle('by-mail/hand-overs.ts');
  const { stdout, status } = spawnSync(process.execPath, [program, encounters], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) process.exit(status ?? 1);
  const rows = JSON.parse(stdout).map((row) => ({ ...row, ...(row.isPromised ? { budget } : {}) }));
  return { rows, ratios: {} };
}
