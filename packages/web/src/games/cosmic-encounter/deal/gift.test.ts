import { nothing } from '@starboard/cosmic-encounter/text';
import { expect, test } from 'vitest';
import {
  copiesIn,
  isSame,
  noTerms,
  withCard,
  withColony,
  withKind,
  withoutCard,
  withRelease,
} from './gift.ts';

test('equal cards are put in and taken out one at a time', () => {
  const two = withCard(withCard(nothing, 'attack-08'), 'attack-08');
  expect(copiesIn(two.cards, 'attack-08')).toBe(2);
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
