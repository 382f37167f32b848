import { startMatch } from '@starboard/engine';
import { expect, test } from 'vitest';
import { alienFrontiers, buildPosition, type State } from '../index.ts';
import { evaluate, grown, valueOfEnd, victory } from './evaluate.ts';
import { bookFor } from './fitted/index.ts';
import { firstWeights } from './fitting/first-weights.ts';
import { priceBook } from './prices.ts';

test('between two moments of the game prices change evenly', () => {
  const book = priceBook({ ...firstWeights(2), relic: [0, 8, 4, 1] });
  expect([0, 4, 8, 16, 24, 48, 64].map((eighths) => book[eighths]?.relic)).toEqual([0, 4, 8, 6, 4, 1, 1]);
});

test('the third token is worth more than the fourth where few of them are', () => {
  const book = priceBook({
    ...firstWeights(2),
    ore: [1, 1, 1, 1],
    'few ore': [2, 2, 2, 2],
    'any ore': [4, 4, 4, 4],
  });
  expect(book[0]?.ore).toEqual([0, 7, 10, 13, 14, 15, 16, 17, 18]);
});

test.each([2, 3, 4])('the chances of %i players add up to one', (seats) => {
  const { state } = startMatch(alienFrontiers, { seats, seed: 'chances', undo: false }).position;
  const chances = Array.from({ length: seats }, (_, seat) => evaluate(state as State, seat, bookFor(seats)));
  const sum = chances.reduce((total, chance) => total + chance, 0);
  expect(sum / victory).toBeCloseTo(1, 1);
});

test('a colony on the planet is better than one in the box, and control better than none', () => {
  const chanceWith = (colonies: object) => {
    const position = buildPosition({ players: 4, roll: [1, 1, 2], red: { colonies } });
    return evaluate(position.state, 0, bookFor(4));
  };
  expect(chanceWith({ 'asimov-crater': 1 })).toBeGreaterThan(chanceWith({}));
});

test('a win is worth more than any position, and a shared one its part', () => {
  expect(valueOfEnd({ winners: [1], places: [2, 1] }, 1)).toBe(victory);
  expect(valueOfEnd({ winners: [0, 1], places: [1, 1] }, 1)).toBe(victory / 2);
  expect(valueOfEnd({ winners: [1], places: [2, 1] }, 0)).toBe(0);
});

test('of two chances that are alike, the one nearer to the end is better at a table of two', () => {
  const nothing = [0, 0, 0, 0] as const;
  const book = priceBook({ ...firstWeights(2), circle: nothing, 'later circle': nothing });
  const chanceAt = (hub: number) => {
    const position = buildPosition({ players: 2, roll: [1, 1, 2], red: { hub }, green: { hub: 6 } });
    return evaluate(position.state, 0, book);
  };
  expect(chanceAt(5)).toBeGreaterThan(chanceAt(2));
});

test('growing by tenths comes near to what it stands for, and never turns round', () => {
  for (const tenths of [-20, -5, 0, 5, 20]) expect(grown(tenths) / Math.exp(tenths / 10)).toBeCloseTo(1, 1);
  expect(grown(-1000)).toBeLessThan(grown(-150));
  expect(grown(150)).toBeLessThan(grown(1000));
});
