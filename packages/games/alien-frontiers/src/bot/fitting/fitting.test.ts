import { expect, test } from 'vitest';
import { standingsIn } from '../evaluate.ts';
import { priceBook } from '../prices.ts';
import { assets, moments } from '../weights.ts';
import { climb } from './climb.ts';
import { firstWeights } from './first-weights.ts';
import { fit } from './fit.ts';
import { type Had, type Sample, sampleOf } from './samples.ts';
import { endsOfGame } from './self-play.ts';

const guessed = firstWeights(3);
const ends = endsOfGame(3, 'fitting', guessed, 5);

test('a sample tells all that a position is judged by', () => {
  const flat = assets.flatMap((asset) => [...guessed[asset]]);
  const worthOf = ({ weights, amounts }: Had): number =>
    weights.reduce((sum, weight, index) => sum + (flat[weight] ?? 0) * (amounts[index] as number), 0);
  const none = priceBook(Object.fromEntries(assets.map((asset) => [asset, [0, 0, 0, 0]])) as never);
  for (const end of ends) {
    // ships in hand count for looking ahead alone
    const empty = standingsIn(end.state, none);
    const standings = standingsIn(end.state, priceBook(guessed)).map(
      (all, seat) => all - (empty[seat] as number),
    );
    for (const [seat, had] of sampleOf(end).seats.entries())
      expect(worthOf(had)).toBeCloseTo(standings[seat] as number);
  }
});

test('the same seed plays the same game', () => {
  const again = endsOfGame(3, 'fitting', guessed, 5);
  expect(again).toEqual(ends);
  expect(ends[0]?.winners.length).toBeGreaterThan(0);
});

test('what winners have is found to be worth something', () => {
  const relic = assets.indexOf('relic') * moments.length;
  const had: Had = { weights: [relic], amounts: [1] };
  const nothing: Had = { weights: [], amounts: [] };
  const samples = Array.from({ length: 20 }, (_, index): Sample => {
    const winner = index % 2;
    return { seats: winner === 0 ? [had, nothing] : [nothing, had], winners: [winner] };
  });
  const { weights, seen, unseen } = fit(samples, samples, 2, 100, { size: 0.01, change: 0.01 });
  expect(weights.relic[0]).toBeGreaterThan(5);
  expect(weights.fuel).toEqual([0, 0, 0, 0]);
  expect(seen).toBeLessThan(Math.LN2 / 2);
  expect(unseen).toBe(seen);
});

test('climbing is the same for a seed, and moves what it begins with only a little', () => {
  const begin = firstWeights(2);
  const climbed = climb(begin, 2, 'climbing', 4, 5);
  expect(climb(begin, 2, 'climbing', 4, 5)).toEqual(climbed);
  expect(climb(begin, 2, 'another way', 4, 5)).not.toEqual(climbed);
  for (const asset of assets)
    for (const [moment, worth] of climbed[asset].entries())
      expect(Math.abs(worth - (begin[asset][moment] as number))).toBeLessThan(1);
});
