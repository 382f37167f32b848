import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from './starboard.ts';

interface Report extends Record<string, unknown> {
  readonly decisions: number;
  readonly seconds: number;
  readonly decisionsPerSecond: number;
  readonly wins: readonly number[];
  readonly medianDecisions: number;
  readonly minDecisions: number;
  readonly maxDecisions: number;
}

const simulate = (...args: string[]) => run(['simulate', 'alien-frontiers', ...args]);
async function reported(...args: string[]): Promise<Report> {
  const { code, out, error } = await simulate('--json', ...args);
  expect({ code, error }).toEqual({ code: 0, error: '' });
  expect(out.trim().split('\n')).toHaveLength(1);
  return JSON.parse(out) as Report;
}

test('a simulation tells wins, lengths, speed and failures', async () => {
  const report = await reported(
    '--games',
    '20',
    '--players',
    '3',
    '--seed',
    'tell',
    '--bots',
    'random',
    '--check',
  );
  expect(report).toMatchObject({ games: 20, players: 3, failures: 0, failureDetails: [] });
  expect(report.wins).toHaveLength(3);
  expect(report.wins.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(20);
  expect(report.minDecisions).toBeGreaterThan(0);
  expect(report.medianDecisions).toBeGreaterThanOrEqual(report.minDecisions);
  expect(report.maxDecisions).toBeGreaterThanOrEqual(report.medianDecisions);
  expect(report.decisions).toBeGreaterThanOrEqual(20 * report.minDecisions);
  expect(report.decisionsPerSecond / (report.decisions / report.seconds)).toBeCloseTo(1, 2);
});

test('what players used is counted, and what of it was stopped', async () => {
  const flags = [
    '--games',
    '30',
    '--players',
    '5',
    '--seed',
    'count',
    '--option',
    'flares=unlimited',
    '--count',
  ];
  const { code, out } = await run(['simulate', 'cosmic-encounter', '--json', ...flags]);
  const { deeds } = JSON.parse(out) as { readonly deeds: Readonly<Record<string, number>> };
  expect(code).toBe(0);
  expect(deeds['cosmic-zap']).toBeGreaterThan(0);
  expect(Object.keys(deeds).some((deed) => deed.endsWith(' stopped'))).toBe(true);
  const plain = await run(['simulate', 'cosmic-encounter', '--games', '1', '--count', '--lang', 'en']);
  expect(plain.out).toContain('What was done, and how often:');
});

test('how many workers play changes nothing but the time', async () => {
  const plan = ['--games', '25', '--players', '2', '--seed', 'share', '--option', 'longGame=true'];
  const [alone, two, three] = await Promise.all(
    ['1', '2', '3'].map(async (workers) => {
      const {
        seconds: _s,
        decisionsPerSecond: _d,
        workers: used,
        ...rest
      } = await reported(...plan, '--workers', workers);
      expect(used).toBe(Number(workers));
      return rest;
    }),
  );
  expect(two).toEqual(alone);
  expect(three).toEqual(alone);
});

test('any game of a run can be played again by its own seed, here and at the table', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'starboard-simulate-'));
  const file = join(folder, 'again.json');
  const one = ['--players', '3', '--games', '1', '--seed'];
  const [all, ...each] = await Promise.all([
    reported('--players', '3', '--games', '3', '--seed', 'again'),
    reported(...one, 'again'),
    reported(...one, 'again/1'),
    reported(...one, 'again/2'),
  ]);
  expect(each.reduce((sum, { decisions }) => sum + decisions, 0)).toBe(all.decisions);
  expect(
    each.map(({ wins }) => wins).reduce((sum, wins) => sum.map((count, seat) => count + (wins[seat] ?? 0))),
  ).toEqual(all.wins);
  await run(['play', '--seats', 'random,random,random', '--seed', 'again/2', '--save', file]);
  const { inputs, outcome } = JSON.parse(readFileSync(file, 'utf8')) as {
    inputs: object[];
    outcome: { winners: number[] };
  };
  rmSync(folder, { recursive: true });
  expect(inputs).toHaveLength(each[2]?.decisions ?? 0);
  expect(each[2]?.wins[outcome.winners[0] ?? 0]).toBe(1);
});

test('games that go wrong are counted, named by their seeds, and make the command fail', async () => {
  const plan = ['--games', '4', '--players', '2', '--seed', 'late'];
  const { code, out } = await simulate(...plan, '--limit', '20', '--json');
  expect(code).toBe(1);
  expect(JSON.parse(out)).toMatchObject({
    failures: 4,
    wins: [0, 0],
    failureDetails: ['late', 'late/1', 'late/2', 'late/3'].map((seed, game) => ({
      game,
      seed,
      reason: 'no end after 20 decisions',
    })),
  });
  const [told, russian] = await Promise.all([
    simulate(...plan, '--limit', '20'),
    simulate(...plan, '--limit', '20', '--lang', 'ru'),
  ]);
  expect(told.code).toBe(1);
  // people count from one; the seed stays what it was
  expect(told.out).toMatch(/4 games failed:[\s\S]+game 4, seed late\/3: no end after 20 decisions/);
  expect(told.out).not.toContain(' 0 s');
  expect(russian.out).toContain('партия 1, зерно late: не закончилась за 20 решений');
});

test.each([
  ['en', /3 games, 2 players, seed 5[\s\S]+Decisions in a game: median[\s\S]+No failures\./],
  ['ru', /3 партии, игроков: 2[\s\S]+Решений за партию: медиана[\s\S]+Сбоев нет\./],
  ['uk', /3 партії, гравців: 2[\s\S]+Рішень за партію: медіана[\s\S]+Збоїв немає\./],
])('people read the result in %s', async (language, says) => {
  const { code, out, error } = await simulate(
    '--games',
    '3',
    '--players',
    '2',
    '--seed',
    '5',
    '--lang',
    language,
  );
  expect({ code, error }).toEqual({ code: 0, error: '' });
  expect(out).toMatch(says);
});
