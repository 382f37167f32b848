import { expect, test } from 'vitest';
import { couldEndSo, earlyResult } from './early-result.ts';
import type { SeatHolder } from '../seat-holder.ts';

const person = (name: string, hasResigned = false): SeatHolder => ({
  kind: 'person',
  account: name,
  name,
  isReady: true,
  ...(hasResigned && { hasResigned }),
});
/** Each plays for themselves. */
const alone = {};
const together = { isTogether: true } as const;
const bot: SeatHolder = { kind: 'bot', level: 'random' };

test('a match goes on for as long as two are in it, or one person and a bot', () => {
  const seats = [person('ann'), person('bob', true), person('carl')];
  expect(earlyResult({ seats, endVotes: [] }, alone)).toBeNull();
  expect(earlyResult({ seats: [person('ann'), person('bob', true), bot], endVotes: [] }, alone)).toBeNull();
});

test('the only one left has won, and has wished for an end in vain', () => {
  const seats = [person('ann', true), person('bob'), person('carl', true)];
  const won = { kind: 'resigned', outcome: { winners: [1], places: [2, 1, 2] } };
  expect(earlyResult({ seats, endVotes: [] }, alone)).toEqual(won);
  expect(earlyResult({ seats, endVotes: [1] }, alone)).toEqual(won);
});

test('where all have given up at the same moment nobody has won', () => {
  const seats = [person('ann', true), person('bob', true)];
  expect(earlyResult({ seats, endVotes: [] }, alone)).toEqual({ kind: 'agreed' });
});

test('all who are still in it can agree to end it', () => {
  const seats = [person('ann'), person('bob', true), person('carl'), bot];
  expect(earlyResult({ seats, endVotes: [0] }, alone)).toBeNull();
  expect(earlyResult({ seats, endVotes: [0, 2] }, alone)).toEqual({ kind: 'agreed' });
});

test('in a game played together leaving ends nothing as long as one is in it', () => {
  const seats = [person('ann', true), person('bob'), person('carl', true)];
  expect(earlyResult({ seats, endVotes: [] }, together)).toBeNull();
  expect(earlyResult({ seats, endVotes: [1] }, together)).toEqual({ kind: 'agreed' });
});

test('and where all have left it is lost, for bots too', () => {
  const lost = { kind: 'resigned', outcome: { winners: [], places: [2, 2, 1] } } as const;
  const seats = [person('ann', true), person('bob', true), bot];
  expect(earlyResult({ seats, endVotes: [] }, together)).toEqual(lost);
  expect(couldEndSo(lost, [true, true, false], together)).toBe(true);
  expect(couldEndSo(lost, [true, true, true], together)).toBe(false);
  expect(couldEndSo(lost, [true, true, false], alone)).toBe(false);
});
