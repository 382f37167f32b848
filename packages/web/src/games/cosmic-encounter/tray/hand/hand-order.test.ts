import { expect, test } from 'vitest';
import { sortedHand } from './hand-order.ts';

const hand = [
  'negotiate/2',
  'flare-void/1',
  'attack-20/1',
  'reinforcement-3/2',
  'attack-08/3',
  'cosmic-zap/1',
];

test('a hand is sorted by kind and number', () => {
  expect(sortedHand(hand, 'kind')).toEqual([
    'attack-08/3',
    'attack-20/1',
    'negotiate/2',
    'reinforcement-3/2',
    'cosmic-zap/1',
    'flare-void/1',
  ]);
});

test('or left as the cards came', () => {
  expect(sortedHand(hand, 'drawn')).toEqual(hand);
});
