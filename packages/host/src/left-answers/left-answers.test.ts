import { decisionOf, type Input, type Json, saveMatch, type Seat, startMatch } from '@starboard/engine';
import { masquerade } from '@starboard/engine/testing/toys';
import { expect, test } from 'vitest';
import type { Pace } from '../clock/pace.ts';
import { HostedMatch } from '../hosted-match.ts';
import { givingNow } from './giving.ts';
import { leaveAnswers } from './leaving.ts';
import { type AnswerAhead, type LeftAnswers, nothingLeft } from './left-answers.ts';
import { toldLeft } from './told-left.ts';

const person = { kind: 'person', account: 'ann', name: 'Ann', isReady: true } as const;
const table = { seats: [person, person, person] };
const live: Pace = { free: 60_000, reserve: 0, window: 5_000 };

function newMatch(pace: Pace | null = null, seed = 'ahead'): HostedMatch {
  const saved = saveMatch(startMatch(masquerade, { seats: 3, seed }));
  const stored = { id: 'one', seq: 0, saved, savedSeq: 0, told: [0, 0, 0, 0], clock: null };
  return new HostedMatch(masquerade, stored, { recent: [], pace, latestAt: 0 });
}

const take = (
  hosted: HostedMatch,
  input: Input & { readonly seat: Seat },
  by: 'person' | 'order' = 'person',
) => hosted.take({ input, by, seat: input.seat, request: null }, 0);

const plays = (hosted: HostedMatch, seat: Seat, answer: Json) =>
  take(hosted, { seat, decision: decisionOf(hosted.match, seat), answer });

function leaves(hosted: HostedMatch, seat: Seat, before: LeftAnswers, ...said: AnswerAhead[]): LeftAnswers {
  const left = leaveAnswers(hosted, seat, before, said);
  if ('refused' in left) throw new Error(left.refused.key);
  return left;
}

/** Gives what the seat has left, as long as it is asked for it; tells what is left after that. */
function gives(hosted: HostedMatch, seat: Seat, before: LeftAnswers): LeftAnswers {
  const { left, input } = givingNow(hosted, table, seat, before);
  if (!input) return left;
  expect(take(hosted, input, 'order')).toHaveProperty('entry');
  return gives(hosted, seat, left);
}

const speak = { prompt: 'speak', given: 'night', answer: 'bold' };
const accuse = { prompt: 'accuse', given: 'night', answer: 'nobody' };

test('answers are given one after another when their questions come, in the order of the questions', () => {
  const hosted = newMatch();
  const left = leaves(hosted, 0, nothingLeft, accuse, speak);
  expect(gives(hosted, 0, left)).toBe(left);
  for (const seat of [0, 1, 2]) plays(hosted, seat, 'sleep');
  expect(gives(hosted, 0, left)).toEqual(nothingLeft);
  expect(hosted.match.questions.map(({ prompt }) => prompt)).toEqual(['night', 'night', 'night']);
});

test('what depended on something that has changed is dropped, with all that came after it', () => {
  const hosted = newMatch();
  const poor = { ...speak, given: 'purse' };
  const left = leaves(hosted, 0, nothingLeft, poor, accuse);
  plays(hosted, 0, 'sleep');
  plays(hosted, 1, 'give:0:1');
  plays(hosted, 2, 'sleep');
  const now = gives(hosted, 0, left);
  expect(now).toEqual({
    answers: [],
    dropped: { answers: [poor, accuse], why: { key: 'masquerade.changed.purse' } },
  });
  expect(hosted.match.questions).toMatchObject([{ seat: 0, prompt: 'speak' }]);
  expect(leaves(hosted, 0, now, accuse)).toMatchObject({ answers: [accuse], dropped: null });
});

test('what is no answer after all is dropped, and the player is asked', () => {
  const seeds = Array.from({ length: 20 }, (_, index) => newMatch(null, `seed ${index}`));
  const hosted = seeds.find(({ match }) => (match.position.state as { masks: number[] }).masks[2] !== 1);
  if (!hosted) throw new Error('the third guest is always the thief');
  for (const seat of [0, 1, 2]) plays(hosted, seat, 'sleep');
  plays(hosted, 0, 'bold');
  plays(hosted, 0, 'seat:2');
  const seat2 = { ...accuse, answer: 'seat:2' };
  const [left, other] = [seat2, { ...seat2, orElse: 'nobody' }].map((said) =>
    leaves(hosted, 1, nothingLeft, said),
  );
  if (!left || !other) throw new Error('nothing was left');
  for (const seat of [0, 1]) plays(hosted, seat, 'sleep');
  plays(hosted, 1, 'meek');
  expect(givingNow(hosted, table, 1, other).input).toMatchObject({ answer: 'nobody' });
  expect(gives(hosted, 1, left).dropped).toMatchObject({ why: { key: 'engine.unknown-option' } });
  expect(hosted.match.questions).toMatchObject([{ seat: 1, prompt: 'accuse' }]);
});

test('what cannot be given falls back on another answer, if one was named', () => {
  const hosted = newMatch();
  const left = leaves(hosted, 0, nothingLeft, { ...speak, given: 'purse', orElse: 'meek' }, accuse);
  plays(hosted, 0, 'sleep');
  plays(hosted, 1, 'give:0:1');
  plays(hosted, 2, 'sleep');
  const { left: now, input } = givingNow(hosted, table, 0, left);
  expect(input).toMatchObject({ answer: 'meek' });
  expect(now).toMatchObject({ answers: [{ ...speak, answer: 'meek' }, accuse], dropped: null });
  expect(gives(hosted, 0, left)).toEqual(nothingLeft);
});

test('an answer can hold for every time its question comes', () => {
  const hosted = newMatch();
  for (const seat of [0, 1, 2]) plays(hosted, seat, 'sleep');
  const left = leaves(hosted, 1, nothingLeft, { prompt: 'night', given: 'nothing', answer: 'sleep' });
  for (let night = 0; night < 2; night++) {
    plays(hosted, hosted.match.questions[0]?.seat ?? 0, 'bold');
    plays(hosted, hosted.match.questions[0]?.seat ?? 0, 'nobody');
    expect(gives(hosted, 1, left)).toEqual(left);
    expect(hosted.match.questions.map(({ seat }) => seat)).toEqual([0, 2]);
    for (const seat of [0, 2]) plays(hosted, seat, 'sleep');
  }
});

test('where all sit and wait nothing can be left, and nothing is announced', () => {
  const hosted = newMatch(live);
  expect(toldLeft(hosted, 0, nothingLeft).coming).toEqual([]);
  expect(leaveAnswers(hosted, 0, nothingLeft, [speak])).toEqual({
    refused: { key: 'server.match.nothing-ahead' },
  });
  const old = leaves(newMatch(), 0, nothingLeft, speak);
  expect(givingNow(hosted, table, 0, old)).toEqual({ left: nothingLeft, input: null });
  const byMail: Pace = { free: 86_400_000, reserve: 0, window: 86_400_000 };
  for (const pace of [byMail, null])
    expect(leaveAnswers(newMatch(pace), 0, nothingLeft, [speak])).toMatchObject({ answers: [speak] });
});

test('what was marked as given is not given again, and what was not given yet is', () => {
  const hosted = newMatch();
  const left = leaves(hosted, 0, nothingLeft, speak);
  for (const seat of [0, 1, 2]) plays(hosted, seat, 'sleep');
  const first = givingNow(hosted, table, 0, left);
  // the node was gone before it could give it
  const again = givingNow(hosted, table, 0, first.left);
  expect(again).toMatchObject({ left: first.left, input: first.input });
  if (again.input) take(hosted, again.input, 'order');
  expect(givingNow(hosted, table, 0, first.left)).toEqual({ left: nothingLeft, input: null });
});

test('the player who has stepped back from such an answer is asked', () => {
  const hosted = newMatch();
  const left = leaves(hosted, 0, nothingLeft, speak, accuse);
  for (const seat of [0, 1, 2]) plays(hosted, seat, 'sleep');
  const { input, left: after } = givingNow(hosted, table, 0, left);
  if (input) take(hosted, input, 'order');
  take(hosted, { seat: 0, undo: true });
  expect(givingNow(hosted, table, 0, after).input).toBeNull();
});

test('only answers to what will be asked can be left', () => {
  const hosted = newMatch();
  const refusal = (seat: Seat, said: AnswerAhead) => {
    const left = leaveAnswers(hosted, seat, nothingLeft, [said]);
    return 'refused' in left ? left.refused.key : null;
  };
  expect(refusal(0, speak)).toBeNull();
  expect(refusal(1, speak)).toBe('server.match.not-to-come');
  expect(refusal(0, { ...speak, given: 'moon' })).toBe('server.match.not-to-come');
  expect(refusal(0, { ...speak, answer: 'shrill' })).toBe('engine.unknown-option');
  expect(refusal(0, { ...speak, orElse: 'shrill' })).toBe('engine.unknown-option');
});

test('a player reads what can be left, what was left and what was dropped', () => {
  const hosted = newMatch();
  const left = leaves(hosted, 0, nothingLeft, speak);
  const { coming, ...own } = toldLeft(hosted, 0, left);
  expect(coming.map(({ prompt }) => prompt)).toEqual(['speak', 'accuse']);
  expect(own).toEqual({ answers: [speak], dropped: null });
});

test('a question has one answer: a second is refused, the same or another', () => {
  const hosted = newMatch();
  for (const second of [speak, { ...speak, answer: 'shy' }])
    expect(leaveAnswers(hosted, 0, nothingLeft, [speak, second])).toMatchObject({
      refused: { key: 'server.match.left-already' },
    });
});
