import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { playOn, run, Starboard } from './starboard.ts';

const usual = 'alien-frontiers.starboard.json';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'starboard-saving-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const play = (...args: string[]) => new Starboard(['play', ...args], { cwd: folder });
const saved = (name: string) =>
  JSON.parse(readFileSync(join(folder, name), 'utf8')) as { inputs: { seat: number }[]; seed: string };
const files = () => readdirSync(folder).sort();

describe('a match that is broken off', () => {
  test('loses nothing, even if the process is killed', async () => {
    const table = play('--seed', 'killed');
    const shown = await playOn(table, 0, 12);
    await table.kill();
    expect(files()).toEqual([usual]);
    expect(saved(usual).inputs.filter(({ seat }) => seat === 0)).toHaveLength(12);
    const again = play('--resume', usual);
    const board = (text: string | null) => text?.slice(text.indexOf('────'));
    expect(board(await again.prompt())).toBe(board(shown));
    await again.hangUp();
  });

  test('is kept when the keyboard goes away or somebody presses Ctrl-C', async () => {
    const silent = play('--seed', '3');
    await playOn(silent, 0, 1);
    const hungUp = await silent.hangUp();
    const stopped = play('--seed', '4', '--save', 'stopped.json');
    await playOn(stopped, 0, 3);
    const interrupted = await stopped.interrupt();
    expect([hungUp.code, hungUp.error, interrupted.code, interrupted.error]).toEqual([0, '', 0, '']);
    expect(hungUp.out).toContain(`npx starboard play --resume ${usual}`);
    expect(interrupted.out).toContain('npx starboard play --resume stopped.json');
    expect(saved('stopped.json').inputs.length).toBeGreaterThanOrEqual(3);
  });

  test('leaves nothing behind if nobody did anything', async () => {
    const table = play('--seed', '3');
    await table.prompt();
    const { code, out } = await table.hangUp();
    expect(code).toBe(0);
    expect(out).not.toContain('Saved');
    expect(files()).toEqual([]);
  });
});

test('a match that was played to its end leaves only the file that was asked for', async () => {
  const table = play('--seed', '12', '--seats', 'human,random');
  const shown = await playOn(table, 0, 3);
  expect(files()).toEqual([usual]);
  expect(await playOn(table, 3, 3000, shown)).toBeNull();
  expect((await table.ended).out).not.toContain('Saved');
  expect(files()).toEqual([]);
});

describe('a file', () => {
  test('belongs to one match: two games in a folder do not meet', async () => {
    const tables = ['one', 'two', 'three'].map((seed) => play('--seed', seed));
    await Promise.all(tables.map((table) => playOn(table, 0, 4)));
    await Promise.all(tables.map((table) => table.hangUp()));
    expect(files()).toHaveLength(3);
    expect(new Set(files().map((name) => saved(name).seed))).toEqual(new Set(['one', 'two', 'three']));
  });

  test('is never overwritten by another match, nor by the same one from its start', async () => {
    const first = play('--seed', 'first', '--save', 'mine.json');
    await playOn(first, 0, 5);
    await first.hangUp();
    const before = readFileSync(join(folder, 'mine.json'), 'utf8');
    const [other, again] = await Promise.all([
      run(['play', '--seed', 'other', '--save', 'mine.json'], { cwd: folder }),
      run(['play', '--seed', 'first', '--save', 'mine.json'], { cwd: folder }),
    ]);
    for (const { code, error } of [other, again]) {
      expect(code).toBe(1);
      expect(error).toContain('mine.json holds another match, so it is not overwritten.');
    }
    const table = play('--seed', 'third');
    await playOn(table, 0, 2);
    expect(await table.type('s mine.json')).toContain('mine.json holds another match');
    await table.hangUp();
    expect(readFileSync(join(folder, 'mine.json'), 'utf8')).toBe(before);
  });

  test('that two resume at once is taken further by one of them only', async () => {
    const begun = play('--seed', 'twice', '--save', 'match.json');
    await playOn(begun, 0, 4);
    await begun.hangUp();
    const [left, right] = [play('--resume', 'match.json'), play('--resume', 'match.json')];
    await Promise.all([left.prompt(), right.prompt()]);
    await left.type('1');
    await right.type('2');
    const [, ended] = await Promise.all([left.hangUp(), right.hangUp()]);
    expect(ended.out).toContain(`Saved: ${usual}`);
    expect(saved('match.json').inputs).not.toEqual(saved(usual).inputs);
  });

  test('that cannot be written is told of before anybody plays', async () => {
    const { code, error } = await run(['play', '--save', 'nowhere/at/all.json'], { cwd: folder });
    expect([code, error]).toEqual([1, 'starboard: nowhere/at/all.json could not be written.\n']);
    expect(existsSync(join(folder, 'nowhere'))).toBe(false);
  });

  test('can be resumed with the longest names and seed that are allowed', async () => {
    const names = ['A', 'B', 'Ж'].map((letter) => letter.repeat(40)).join(',');
    const table = play('--names', names, '--seed', 'ß'.repeat(200));
    await playOn(table, 0, 2);
    await table.hangUp();
    const again = play('--resume', usual);
    expect(await again.prompt()).toContain('AAAAA');
    await again.hangUp();
  });
});
