import { expect, test } from 'vitest';
import { botCount, botCounts, botLevel, charactersOf, wishedBots } from './seating-bots.ts';

test('a game seats as many bots as it has seats beside the player', () => {
  expect(botCounts({ min: 2, max: 4 })).toEqual([1, 2, 3]);
  expect(botCounts({ min: 3, max: 5 })).toEqual([2, 3, 4]);
});

test('a wish from another game is brought as near as this one allows', () => {
  expect(botCount(2, { min: 2, max: 4 })).toBe(2);
  expect(botCount(1, { min: 3, max: 5 })).toBe(2);
  expect(botCount(4, { min: 2, max: 4 })).toBe(3);
});

test('without a wish there are as many as make a usual table', () => {
  expect(botCount(null, { min: 2, max: 4 })).toBe(2);
  expect(botCount(null, { min: 3, max: 5, usual: 4 })).toBe(3);
});

test('a bot of another game gives way to one in the middle of those this one has', () => {
  expect(botLevel('hard', { bots: ['easy', 'normal', 'hard'] })).toBe('hard');
  expect(botLevel('random', { bots: ['easy', 'normal', 'hard'] })).toBe('normal');
  expect(botLevel('normal', { bots: ['random', 'eager'] })).toBe('random');
});

const box = { seats: { min: 3, max: 5 }, bots: ['easy', 'normal'] };

test('bots have the characters that were chosen for them, where the game knows them', () => {
  const wish = { count: 3, level: 'easy', characters: ['bold', 'even', 'meek'] };
  expect(wishedBots(wish, { ...box, characters: ['bold', 'timid'] })).toEqual(['easy.bold', 'easy', 'easy']);
  expect(wishedBots(wish, box)).toEqual(['easy', 'easy', 'easy']);
});

test('only games that know characters let them be chosen, even temper first', () => {
  expect(charactersOf({ characters: ['bold', 'timid'] })).toEqual(['even', 'bold', 'timid']);
  expect(charactersOf({})).toEqual([]);
});
