import { DatabaseSync } from '@photostructure/sqlite';
import { databaseFile } from '../../store/sqlite/open-file.ts';

/** How many rows the log of a match takes in a node's database, and in how many it is packed. */
export function rowsOfLog(folder: string, match: string): readonly [rows: number, packed: number] {
  const db = new DatabaseSync(databaseFile(folder), { readOnly: true });
  const count = (table: string) =>
    (db.prepare(`select count(*) as n from ${table} where match_id = ?`).get(match) as { n: number }).n;
  const counted = [count('inputs'), count('packed_logs')] as const;
  db.close();
  return counted;
}
