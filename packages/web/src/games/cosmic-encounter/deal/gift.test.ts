import { nothing } from '@starboard/cosmic-encounter/deal';
import { expect, test } from 'vitest';
import {
  isGiven,
  isSame,
  noTerms,
  pressedCard,
  withCard,
  withColony,
  withKind,
  withoutCard,
  withRelease,
} from './gift.ts';

test('equal cards are put in and taken out one at a time', () => {
  const two = withCard(withCard(nothing, 'attack-08'), 'attack-08');
  expect(withoutCard(two, 'attack-08').cards).toEqual(['attack-08']);
  expect(withoutCard(two, 'quash')).toBe(two);
});

test('a kind and a planet are chosen by a press, and given up by the next', () => {
  const chosen = withKind(withColony(nothing, 'red-2'), 'all-attack');
  expect(chosen).toMatchObject({ kinds: ['all-attack'], colony: 'red-2' });
  expect(withColony(chosen, 'red-3').colony).toBe('red-3');
  expect(withKind(withColony(chosen, 'red-2'), 'all-attack')).toEqual(nothing);
});

test('ships are let out by the number of each player', () => {
  const two = withRelease(nothing, 2, 2);
  expect(two.release).toEqual({ 2: 2 });
  expect(withRelease(two, 2, 0)).toEqual(nothing);
});

test('an offer is the same in any order of what it names, and another with anything more', () => {
  const one = { ...noTerms, offense: withCard(withCard(nothing, 'quash'), 'attack-04') };
  const other = { ...noTerms, offense: withCard(withCard(nothing, 'attack-04'), 'quash') };
  expect(isSame(one, other)).toBe(true);
  expect(isSame({ ...one, defense: { ...nothing, release: { 1: 0 } } }, one)).toBe(true);
  expect(isSame({ ...one, defense: { ...nothing, random: 1 } }, one)).toBe(false);
  expect(isSame({ ...one, offense: withCard(one.offense, 'quash') }, one)).toBe(false);
});

test('of equal cards in hand the first count as given, and no more may be named than is said', () => {
  const cards = ['attack-08/1', 'attack-08/4', 'quash/1'];
  const limits = { cards, mostCards: 2, kinds: [], mostRandom: 0, planets: [], release: [] };
  const one = pressedCard(nothing, limits, 'attack-08/4');
  expect(one?.cards).toEqual(['attack-08']);
  expect(cards.map((card) => isGiven(cards, card, one ?? nothing))).toEqual([true, false, false]);
  const two = pressedCard(one ?? nothing, limits, 'attack-08/4') ?? nothing;
  expect(cards.map((card) => isGiven(cards, card, two))).toEqual([true, true, false]);
  expect(pressedCard(two, limits, 'quash/1')).toBeNull();
  expect(pressedCard(two, limits, 'attack-08/1')?.cards).toEqual(['attack-08']);
});
