import type { SeatHolder, TableDetail } from '@starboard/protocol';
import { expect, test } from 'vitest';
import { emptyTable, type TableState } from '../store/table-state.ts';
import { waitingLine } from './waiting-line.ts';

const ann: SeatHolder = { kind: 'person', account: 'ann', name: 'Ann', isReady: true };
const bob: SeatHolder = { ...ann, account: 'bob', name: 'Bob' };
type Clock = TableDetail['clock'];

/** What a spectator is told while Ann is awaited. */
const line = (clock: Clock, changes: Partial<TableState>, seats: readonly SeatHolder[] = [ann, bob]) =>
  waitingLine(
    {
      ...emptyTable('t'),
      wire: 'open',
      view: {},
      table: { seats, clock, result: null } as unknown as TableDetail,
      ...changes,
    },
    [0],
  );

test.each<Clock>(['none', 'normal'])(
  'with clock “%s” nobody is promised a bot that none calls for',
  (clock) => {
    expect(line(clock, { connected: [] })).toBe('web.prompt.rests');
    // who has given up plays no more
    expect(line(clock, { connected: [1] }, [ann, { ...bob, hasResigned: true }])).toBe('web.prompt.rests');
    expect(line(clock, { connected: [1] })).toBe('web.prompt.gone');
    expect(line(clock, { viewer: 1 })).toBe('web.prompt.gone');
    expect(line(clock, { connected: [0] })).toBe('web.prompt.watching');
    expect(line(clock, { viewer: 1, connected: [0, 1] })).toBeNull();
  },
);

test('by mail a match goes on without anybody there', () => {
  expect(line('mail-1', { connected: [] })).toBe('web.prompt.watching');
});
