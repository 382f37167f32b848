import { expect, test } from 'vitest';
import { backOff } from './back-off.ts';

test('the first attempt comes after half a second, the later ones never after more than one', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 50].map((failures) => backOff(failures, 1))).toEqual([
    500, 1000, 1000, 1000, 1000, 1000, 1000, 1000,
  ]);
});

test('chance shortens a wait by two fifths at most', () => {
  expect(backOff(1, 0)).toBe(300);
  expect(backOff(9, 0)).toBe(600);
  expect(backOff(0, 1)).toBe(500);
});
