import type { View } from '@starboard/cosmic-encounter';
import { expect, test } from 'vitest';
import { answerLines, orderBook, ownThings, thingLine } from './order-book.ts';

const holding = (ability: string) => ({ subject: ability, ability, why: null, when: [] });

const view = {
  turnNumber: 2,
  encounter: { number: 1, isOutOfTurn: false },
  holdings: ['clone.replicate', 'cosmic-zap', 'card-zap', 'macron.mass'].map(holding),
} as unknown as View;

const { chosen, choose, usual, groups, lines } = orderBook;

test('every moment is on the page once, by phase, and answers come last', () => {
  const keys = groups.map(({ line }) => line.key);
  expect(keys.slice(0, 2)).toEqual(['start-turn', 'regroup']);
  expect(keys.slice(-2)).toEqual(['react', 'trigger']);
  const moments = groups.flatMap((group) => group.moments.map(({ key }) => key));
  expect(new Set(moments).size).toBe(moments.length);
});

test('what must be used cannot be left to orders', () => {
  expect(ownThings(view)).toEqual(['clone.replicate', 'cosmic-zap', 'card-zap']);
});

test('what another player uses can be answered by what is for that moment', () => {
  expect(answerLines(view, ['zombie.immortality']).map(({ key }) => key)).toEqual([
    'to zombie.immortality',
    'answer cosmic-zap zombie.immortality',
  ]);
  // what is no use cannot be answered
  expect(answerLines(view, ['citadel.place'])).toEqual([]);
  expect(answerLines(view, ['zombie.wild']).map(({ key }) => key)).toEqual([
    'to zombie.wild',
    'answer card-zap zombie.wild',
  ]);
});

test('where a moment is open, orders are offered about what is used, what could be, and the moment', () => {
  const at = (moment: object) => orderBook.linesAt({ ...view, moment } as View).map(({ key }) => key);
  expect(at({ window: 'react.power-use', seat: 1, ability: 'zombie.immortality' })).toEqual([
    'to zombie.immortality',
    'answer cosmic-zap zombie.immortality',
    'react.power-use',
    'outside',
    'encounter',
  ]);
  // the own use
  expect(at({ window: 'react.power-use', seat: 0, ability: 'clone.replicate' })[0]).toBe('thing cosmic-zap');
  expect(at({ window: 'resolution.before-discard' }).slice(0, 2)).toEqual([
    'thing clone.replicate',
    'resolution.before-discard',
  ]);
  expect(orderBook.linesAt(view)).toEqual([]);
});

test('each line is read as it was written, and taken back', () => {
  const own = [
    ...lines(view),
    ...groups.flatMap(({ line, moments }) => [line, ...moments]),
    thingLine('cosmic-zap'),
    ...answerLines(view, ['macron.mass', 'macron.mass-ally']),
  ];
  for (const { key, choices } of own)
    for (const { key: choice } of choices) {
      const orders = choose(usual, key, choice, view);
      expect(chosen(orders, key, view)).toBe(choice);
      expect(chosen(choose(orders, key, null, view), key, view)).toBeNull();
    }
});
