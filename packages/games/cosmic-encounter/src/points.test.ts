import { expect } from 'vitest';
import { seatOf } from './testing/answers.ts';
import { scenario } from './testing/index.ts';
import { cosmicEncounter } from './index.ts';

const settled = {
  yellow: { ships: { 'red-2': 2, 'green-1': 1 } },
  green: { ships: { 'blue-1': 1 } },
} as const;

scenario('Points are foreign colonies', settled, (table) => {
  const points = cosmicEncounter.points?.(table.state) ?? [];
  expect([points[seatOf('yellow')], points[seatOf('green')], points[seatOf('red')]]).toEqual([2, 1, 0]);
});
