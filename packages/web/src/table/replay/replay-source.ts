import type { Replay, TableDetail } from '@starboard/protocol';
import { call } from '../../api/call.ts';
import { tableCalls } from '../../api/table-calls.ts';
import { askDevice } from '../../wire/local-wire.ts';

/** Where the steps of a match come from. */
export interface ReplaySource {
  readonly id: string;
  table(): Promise<TableDetail>;
  page(from: number): Promise<Replay>;
}

/** The first page is short, so that there is something to see at once. */
const pageSize = (from: number): number => (from === 0 ? 40 : 200);

export const serverSource = (id: string): ReplaySource => ({
  id,
  table: () => tableCalls.open(id),
  page: (from) =>
    call<Replay>('GET', `/tables/${encodeURIComponent(id)}/replay?from=${from}&limit=${pageSize(from)}`),
});

/** A match that was played on this device. */
export const localSource = (id: string): ReplaySource => ({
  id,
  table: () => askDevice('table', { table: id }),
  page: (from) => askDevice('replay', { table: id, from, limit: pageSize(from) }),
});
