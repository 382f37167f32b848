import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { checkBindings } from '../bindings.ts';
import type { AppendRows } from './append-rows.ts';

/** The hot path: a batch is one transaction, so one sync of the disk for all of it. */
export function appender(db: DatabaseSyncInstance): (batch: readonly AppendRows[]) => readonly boolean[] {
  const begin = db.prepare('begin immediate');
  const commit = db.prepare('commit');
  const move = db.prepare(
    `update matches set seq = ?, told_json = ?, clock_json = ?, due_at = ?, updated_at = ?, rest_json = null
     where id = ? and seq = ? and rest_json is ?`,
  );
  const keep = db.prepare('replace into snapshots (match_id, seq, saved_json) values (?, ?, ?)');
  const insert = db.prepare(
    `insert into inputs (match_id, seq, at, seat, request, made_by, input_json, events_json, told_json)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );

  function write([moved, kept, inputs]: AppendRows): boolean {
    checkBindings(moved);
    if (move.run(...moved).changes === 0) return false;
    if (kept !== null) {
      checkBindings(kept);
      keep.run(...kept);
    }
    for (const row of inputs) {
      checkBindings(row);
      insert.run(...row);
    }
    return true;
  }

  return (batch) => {
    begin.run();
    try {
      const written = batch.map(write);
      commit.run();
      return written;
    } catch (error) {
      // some failures have ended the transaction already
      if (db.isTransaction) db.exec('rollback');
      throw error;
    }
  };
}
