import { expect, test } from 'vitest';
import { endingSound } from './ending-sound.ts';

const won = { outcome: { winners: [1], places: [2, 1] }, table: null };

test('the end is a triumph to whoever has won, and to whoever watches', () => {
  expect(endingSound({ ...won, viewer: 1 })).toBe('win');
  expect(endingSound({ ...won, viewer: 'spectator' })).toBe('win');
});

test('but not to whoever has lost', () => {
  expect(endingSound({ ...won, viewer: 0 })).toBe('lose');
});

test('where nobody wins it is quiet', () => {
  expect(endingSound({ outcome: null, table: null, viewer: 0 })).toBeNull();
});

test('where all play together, nobody’s win is everybody’s defeat', () => {
  const lost = { outcome: { winners: [], places: [] }, table: null };
  expect(endingSound({ ...lost, viewer: 0 })).toBeNull();
  expect(endingSound({ ...lost, viewer: 0 }, true)).toBe('lose');
  expect(endingSound({ outcome: null, table: null, viewer: 0 }, true)).toBeNull();
});
