import type { Store } from '../store/store.ts';
import { readCode } from './codes.ts';
import { recordOf, seatOf, type TableRecord } from './table-record.ts';
import { noSuchTable, type Tables } from './tables.ts';

/** A table by its link. Those who sit there keep it from being forgotten by looking in. */
export async function lookIn(tables: Tables, id: string, account: string | null): Promise<TableRecord> {
  const table = await tables.get(id);
  if (account !== null && seatOf(table, account) !== null) await tables.touch(table);
  return table;
}

export async function tableByCode({ db }: Store, typed: string): Promise<TableRecord> {
  const code = readCode(typed);
  const row = code && (await db.selectFrom('tables').selectAll().where('code', '=', code).executeTakeFirst());
  if (!row) throw noSuchTable();
  return recordOf(row);
}
