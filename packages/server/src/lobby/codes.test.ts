import { expect, test } from 'vitest';
import { newCode, readCode } from './codes.ts';

test('a code is six letters that no two people read differently', () => {
  for (let count = 0; count < 200; count++) expect(newCode()).toMatch(/^[BCDFGHJKMNPQRSTVWXYZ]{6}$/);
});

test('a code is read however it is typed, on a Cyrillic keyboard too', () => {
  expect(readCode('bcd fgh')).toBe('BCDFGH');
  expect(readCode('bcd-FGH')).toBe('BCDFGH');
  // every letter of it Cyrillic
  expect(readCode('всн кмр')).toBe('BCHKMP');
  expect(readCode('ТХУВСН')).toBe('TXYBCH');
});

test('what cannot be a code is none', () => {
  for (const typed of ['', 'BCDFG', 'BCDFGHJ', 'BCDFG1', 'BCDFGA', 'BCDFGЩ', '%', 'x'.repeat(10_000)]) {
    expect(readCode(typed)).toBeNull();
  }
});
