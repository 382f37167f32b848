import type { View } from '@starboard/alien-frontiers';
import { expect, test } from 'vitest';
import { standings } from './standings.ts';

const withScores = (...scores: readonly number[]) =>
  ({ players: scores.map((score) => ({ score })) }) as unknown as View;

test('equal points are told apart by the places that the rules gave, not by the seats', () => {
  expect(standings(withScores(5, 9, 5), [3, 1, 2])).toEqual([
    { seat: 1, place: 1 },
    { seat: 2, place: 2 },
    { seat: 0, place: 3 },
  ]);
});

test('who shares a place shares its number', () => {
  expect(standings(withScores(9, 4, 9, 4), [1, 3, 1, 3]).map(({ place }) => place)).toEqual([1, 1, 3, 3]);
});

test('whoever gave up is last, whatever the points', () => {
  expect(standings(withScores(8, 2, 3), [3, 1, 1])).toEqual([
    { seat: 2, place: 1 },
    { seat: 1, place: 1 },
    { seat: 0, place: 3 },
  ]);
});

test('where the players agreed to stop, points are all there is', () => {
  expect(standings(withScores(3, 7, 3), [])).toEqual([
    { seat: 1, place: 1 },
    { seat: 0, place: 2 },
    { seat: 2, place: 2 },
  ]);
});
