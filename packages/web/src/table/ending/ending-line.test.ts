import { expect, test } from 'vitest';
import { endingLine } from './ending-line.ts';
import { victory } from './victory.ts';
import type { TableState } from '../store/table-state.ts';

const endedBy = (winners: readonly number[], places: readonly number[]) =>
  victory({
    outcome: null,
    table: { result: { kind: 'resigned', outcome: { winners, places } } } as unknown as TableState['table'],
  });

test('who gave up reads so; everybody else reads who it was', () => {
  const ended = endedBy([1], [2, 1, 2]);
  expect(endingLine(ended, 0)).toEqual({ key: 'web.end.you-resigned' });
  expect(endingLine(ended, 2)).toEqual({ key: 'web.end.you-resigned' });
  for (const viewer of [1, 'spectator'] as const)
    expect(endingLine(ended, viewer)).toEqual({
      key: 'web.end.resigned',
      params: { seats: [{ seat: 0 }, { seat: 2 }], count: 2 },
    });
});

test('what the rules ended is the game’s to tell, and an agreement needs no more words', () => {
  const outcome = { winners: [0], places: [1, 2] };
  expect(endingLine(victory({ outcome, table: null }), 0)).toBeNull();
  expect(endingLine(victory({ outcome: null, table: null }), 0)).toBeNull();
});
