import { type AnyGame, decisionOf, type Json, savedAsIs, type Seat, startMatch } from '@starboard/engine';
import { bellRingers, highCard, masquerade, tapRace } from '@starboard/engine/testing/toys';
import { expect, test } from 'vitest';
import type { Pace } from '../clock/pace.ts';
import { HostedMatch } from '../hosted-match.ts';
import { leaveAnswers } from '../left-answers/leaving.ts';
import { nothingLeft } from '../left-answers/left-answers.ts';
import type { SeatHolder } from '../seat-holder.ts';
import { dueWithOrders, lookAgain } from './due-at.ts';
import type { Surroundings } from './surroundings.ts';
import { timeUp } from './time-up.ts';
import { whatIsDue } from './what-is-due.ts';

const ann: SeatHolder = { kind: 'person', account: 'ann', name: 'Ann', isReady: true };
const bob: SeatHolder = { ...ann, account: 'bob', name: 'Bob' };
const bot: SeatHolder = { kind: 'bot', level: 'random' };
const live: Pace = { free: 60_000, reserve: 0, window: 5_000 };

function hostedAt(game: AnyGame, pace: Pace | null = null, seats = 2): HostedMatch {
  const saved = savedAsIs(startMatch(game, { seats, seed: 'due' }));
  const told = Array.from({ length: seats + 1 }, () => 0);
  const stored = { id: 'one', seq: 0, saved, savedSeq: 0, told, clock: null };
  return new HostedMatch(game, stored, { recent: [], pace, latestAt: 0 });
}

type Known = Partial<Surroundings> & { readonly now?: () => number };

const among = (seats: readonly SeatHolder[], known: Known = {}): Surroundings => ({
  table: { seats, status: 'playing', endVotes: [] },
  orders: new Map(),
  left: new Map(),
  betweenBotMoves: 400,
  now: () => 0,
  here: () => null,
  ...known,
});

function plays(hosted: HostedMatch, seat: Seat, answer: Json): void {
  const input = { seat, decision: decisionOf(hosted.match, seat), answer };
  const taken = hosted.take({ input, by: 'person', seat, request: null }, 0);
  if ('refused' in taken) throw new Error(taken.refused.key);
}

test('nothing is where people have the word, nor where the match is not played or stands still', () => {
  const hosted = hostedAt(highCard);
  expect(whatIsDue(hosted, among([ann, bob]))).toEqual([]);
  const waiting = { seats: [bot, bot], status: 'open', endVotes: [] };
  expect(whatIsDue(hosted, among([bot, bot], { table: waiting }))).toBeNull();
  hosted.rest = { since: 0, stood: 0 };
  expect(whatIsDue(hosted, among([bot, bot]))).toBeNull();
});

test('an end comes before all else: first what has ended, then what the players end, then who is there', () => {
  const hosted = hostedAt(highCard);
  const votes = among([ann, bot], { table: { seats: [ann, bot], status: 'playing', endVotes: [0] } });
  expect(whatIsDue(hosted, votes, false)).toEqual([{ what: 'end', over: { kind: 'agreed' } }]);
  expect(whatIsDue(hosted, among([bot, ann]), false)).toEqual([{ what: 'rest' }]);
  hosted.endEarly({ input: { over: { kind: 'agreed' } }, by: 'table', seat: null, request: 'over' }, 0);
  expect(whatIsDue(hosted, votes, false)).toEqual([{ what: 'close', result: { kind: 'agreed' } }]);
});

test('a bot is asked, and makes its move after people have looked at the one before', () => {
  const hosted = hostedAt(highCard);
  const question = { match: 'one', seat: 0, decision: 1 };
  expect(whatIsDue(hosted, among([bot, ann]))).toEqual([{ what: 'ask', question, wait: 400 }]);
  const away: SeatHolder = { ...ann, standIn: 'random' };
  expect(whatIsDue(hosted, among([away, bob]))).toEqual([{ what: 'ask', question, wait: 400 }]);
  expect(whatIsDue(hosted, among([ann, bot]))).toEqual([]);
});

test('for a bot without a choice is answered, in a moment to react once its beat is over', () => {
  const idle = { ...bellRingers, setup: () => ({ bells: [3, 3], rung: [], hummed: [], round: 0 }) };
  const hosted = hostedAt(idle, live);
  const input = { seat: 1, decision: 1, answer: 'wait' };
  expect(whatIsDue(hosted, among([ann, bot], { now: () => 50 }))).toEqual([
    { what: 'answer', input, by: 'bot', wait: 100 },
  ]);
  expect(whatIsDue(hosted, among([ann, bot], { now: () => 900 }))).toMatchObject([{ wait: 0 }]);
});

test('in real time bots act at a pace of their own, and rules that wait for players hear of them', () => {
  const hosted = hostedAt(tapRace);
  const question = { match: 'one', seat: 1, decision: 1 };
  expect(whatIsDue(hosted, among([ann, bot]))).toEqual([{ what: 'pace', question }]);
  expect(whatIsDue(hosted, among([ann, bot], { here: () => [] }))).toEqual([
    { what: 'tell', input: { seat: 0, is: 'away' } },
    { what: 'pace', question },
  ]);
});

test('an order is followed at once, unless its player has left an answer to the very question', () => {
  const standing = { usual: null, refuse: () => null, answer: (orders: Json) => orders ?? undefined };
  const hosted = hostedAt({ ...masquerade, standing });
  const orders = new Map<Seat, Json>([[0, 'meek']]);
  const left = leaveAnswers(hosted, 0, nothingLeft, [{ prompt: 'speak', given: 'night', answer: 'bold' }]);
  if ('refused' in left) throw new Error(left.refused.key);
  for (const seat of [0, 1]) plays(hosted, seat, 'sleep');
  const ordered = { seat: 0, decision: 2, answer: 'meek' };
  expect(whatIsDue(hosted, among([ann, bob], { orders }))).toEqual([
    { what: 'answer', input: ordered, by: 'order', wait: 0 },
  ]);
  expect(whatIsDue(hosted, among([ann, bob], { orders, left: new Map([[0, left]]) }))).toMatchObject([
    { what: 'give', seat: 0, giving: { input: { ...ordered, answer: 'bold' } } },
  ]);
});

test('what is ordered and not answered yet is looked at again soon, by whichever node', () => {
  const standing = { usual: null, refuse: () => null, answer: (orders: Json) => orders ?? undefined };
  const hosted = hostedAt({ ...highCard, standing }, live);
  expect(dueWithOrders(hosted, among([ann, bob]))).toBe(60_000);
  expect(dueWithOrders(hosted, among([ann, bob], { orders: new Map([[0, 'low']]) }))).toBe(lookAgain);
});

test('when time is up, what was agreed for that is answered, or a bot is asked; one who is gone is stood in for', () => {
  const seats = [ann, bob];
  const hosted = hostedAt(highCard, live);
  expect(timeUp(hosted, { seats }, [0, 1], 59_999)).toEqual([]);
  const answered = {
    what: 'answer',
    input: { seat: 0, decision: 1, answer: 'high' },
    by: 'clock',
    wait: 0,
  } as const;
  expect(timeUp(hosted, { seats }, [0, 1], 60_000)).toEqual([answered]);
  expect(timeUp(hosted, { seats }, [1], 60_000)).toEqual([answered, { what: 'stand-in', seat: 0 }]);
  plays(hosted, 0, 'high');
  expect(timeUp(hosted, { seats }, [0, 1], 60_000)).toEqual([
    { what: 'ask', question: { match: 'one', seat: 0, decision: 2 }, wait: 0 },
  ]);
});

test('a player who is gone is not stood in for over what is asked in secret', () => {
  const hosted = hostedAt(masquerade, live);
  expect(timeUp(hosted, { seats: [ann, bob] }, [], 5_000)).toMatchObject([
    { what: 'answer', input: { seat: 0, answer: 'sleep' } },
    { what: 'answer', input: { seat: 1, answer: 'sleep' } },
  ]);
});

test('the game hears its clock alone, since what is asked may be another after it', () => {
  const hosted = hostedAt(tapRace);
  const at = hosted.wakesAt ?? 0;
  expect(timeUp(hosted, { seats: [ann, bob] }, [], at - 1)).toEqual([]);
  expect(timeUp(hosted, { seats: [ann, bob] }, [], at)).toEqual([{ what: 'tick', input: { at } }]);
});
