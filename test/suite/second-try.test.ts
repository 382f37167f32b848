import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import type { Tally } from './tally.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'starboard-tally-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs some of the stories beside this file as a suite of their own. */
async function runOf(...stories: readonly string[]) {
  const file = join(folder, `${stories.join('-')}.json`);
  const args = ['run', '--config', 'test/suite/stories/vitest.config.ts', ...stories];
  const { VITEST: _, ...env } = process.env;
  const run = spawn(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), ...args], {
    cwd: root,
    env: { ...env, TALLY: file },
  });
  let out = '';
  run.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  const [code] = (await once(run, 'close')) as [number];
  return { code, out, tally: JSON.parse(readFileSync(file, 'utf8')) as Tally };
}

const flaky = (name: string) => ({
  test: `test/suite/stories/flaky-${name}.story.ts: holds at the second try`,
  trace: `/traces/${name}`,
});

test('a run in which everything holds at once says nothing of second tries', async () => {
  const { code, out, tally } = await runOf('steady');
  expect(code).toBe(0);
  expect(tally).toEqual({ passed: 1, failed: 0, skipped: 0, secondTries: [] });
  expect(out).not.toContain('try');
});

test('what holds at the second try is counted, and where its first try is kept is told', async () => {
  const { code, out, tally } = await runOf('steady', 'flaky-one');
  expect(code).toBe(0);
  expect(tally).toEqual({ passed: 2, failed: 0, skipped: 0, secondTries: [flaky('one')] });
  expect(out).toContain(`↻ ${flaky('one').test}\n  what the first try saw: /traces/one\n`);
});

test('more than one of them fails the run', async () => {
  const { code, out, tally } = await runOf('steady', 'flaky');
  expect(code).toBe(1);
  expect(tally).toMatchObject({ passed: 3, failed: 0 });
  expect(tally.secondTries.toSorted((a, b) => a.test.localeCompare(b.test))).toEqual([
    flaky('another'),
    flaky('one'),
  ]);
  expect(out).toContain('✗ more than 1 passed only at the second try');
});

test('what fails twice, and what does not load, has failed', async () => {
  const { code, tally } = await runOf('steady', 'failing', 'broken');
  expect(code).toBe(1);
  expect(tally).toEqual({ passed: 1, failed: 2, skipped: 0, secondTries: [] });
});
