import { expect, test } from 'vitest';
import { ownPaceOf, paceOf } from './moments.ts';

const revealed = { type: 'cardsRevealed', offense: 'attack-08/1', defense: 'negotiate/1' };
const sent = { type: 'shipsSent', seat: 0, side: 'offense', from: { 'red-1': 2 } };

test('of an own answer the card laid against it is looked at, the deed itself is not', () => {
  expect(ownPaceOf([sent])).toBe(0);
  expect(paceOf([sent])).toBeGreaterThan(0);
  expect(ownPaceOf([sent, revealed])).toBe(paceOf([revealed]));
});
