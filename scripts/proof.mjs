import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, root } from './install.mjs';

// The long proofs: what `npm test` shows by a sample, at length. Each takes some twenty minutes at the most.
// npm run -s proof                  all of them, one after another
// npm run -s proof -- kills soak    these alone

// one test of a proof may take as long as all of it, on a machine with twice as much to do
const longest = 40 * 60_000;
const server = 'packages/server/src';
const proofs = {
  kills: test({ KILLS: '100' }, `${server}/proofs/killed-node.test.ts`),
  'store-kills': test({ KILLS: '300' }, `${server}/store/killed.test.ts`),
  'packing-kills': test({ KILLS: '20' }, `${server}/proofs/killed-packing.test.ts`),
  ends: test({ ENDS: '20', TABLES: '32' }, `${server}/proofs/ended-well.test.ts`),
  'early-ends': test({ ROUNDS: '200' }, `${server}/proofs/ended-early.test.ts`),
  hostile: test({ HOSTILE: '300000' }, `${server}/proofs/hostile-frames.test.ts`),
  browsers: test({ PROOF: '1' }, 'packages/web/test/every-page', 'packages/web/test/keyboard'),
  soak: { args: [join(root, 'scripts/soak.mjs'), '--games', '20000'], settings: {} },
  missions: {
    args: [join(root, 'scripts/soak.mjs'), '--game', 'project-elite', '--games', '20000'],
    settings: {},
  },
};

ensureInstalled({ systemPackages: ['postgresql', 'nats-server', 'chromium-headless-shell'] });
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in proofs));
if (unknown.length > 0) {
  console.error(`There is no proof ${unknown.join(', ')}; there are: ${Object.keys(proofs).join(', ')}.`);
  process.exit(2);
}
for (const name of wanted.length > 0 ? wanted : Object.keys(proofs)) prove(name);

function test(settings, ...files) {
  const args = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', `--testTimeout=${longest}`, ...files];
  return { args, settings };
}

function prove(name) {
  const { args, settings } = proofs[name];
  const began = performance.now();
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const minutes = ((performance.now() - began) / 60_000).toFixed(1);
  console.log(`${status === 0 ? '✓' : '✗'} ${name} (${minutes} min)`);
  if (status !== 0) process.exitCode = 1;
}
