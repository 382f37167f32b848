import { expect, test } from 'vitest';
import { resultWords } from './result-words.ts';

const outcome = { winners: [1], places: [2, 1, 3] };

test('a match that goes on has no result', () => {
  expect(resultWords({ status: 'open', result: null, seat: 0 })).toBe('web.result.waiting');
  expect(resultWords({ status: 'playing', result: null, seat: 0 })).toBe('web.result.playing');
});

test('whoever is among the winners has won, whoever is not has lost', () => {
  const result = { kind: 'played', outcome } as const;
  expect(resultWords({ status: 'finished', result, seat: 1 })).toBe('web.result.won');
  expect(resultWords({ status: 'finished', result, seat: 0 })).toBe('web.result.lost');
});

test('a match ended by common consent was neither won nor lost', () => {
  expect(resultWords({ status: 'finished', result: { kind: 'agreed' }, seat: 1 })).toBe('web.result.agreed');
});
