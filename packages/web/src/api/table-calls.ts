import type { Seat } from '@starboard/engine';
import type {
  Addresses,
  Joining,
  Kicking,
  NewTable,
  OwnTablePage,
  Readiness,
  SeatWish,
  TableChanges,
  TableDetail,
  TablePage,
} from '@starboard/protocol';
import { call } from './call.ts';

const from = (cursor: string | null): string =>
  cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`;

/** Finding a table, sitting down at it, and what its owner may do before the start. */
export const tableCalls = {
  addresses: async (): Promise<readonly string[]> => (await call<Addresses>('GET', '/addresses')).addresses,
  listed: (cursor: string | null) => call<TablePage>('GET', `/tables?limit=20${from(cursor)}`),
  own: (cursor: string | null) => call<OwnTablePage>('GET', `/me/tables?limit=20${from(cursor)}`),
  open: (id: string) => call<TableDetail>('GET', `/tables/${encodeURIComponent(id)}`),
  byCode: (code: string) => call<TableDetail>('GET', `/codes/${encodeURIComponent(code)}`),
  create: (wish: NewTable) => call<TableDetail>('POST', '/tables', wish),
  join: (id: string, seat?: Seat) =>
    call<TableDetail>('POST', `/tables/${id}/join`, { seat } satisfies Joining),
  leave: (id: string) => call<TableDetail>('POST', `/tables/${id}/leave`),
  setReady: (id: string, isReady: boolean) =>
    call<TableDetail>('POST', `/tables/${id}/ready`, { isReady } satisfies Readiness),
  change: (id: string, changes: TableChanges) => call<TableDetail>('PATCH', `/tables/${id}`, changes),
  kick: (id: string, account: string) =>
    call<TableDetail>('POST', `/tables/${id}/kick`, { account } satisfies Kicking),
  addSeat: (id: string) => call<TableDetail>('POST', `/tables/${id}/seats`),
  setSeat: (id: string, seat: Seat, holder: SeatWish['holder']) =>
    call<TableDetail>('PUT', `/tables/${id}/seats/${seat}`, { holder } satisfies SeatWish),
  removeImport: (id: string) => call<undefined>('DELETE', `/imports/${encodeURIComponent(id)}`),
  removeSeat: (id: string, seat: Seat) => call<TableDetail>('DELETE', `/tables/${id}/seats/${seat}`),
};
