import { expect, test } from 'vitest';
import { earlyResult } from './early-result.ts';
import type { SeatHolder } from './seat-holder.ts';

const person = (name: string, hasResigned = false): SeatHolder => ({
  kind: 'person',
  account: name,
  name,
  isReady: true,
  ...(hasResigned && { hasResigned }),
});
const bot: SeatHolder = { kind: 'bot', level: 'random' };

test('a match goes on for as long as two are in it, or one person and a bot', () => {
  const seats = [person('ann'), person('bob', true), person('carl')];
  expect(earlyResult({ seats, endVotes: [] })).toBeNull();
  expect(earlyResult({ seats: [person('ann'), person('bob', true), bot], endVotes: [] })).toBeNull();
});

test('the only one left has won, and has wished for an end in vain', () => {
  const seats = [person('ann', true), person('bob'), person('carl', true)];
  const won = { kind: 'resigned', outcome: { winners: [1], places: [2, 1, 2] } };
  expect(earlyResult({ seats, endVotes: [] })).toEqual(won);
  expect(earlyResult({ seats, endVotes: [1] })).toEqual(won);
});

test('where all have given up at the same moment nobody has won', () => {
  const seats = [person('ann', true), person('bob', true)];
  expect(earlyResult({ seats, endVotes: [] })).toEqual({ kind: 'agreed' });
});

test('all who are still in it can agree to end it', () => {
  const seats = [person('ann'), person('bob', true), person('carl'), bot];
  expect(earlyResult({ seats, endVotes: [0] })).toBeNull();
  expect(earlyResult({ seats, endVotes: [0, 2] })).toEqual({ kind: 'agreed' });
});
