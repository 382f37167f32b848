import { expect, test } from 'vitest';
import type { Standing } from '../src/arena/standings.ts';
import { run } from './starboard.ts';

async function arena(...args: string[]): Promise<readonly Standing[]> {
  const { code, out, error } = await run(['arena', ...args, '--json']);
  expect({ code, error }).toEqual({ code: 0, error: '' });
  expect(out.trim().split('\n')).toHaveLength(1);
  return (JSON.parse(out) as { readonly results: readonly Standing[] }).results;
}

test('an arena tells what each bot wins a seat, how sure that is, and how long it thinks', async () => {
  const flags = ['--bots', 'easy,random,random', '--games', '24', '--seed', 'tell', '--workers', '1'];
  const results = await arena('alien-frontiers', ...flags);
  expect(results.map(({ bot, games }) => ({ bot, games }))).toEqual([
    { bot: 'easy', games: 24 },
    { bot: 'random', games: 24 },
  ]);
  const [easy, random] = results as [Standing, Standing];
  expect(easy.winShare + 2 * random.winShare).toBeCloseTo(1, 3);
  expect(easy.winShare).toBeGreaterThan(random.winShare);
  for (const { low, winShare, high, msPerDecision, p95 } of results) {
    expect(low).toBeLessThanOrEqual(winShare);
    expect(high).toBeGreaterThanOrEqual(winShare);
    expect(Math.min(msPerDecision, p95)).toBeGreaterThan(0);
  }
});

test('bots that are alike have won alike once each has had every seat of every deal', async () => {
  const flags = ['--bots', 'random,random,random,random', '--games', '8', '--seed', 'even'];
  const [only, ...others] = await arena('cosmic-encounter', ...flags);
  expect(others).toEqual([]);
  expect(only?.winShare).toBeCloseTo(0.25, 4);
});

test('how many workers play changes nothing but the times', async () => {
  const flags = ['--bots', 'eager,random', '--games', '26', '--seed', 'share'];
  const [alone, three] = await Promise.all(
    ['1', '3'].map(async (workers) => {
      const results = await arena('alien-frontiers', ...flags, '--workers', workers);
      return results.map(({ msPerDecision: _ms, p95: _p95, ...result }) => result);
    }),
  );
  expect(three).toEqual(alone);
});

test('a game that goes wrong counts for no bot and makes the command fail', async () => {
  const flags = ['--bots', 'random,eager', '--games', '4', '--seed', 'late', '--limit', '20', '--json'];
  const { code, out } = await run(['arena', 'alien-frontiers', ...flags]);
  expect(code).toBe(1);
  expect(JSON.parse(out)).toMatchObject({
    failures: 4,
    results: [
      { bot: 'random', games: 0, winShare: 0 },
      { bot: 'eager', games: 0, winShare: 0 },
    ],
    failureDetails: [{ game: 0, seed: 'late' }, { seed: 'late' }, { seed: 'late/1' }, { seed: 'late/1' }],
  });
});

test.each([
  [
    'en',
    /3 games, 3 players, seed 5[\s\S]+95 % interval[\s\S]+easy +\d[\s\S]+win 33\.3% each[\s\S]+No failures\./,
  ],
  ['ru', /3 партии, игроков: 3[\s\S]+95 %-й интервал[\s\S]+easy +\d[\s\S]+Сбоев нет\./],
  ['uk', /3 партії, гравців: 3[\s\S]+95 %-й інтервал[\s\S]+easy +\d[\s\S]+Збоїв немає\./],
])('people read the standings in %s', async (language, says) => {
  const flags = ['--bots', 'easy,random,random', '--games', '3', '--seed', '5', '--lang', language];
  const { code, out, error } = await run(['arena', 'alien-frontiers', ...flags]);
  expect({ code, error }).toEqual({ code: 0, error: '' });
  expect(out).toMatch(says);
});
