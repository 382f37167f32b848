import { type AnyGame, reason } from '@starboard/engine';
import { type Beginning, type RecordTrouble } from '@starboard/host';
import type { SeatHolder } from '@starboard/protocol';
import { longestName } from '@starboard/records';
import type { LogWork } from '../log-work/log-work.ts';
import { recordOf, type TableRecord } from '../lobby/table-record.ts';
import { noSuchTable } from '../lobby/tables.ts';
import { Refused } from '../refused.ts';
import type { Store } from '../store/store.ts';

/** What the keeping of records needs of the house. */
export interface Archive {
  readonly store: Store;
  readonly games: readonly AnyGame[];
  /** Where records are read and played: a visitor who looks at one keeps no player waiting. */
  readonly work: LogWork;
  readonly now: () => number;
}

export interface FinishedMatch {
  readonly table: TableRecord;
  readonly beginning: Beginning;
}

/** The match of a table, once it is over: before that its seed and its inputs are secret. */
export async function finishedMatch({ db }: Store, id: string): Promise<FinishedMatch> {
  const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw noSuchTable();
  const table = recordOf(row);
  if (table.status !== 'finished' || table.seed === null) throw new Refused(409, 'server.record.not-over');
  const { seed, options, seats } = table;
  return { table, beginning: { seats: seats.length, options, seed } };
}

/** What is wrong with a record, as the server says no. */
export const refusedRecord = ({ key, params }: RecordTrouble): Refused =>
  new Refused(422, reason(`server.record.${key}`, params));

export function nameOf(holder: SeatHolder): string {
  switch (holder.kind) {
    case 'person':
      return holder.name.slice(0, longestName);
    case 'bot':
      return holder.level;
    case 'open':
      return '—';
  }
}
