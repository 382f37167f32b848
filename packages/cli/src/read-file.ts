import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs';
import { Trouble } from './trouble.ts';

// A long match takes some hundred kilobytes: far above that is no match.
const mostBytes = 8 * 1024 * 1024;

/** The text of an ordinary file of reasonable size; throws a sentence otherwise. */
export function readModestFile(path: string, most: number = mostBytes): string {
  let file: number;
  try {
    file = openSync(path, 'r');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Trouble(code === 'ENOENT' ? 'cli.file.missing' : 'cli.file.unreadable', { file: path });
  }
  try {
    const facts = fstatSync(file);
    if (!facts.isFile()) throw new Trouble('cli.file.unreadable', { file: path });
    if (facts.size > most) throw new Trouble('cli.file.too-large', { file: path });
    return readFileSync(file, 'utf8');
  } finally {
    closeSync(file);
  }
}

export function parseJson(text: string, path: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new Trouble('cli.file.not-json', { file: path });
  }
}
