import { expect, test } from 'vitest';
import { keptByTable } from './kept-by-table.ts';

test('a number is kept for each of the latest forty tables', () => {
  const seen = keptByTable('test');
  expect(seen.of('table 0')).toBeUndefined();
  for (let table = 0; table <= 40; table++) seen.note(`table ${table}`, table + 5);
  expect(seen.of('table 0')).toBeUndefined();
  expect(seen.of('table 1')).toBe(6);
  expect(seen.of('table 40')).toBe(45);
  seen.note('table 40', 46);
  expect(seen.of('table 40')).toBe(46);
  expect(seen.of('table 1')).toBe(6);
});
