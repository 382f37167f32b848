import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { alienFrontiers } from '@starboard/alien-frontiers';
import { playAtRandom } from '@starboard/host/testing';
import { digestOf, type MatchFile, seedHashOf, textOf } from '@starboard/records';
import { afterAll, expect, test } from 'vitest';
import { type Ended, run } from './starboard.ts';

const folder = mkdtempSync(join(tmpdir(), 'starboard-verify-'));
afterAll(() => rmSync(folder, { recursive: true }));

const beginning = { seats: 3, seed: 'an honest seed', options: {} };
const { inputs, match } = playAtRandom(alienFrontiers, beginning, {
  most: 60,
  isRestless: true,
});
const hash = seedHashOf(beginning.seed);
const good: MatchFile = {
  format: 'starboard-match/1',
  game: 'alien-frontiers',
  ...beginning,
  inputs,
  outcome: match.position.outcome,
  digest: digestOf(match.position),
};

let files = 0;
/** Verifies the match with something changed. */
function verify(change: Partial<MatchFile>, ...flags: string[]): Promise<Ended> {
  const name = `match-${files++}.json`;
  writeFileSync(join(folder, name), textOf({ ...good, ...change }));
  return run(['verify', name, ...flags], { cwd: folder });
}

test('an honest match is found to be one, and what was checked is said', async () => {
  const [bare, own, noted, russian, ukrainian] = await Promise.all([
    verify({}),
    verify({ seedHash: hash }),
    verify({ seedHash: hash }, '--hash', hash.toUpperCase()),
    verify({ seedHash: hash }, '--hash', hash, '--lang', 'ru'),
    verify({ seedHash: hash }, '--lang', 'uk'),
  ]);
  for (const { code, error, out } of [bare, own, noted, russian, ukrainian]) {
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(out).not.toMatch(/\[cli\.|\{\w+\}/);
  }
  expect(bare.out).toContain(
    `Checked: the ${inputs.length} recorded steps lead to the recorded result.\nThe file does not say`,
  );
  expect(own.out).toContain(hash);
  expect(noted.out).toContain('The seed is the one promised before the match');
  expect(russian.out).toContain('Зерно то самое');
  expect(ukrainian.out).toContain('Зерно відповідає хешу');
});

test('whatever is not as it should be is said in a sentence, and with the exit code', async () => {
  const other = seedHashOf('another seed');
  const told = await Promise.all([
    verify({ seedHash: other }),
    verify({ seedHash: hash }, '--hash', other),
    verify({ seed: 'another seed', seedHash: other }, '--hash', hash),
    verify({ digest: 'f'.repeat(64) }),
    verify({ inputs: inputs.slice(1) }),
    run(['verify', 'nowhere.json'], { cwd: folder }),
  ]);
  expect(told.map(({ code, out }) => [code, out])).toEqual(told.map(() => [1, '']));
  expect(told.map(({ error }) => error.replace(/^starboard: /, ''))).toEqual([
    expect.stringContaining('the seed is not the one that was promised'),
    expect.stringContaining('the seed is not the one that was promised'),
    expect.stringContaining('the seed is not the one that was promised'),
    expect.stringContaining('does not lead to the recorded result'),
    expect.stringMatching(/the rules refuse step \d+\./),
    expect.stringContaining('no file'),
  ]);
});

test('a match in which the players went back can be stepped through', async () => {
  writeFileSync(join(folder, 'back.json'), textOf(good));
  expect(inputs.some((input) => 'takeback' in input)).toBe(true);
  const { code, out } = await run(['replay', 'back.json'], { cwd: folder });
  expect(code).toBe(0);
  expect(out).toContain('lead to the recorded result');
});
