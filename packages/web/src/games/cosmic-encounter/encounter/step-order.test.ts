import { expect, test } from 'vitest';
import { apartBy, inOrder, totalAfter } from './step-order.ts';
import type { Step } from './stage.ts';

const step = (side: Step['side'], from: number, to: number): Step => ({
  side,
  what: 'ships',
  seat: 0,
  adds: to - from,
  from,
  to,
  causes: [],
});

const steps = [
  step('offense', 0, 10),
  step('defense', 0, 12),
  step('offense', 10, 14),
  step('defense', 12, 18),
  step('offense', 14, 19),
];

test('totals count up with the steps, the offense first, up to what both have', () => {
  const counted = [0, 1, 2, 3, 4, 5].map((come) => [
    totalAfter(steps, 'offense', come),
    totalAfter(steps, 'defense', come),
  ]);
  expect(counted).toEqual([
    [0, 0],
    [10, 0],
    [14, 0],
    [19, 0],
    [19, 12],
    [19, 18],
  ]);
  expect(inOrder(steps).map(({ to }) => to)).toEqual([10, 14, 19, 12, 18]);
});

test('however many steps there are, the last has come in after 600 milliseconds', () => {
  const landing = 240;
  for (let count = 1; count <= 14; count++)
    expect((count - 1) * apartBy(count) + landing).toBeLessThanOrEqual(600);
});
