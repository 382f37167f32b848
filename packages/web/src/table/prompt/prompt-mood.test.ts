import type { SeatHolder, TableDetail } from '@starboard/protocol';
import { expect, test } from 'vitest';
import { emptyTable, type TableState } from '../store/table-state.ts';
import { moodSeat, promptMood } from './prompt-mood.ts';

const ann: SeatHolder = { kind: 'person', account: 'ann', name: 'Ann', isReady: true };
const prompt = { decision: 1, prompt: 'ask', shape: { kind: 'choose', options: ['a'] } } as const;

const table = (changes: Partial<TableState>, seats: readonly SeatHolder[] = [ann, ann, ann]): TableState => ({
  ...emptyTable('t'),
  wire: 'open',
  viewer: 0,
  table: { seats, result: null } as unknown as TableDetail,
  ...changes,
});

test('who is asked is asked, whoever else is awaited', () => {
  const mood = promptMood(table({ prompt, awaited: [0, 2] }));
  expect(mood).toEqual({ kind: 'asked', seat: 0 });
  expect(moodSeat(mood)).toBe(0);
});

test('a moment to react is nobody’s turn, and lights the bar in no colour', () => {
  const mood = promptMood(table({ prompt: { ...prompt, isWindow: true } }));
  expect(mood).toEqual({ kind: 'react' });
  expect(moodSeat(mood)).toBeNull();
});

test('one who is waited for gives the bar their colour, several give it none', () => {
  expect(moodSeat(promptMood(table({ awaited: [2] })))).toBe(2);
  expect(moodSeat(promptMood(table({ awaited: [1, 2] })))).toBeNull();
});

test('a bot that stands in is named as such', () => {
  const seats: SeatHolder[] = [ann, { ...ann, standIn: 'normal' }, { kind: 'bot', level: 'hard' }];
  expect(promptMood(table({ awaited: [1] }, seats))).toEqual({ kind: 'stood-in', seat: 1 });
  expect(promptMood(table({ awaited: [2] }, seats))).toEqual({ kind: 'waiting', seats: [2] });
});

test('without a connection nobody is asked anything; the end needs none', () => {
  expect(promptMood(table({ prompt, wire: 'waiting' })).kind).toBe('away');
  const outcome = { winners: [0], places: [1, 2, 3] };
  expect(promptMood(table({ outcome, wire: 'waiting' })).kind).toBe('over');
});

test('a match that was given up is over too', () => {
  const detail = { seats: [ann], result: { kind: 'agreed' } } as unknown as TableDetail;
  expect(promptMood(table({ prompt, table: detail })).kind).toBe('over');
});
