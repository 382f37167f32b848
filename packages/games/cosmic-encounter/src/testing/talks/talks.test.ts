import { expect, test } from 'vitest';
import { playTalks } from './play-talks.ts';
import { summaryOf } from './summary.ts';

test('talks between normal bots mostly end in a deal, and both are better off with it than without', () => {
  const played = playTalks({
    games: 25,
    seats: 4,
    seed: 'talks',
    bot: 'normal',
    options: { flares: 'standard', alienChoice: 'random' },
  });
  const { talks, dealShare, bothGain } = summaryOf(played);
  expect(talks).toBeGreaterThan(60);
  expect(dealShare).toBeGreaterThanOrEqual(0.6);
  expect(bothGain).toBeGreaterThanOrEqual(0.95);
  for (const { offers } of played) expect(offers).toBeLessThanOrEqual(12);
});

test('no deal lets one of the two win alone', () => {
  for (const { isDeal, after } of playTalks({ games: 25, seats: 3, seed: 'alone', bot: 'normal' }))
    if (isDeal) expect(Math.min(...after)).toBeGreaterThan(0);
});
