import { expect, test } from 'vitest';
import { sentences } from './sentences.ts';

test('what is read aloud has one stop after each part, and nothing for a part that is missing', () => {
  expect(sentences(['Lunar Mine', 'A ship: 1 ore.', '', '5 docks, all free'])).toBe(
    'Lunar Mine. A ship: 1 ore. 5 docks, all free.',
  );
  expect(sentences([])).toBe('');
});
