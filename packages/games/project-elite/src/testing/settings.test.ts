import { expect, test } from 'vitest';
import { optionValues } from '../rules/state/options.ts';
import { settings } from './settings.ts';

const values: Readonly<Record<string, readonly (string | number)[]>> = {
  ...optionValues,
  seats: [1, 2, 3, 4, 5, 6],
};
const chosen = settings.map(
  ({ seats, options }): Readonly<Record<string, unknown>> => ({ ...options, seats }),
);
const names = ['seats', 'mission', 'difficulty', 'clock', 'map'];
const pairs = names.flatMap((a, index) => names.slice(index + 1).map((b) => [a, b] as const));

test.each(pairs)('every value of %s meets every value of %s', (a, b) => {
  const met = new Set(chosen.map((options) => `${String(options[a])} and ${String(options[b])}`));
  const all = values[a]?.flatMap((one) => values[b]?.map((other) => `${one} and ${other}`) ?? []) ?? [];
  expect(all.length).toBeGreaterThanOrEqual(8);
  expect(all.filter((pair) => !met.has(pair))).toEqual([]);
});

test.each(Object.entries(values))('%s is played in every way', (name, all) => {
  expect(new Set(chosen.map((options) => options[name]))).toEqual(new Set(all));
});
