import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';

const busy = 5;

/**
 * One server to a folder. The lock is the operating system's, on an empty database held in an exclusive transaction,
 * so that it is gone with the process however that ends; the number beside it only tells whom to look for.
 */
export function lockFolder(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, 'lock.db'), { timeout: 0 });
  const holder = join(folder, 'lock.pid');
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== busy) throw error;
    // oxlint-disable-next-line preserve-caught-error -- "database is locked" adds nothing
    throw new Error(inUse(folder, holder));
  }
  writeFileSync(holder, `${process.pid}\n`);
  return () => lock.close();
}

function inUse(folder: string, holder: string): string {
  const pid = readNumber(holder);
  const who = pid === null ? 'another Starboard server' : `another Starboard server (process ${pid})`;
  return `The data folder ${folder} is in use by ${who}. Stop that one first, or give this one a folder of its own.`;
}

function readNumber(file: string): number | null {
  try {
    const number = Number(readFileSync(file, 'utf8'));
    return Number.isSafeInteger(number) && number > 0 ? number : null;
  } catch {
    return null;
  }
}
