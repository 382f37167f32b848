import { expect, test } from 'vitest';
import { subjectAt } from './subject-at.ts';

test('a coin opens its sheet, all else what lies there', () => {
  expect(subjectAt('seat:2')).toBe('sheet:2:0');
  expect(subjectAt('pile:discard')).toBe('pile:discard');
  expect(subjectAt('tech:1:0')).toBe('tech:1:0');
});
