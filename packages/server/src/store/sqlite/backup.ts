import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { databaseFile } from './open-file.ts';

/**
 * Copies the database as it is at this moment into a file that is whole or not there. A server may go on writing
 * meanwhile; this thread waits.
 */
export function backup(folder: string, file: string): void {
  const source = databaseFile(folder);
  if (!existsSync(source)) throw new Error(`There is no database in ${folder}.`);
  if (existsSync(file)) throw new Error(`${file} is there already.`);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const part = `${file}.${process.pid}.part`;
  rmSync(part, { force: true });
  const db = new DatabaseSync(source, { timeout: 5_000 });
  try {
    db.prepare('vacuum into ?').run(part);
    chmodSync(part, 0o600);
    // SQLite leaves this to us
    sync(part);
    renameSync(part, file);
    sync(dirname(file));
  } finally {
    db.close();
    rmSync(part, { force: true });
  }
}

/** Where a copy is kept from before a migration. */
export function backupBefore(folder: string, migration: string): string {
  const time = new Date().toISOString().replace(/[-:]|\.\d+/g, '');
  return join(folder, 'backups', `before-${migration}-${time}.db`);
}

function sync(path: string): void {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
