import { expect, test } from 'vitest';
import { placeOf, resultWords } from './result-words.ts';

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

test('a place is known where the rules, or those who gave up, dealt places out', () => {
  expect(placeOf({ result: { kind: 'played', outcome }, seat: 0 })).toBe(2);
  expect(placeOf({ result: { kind: 'resigned', outcome }, seat: 2 })).toBe(3);
  expect(placeOf({ result: { kind: 'agreed' }, seat: 0 })).toBeNull();
  expect(placeOf({ result: null, seat: 0 })).toBeNull();
  expect(placeOf({ result: { kind: 'played', outcome }, seat: null })).toBeNull();
});
