import { expect, test } from 'vitest';
import type { TableState } from '../store/table-state.ts';
import { isOver, victory } from './victory.ts';

test('who is equal in everything has won together, each in the first place', () => {
  const outcome = { winners: [0, 2], places: [1, 3, 1] };
  expect(victory({ outcome, table: null })).toEqual({ kind: 'played', ...outcome, givenUp: [], stoodIn: [] });
});

test('who stays when others give up has won together', () => {
  const outcome = { winners: [1, 2], places: [3, 1, 1] };
  const table = { result: { kind: 'resigned', outcome } } as unknown as TableState['table'];
  expect(isOver({ outcome: null, table })).toBe(true);
  expect(victory({ outcome: null, table })).toEqual({
    kind: 'resigned',
    ...outcome,
    givenUp: [0],
    stoodIn: [],
  });
});

test('where everybody agreed to stop nobody has won, and nobody has a place', () => {
  const table = { result: { kind: 'agreed' } } as unknown as TableState['table'];
  expect(victory({ outcome: null, table })).toEqual({
    kind: 'agreed',
    winners: [],
    places: [],
    givenUp: [],
    stoodIn: [],
  });
});

test('a match that the rules have ended is over when the board shows it, not before', () => {
  const outcome = { winners: [0], places: [1, 2] };
  const table = { result: { kind: 'played', outcome } } as unknown as TableState['table'];
  expect(isOver({ outcome: null, table })).toBe(false);
  expect(isOver({ outcome, table })).toBe(true);
});

test('whom a bot played for at the end is told with the result', () => {
  const outcome = { winners: [0], places: [1, 2] };
  const table = { result: { kind: 'played', outcome, standIns: [0] } } as unknown as TableState['table'];
  expect(victory({ outcome, table }).stoodIn).toEqual([0]);
});
