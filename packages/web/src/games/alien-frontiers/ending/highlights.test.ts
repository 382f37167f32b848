import { expect, test } from 'vitest';
import { highlightsOf } from './highlights.ts';

const docked = (seat: number, ships: number) => ({
  type: 'docked',
  seat,
  facility: 'lunar-mine',
  ships: Array.from({ length: ships }, (_, ship) => ({ seat, ship, value: 6 })),
});
const stolen = (seat: number, fuel: number, ore: number) => ({
  type: 'tokensStolen',
  seat,
  from: 1 - seat,
  fuel,
  ore,
});

test('the busiest fleet, the boldest raider and the longest lead are told with their counts', () => {
  const events = [docked(0, 2), docked(1, 3), docked(1, 1), stolen(0, 1, 2)];
  const rounds = [
    [0, 0],
    [2, 1],
    [2, 3],
    [3, 5],
  ];
  expect(highlightsOf(events, rounds, 2)).toEqual([
    { key: 'docked', seat: 1, count: 4 },
    { key: 'raided', seat: 0, count: 3, from: [1] },
    { key: 'led', seat: 1, count: 2 },
  ]);
});

test('what nobody did, or two did alike, is not told', () => {
  expect(highlightsOf([docked(0, 2), docked(1, 2)], [[1, 1]], 2)).toEqual([]);
});
