import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled, root } from './install.mjs';

const checks = [
  ['types', 'typescript/bin/tsc', '-b'],
  ['lint', 'oxlint/bin/oxlint'],
  ['format', '@biomejs/biome/bin/biome', 'format'],
];

const count = { passed: 0, failed: 0, skipped: 0 };

// only the tests need them: the table runs without
ensureInstalled({ systemPackages: ['postgresql', 'nats-server', 'chromium'] });
for (const [name, bin, ...args] of checks) {
  const started = Date.now();
  const { status, stdout, stderr } = node(bin, args, 'pipe');
  const passed = status === 0;
  count[passed ? 'passed' : 'failed'] += 1;
  if (!passed) console.log(`${stdout}${stderr}`);
  console.log(`${passed ? '✓' : '✗'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
}
countTests(process.argv.slice(2));

const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : '';
console.log(`${count.passed} passed, ${count.failed} failed${skipped}`);
process.exitCode = count.failed > 0 ? 1 : 0;

function countTests(filters) {
  const folder = mkdtempSync(join(tmpdir(), 'starboard-test-'));
  const report = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { status } = node('vitest/vitest.mjs', ['run', ...reporters, ...filters], 'inherit');
  const files = readReport(report);
  rmSync(folder, { recursive: true });

  const results = files.flatMap((file) => file.assertionResults.map((test) => test.status));
  const passed = results.filter((result) => result === 'passed').length;
  const failed = results.filter((result) => result === 'failed').length;
  // A file that does not load, or whose set-up throws, fails without a failed test.
  const broken = files.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
  ).length;
  count.passed += passed;
  count.failed += failed + broken;
  count.skipped += results.length - passed - failed;

  if (failed + broken > 0) return;
  if (passed === 0) fail('no test ran');
  else if (status !== 0) fail('the test runner failed outside the tests');
}

function fail(message) {
  console.log(`✗ ${message}`);
  count.failed += 1;
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).testResults;
  } catch {
    return [];
  }
}

function node(bin, args, output) {
  return spawnSync(process.execPath, [join(root, 'node_modules', bin), ...args], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', output, output],
    maxBuffer: Infinity,
  });
}
