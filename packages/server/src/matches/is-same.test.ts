import { expect, test } from 'vitest';
import { isSame } from './is-same.ts';

const values = [
  null,
  0,
  1,
  '',
  '1',
  false,
  [],
  {},
  [null],
  [1, 2],
  [2, 1],
  [1, 2, 3],
  [[1], 2],
  { 0: 1, 1: 2 },
  { card: 7 },
  { card: null },
  { hand: [7], deck: 1 },
  { deck: 1, hand: [7] },
  { hand: [8], deck: 1 },
  { hand: [7], deck: 1, top: null },
];

test('two values are the same exactly if their texts are', () => {
  for (const one of values)
    for (const other of values)
      expect(isSame(structuredClone(one), other), `${JSON.stringify(one)} ${JSON.stringify(other)}`).toBe(
        JSON.stringify(one) === JSON.stringify(other),
      );
});
