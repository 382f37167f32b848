import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type StatementSyncInstance } from '@photostructure/sqlite';
import type { Binding } from '../bindings.ts';
import type { AppendRows } from './append-rows.ts';
import { appender } from './appender.ts';
import type { Answer } from './calls.ts';
import { lockFolder } from './folder-lock.ts';

export const databaseFile = (folder: string): string => join(folder, 'starboard.db');

const settings = `
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma foreign_keys = on;
  pragma cache_size = -32768;
  pragma wal_autocheckpoint = 4000;
  pragma journal_size_limit = 67108864;
`;

/** More than there are different queries in the server. */
const keptStatements = 256;

interface OpenFile {
  query(sql: string, parameters: readonly Binding[]): Answer;
  append(batch: readonly AppendRows[]): readonly boolean[];
  close(): null;
}

export function openFile(folder: string): OpenFile {
  // seeds, hidden cards and password hashes are for no other user of this machine
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const unlock = lockFolder(folder);
  const db = new DatabaseSync(databaseFile(folder), { timeout: 5_000 });
  chmodSync(databaseFile(folder), 0o600);
  db.exec(settings);
  const statements = new Map<string, { statement: StatementSyncInstance; reads: boolean }>();
  let append: OpenFile['append'] | null = null;

  function prepared(sql: string) {
    const known = statements.get(sql);
    if (known) return known;
    if (statements.size >= keptStatements) statements.clear();
    const statement = db.prepare(sql);
    const fresh = { statement, reads: statement.columns().length > 0 };
    statements.set(sql, fresh);
    return fresh;
  }

  return {
    query(sql, parameters) {
      const { statement, reads } = prepared(sql);
      if (reads) return { rows: statement.all(...parameters), changes: null, lastId: null };
      const { changes, lastInsertRowid } = statement.run(...parameters);
      return { rows: [], changes, lastId: lastInsertRowid };
    },
    append(batch) {
      // its tables are there only after the migrations
      append ??= appender(db);
      return append(batch);
    },
    close() {
      // statements that were not collected yet would keep it from doing so itself
      db.exec('pragma wal_checkpoint(truncate)');
      db.close();
      unlock();
      return null;
    },
  };
}
