import { playFrom, viewFor } from '@starboard/engine';
import { expect, test } from 'vitest';
import { alienFrontiers, buildPosition, type PositionDescription, type View } from '../index.ts';
import { raidSight } from './raid-sight.ts';

const sight = (description: PositionDescription) =>
  raidSight(viewFor(playFrom(alienFrontiers, buildPosition({ roll: [1], ...description })), 0).view as View);

test('nothing is promised but what can be taken, and never more than four', () => {
  const most = { kind: 'most' } as const;
  expect(sight({ red: { ore: 5 }, green: { fuel: 2 } }).tokens).toEqual({ ...most, count: 2, what: 'fuel' });
  expect(sight({ red: { fuel: 5 }, green: { ore: 1 } }).tokens).toEqual({ ...most, count: 1, what: 'ore' });
  expect(sight({ green: { fuel: 3 }, blue: { ore: 3 } }).tokens).toEqual({ ...most, count: 4, what: 'both' });
  expect(sight({ green: { fuel: 6 }, options: { raidAmount: 'exactlyFourOrAll' } }).tokens).toEqual({
    count: 4,
    kind: 'exact',
    what: 'fuel',
  });
});

test('whoever hides behind a decoy is named, and what they have is not counted', () => {
  const found = sight({ green: { fuel: 2, cards: ['holographic-decoy'] }, blue: { ore: 1 } });
  expect(found).toEqual({ tokens: { count: 1, kind: 'most', what: 'ore' }, safe: [1] });
});

test('a decoy that has nothing to hide, or the raider’s own, is not spoken of', () => {
  expect(sight({ green: { cards: ['holographic-decoy'] } }).safe).toEqual([]);
  expect(sight({ red: { fuel: 2, cards: ['holographic-decoy'] } }).safe).toEqual([]);
});
