import type { Replay, Sections, TableDetail } from '@starboard/protocol';
import { call } from '../../api/call.ts';
import { tableCalls } from '../../api/table-calls.ts';
import type { FilmScript } from '../../local/local-talk.ts';
import { askDevice } from '../../wire/local-wire.ts';

/** Where the steps of a match come from. */
export interface ReplaySource {
  readonly id: string;
  table(): Promise<TableDetail>;
  page(from: number): Promise<Replay>;
  /** Of a match in real time all that happened; null of others, which come in pages. */
  film?(): Promise<FilmScript | null>;
  /** The picture after a step of the film; null where the rules have changed since. */
  still?(step: number): Promise<Sections | null>;
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
  film: () => askDevice('film', { table: id }),
  still: (step) => askDevice('still', { table: id, step }),
});
