import { expect, test } from 'vitest';
import { offered } from './offered.ts';
import { emptyTable, type TableState } from './table-state.ts';

const prompt = { decision: 1, prompt: 'ask', shape: { kind: 'choose', options: ['a'] } } as const;
const asked: TableState = {
  ...emptyTable('t'),
  wire: 'open',
  viewer: 0,
  prompt,
  awaited: [0],
  canUndo: true,
};

test('who is asked is offered what there is', () => {
  expect(offered(asked)).toBe(asked);
});

test('while there is something to read first, nothing is offered and nobody is awaited', () => {
  expect(offered(asked, { isToBeRead: true })).toMatchObject({ prompt: null, awaited: [], canUndo: false });
});

test('while nobody hears it nothing is offered, and the table still waits', () => {
  expect(offered({ ...asked, wire: 'waiting' })).toMatchObject({
    prompt: null,
    awaited: [0],
    canUndo: false,
  });
});

test('after the end nothing is offered', () => {
  const outcome = { winners: [0], places: [1, 2] };
  expect(offered({ ...asked, outcome })).toMatchObject({ prompt: null, awaited: [], canUndo: false });
});

test('a lesson may offer less than is asked', () => {
  const less = { ...prompt, shape: { kind: 'choose', options: [] } } as const;
  expect(offered(asked, { narrow: () => less })).toEqual({ ...asked, prompt: less });
  const idle = { ...asked, prompt: null };
  expect(offered(idle, { narrow: () => less })).toBe(idle);
});
