import { expect, test } from 'vitest';
import { authorByRequest } from './author.ts';

const input = { seat: 1, decision: 7, answer: 'pass' };

test.each([
  ['account/request/7', 'person'],
  [null, 'person'],
  ['bot:1:7', 'bot'],
  ['clock:1:7', 'clock'],
  ['order:1:7', 'order'],
] as const)('an answer that was asked for as %s is by a %s', (request, by) => {
  expect(authorByRequest({ input, seat: 1, request })).toBe(by);
});

test('a tick is the clock’s, and what players agreed to is the table’s', () => {
  expect(authorByRequest({ input: { at: 40 }, seat: null, request: null })).toBe('clock');
  expect(authorByRequest({ input: { takeback: 3 }, seat: 1, request: 'takeback:3:9' })).toBe('table');
  expect(authorByRequest({ input: { takeback: 3 }, seat: null, request: 'a/takeback' })).toBe('table');
  expect(authorByRequest({ input: { over: { kind: 'agreed' } }, seat: null, request: 'over' })).toBe('table');
});
