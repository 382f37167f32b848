import { expect, test } from 'vitest';
import { botCount, botCounts } from './opponents.ts';

test('a game seats as many bots as it has seats beside the player', () => {
  expect(botCounts({ min: 2, max: 4 })).toEqual([1, 2, 3]);
  expect(botCounts({ min: 3, max: 5 })).toEqual([2, 3, 4]);
});

test('a wish from another game is brought as near as this one allows', () => {
  expect(botCount(2, { min: 2, max: 4 })).toBe(2);
  expect(botCount(1, { min: 3, max: 5 })).toBe(2);
  expect(botCount(4, { min: 2, max: 4 })).toBe(3);
});
