import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled, root } from './install.mjs';

// what fails soonest comes first; the tests have an order of their own (test/suite/order.ts)
const checks = [
  ['types', 'typescript/bin/tsc', '-b'],
  ['lint', 'oxlint/bin/oxlint'],
  ['format', '@biomejs/biome/bin/biome', 'format'],
];

const count = { passed: 0, failed: 0, skipped: 0, secondTries: 0 };

// only the tests need them: the table runs without
ensureInstalled({ systemPackages: ['postgresql', 'nats-server', 'chromium-headless-shell'] });
const began = performance.now();
for (const [name, bin, ...args] of checks) {
  const started = performance.now();
  const { status, stdout, stderr } = node(bin, args, 'pipe');
  const passed = status === 0;
  count[passed ? 'passed' : 'failed'] += 1;
  if (!passed) console.log(`${stdout}${stderr}`);
  console.log(`${passed ? '✓' : '✗'} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
}
countTests(process.argv.slice(2));

const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : '';
const seconds = Math.round((performance.now() - began) / 1000);
const time = `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
console.log(
  `${count.passed} passed, ${count.failed} failed${skipped}, ${count.secondTries} passed at the second try, ${time}`,
);
process.exitCode = count.failed > 0 ? 1 : 0;

function countTests(filters) {
  const folder = mkdtempSync(join(tmpdir(), 'starboard-test-'));
  const tally = join(folder, 'tally.json');
  const { status } = node('vitest/vitest.mjs', ['run', ...filters], 'inherit', { TALLY: tally });
  const { passed, failed, skipped, secondTries } = readTally(tally);
  rmSync(folder, { recursive: true });
  count.passed += passed;
  count.failed += failed;
  count.skipped += skipped;
  count.secondTries = secondTries.length;

  if (failed > 0) return;
  if (passed === 0) fail('no test ran');
  else if (status !== 0) fail('the tests passed, but the run did not');
}

function fail(message) {
  console.log(`✗ ${message}`);
  count.failed += 1;
}

/** What the run came to, as test/suite/tally-reporter.ts has written it down. */
function readTally(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { passed: 0, failed: 0, skipped: 0, secondTries: [] };
  }
}

function node(bin, args, output, settings = {}) {
  return spawnSync(process.execPath, [join(root, 'node_modules', bin), ...args], {
    cwd: root,
    env: { ...process.env, ...settings },
    encoding: 'utf8',
    stdio: ['ignore', output, output],
    maxBuffer: Infinity,
  });
}
