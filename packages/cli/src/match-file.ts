import { RecordTrouble } from '@starboard/host';
import { type MatchFile, parseMatch } from '@starboard/records';
import type { Board } from '@starboard/terminal';
import { readModestFile } from './read-file.ts';
import { detailOf, Trouble } from './trouble.ts';

/** Reads a saved match; throws a sentence about what is wrong with it. */
export function readMatchFile(path: string, boards: readonly Board[]): MatchFile {
  const text = readModestFile(path);
  return telling(path, () => parseMatch(text, (id) => boards.find(({ game }) => game.id === id)?.game));
}

/** What is wrong with a record becomes a sentence about the file it comes from. */
export function telling<T>(path: string, read: () => T, board?: Board): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof RecordTrouble)) throw error;
    const { key, params, reason, cause } = error;
    throw new Trouble(`cli.file.${key}`, {
      file: path,
      ...params,
      ...(cause !== undefined && { detail: detailOf(cause) }),
      ...(reason && board && { why: board.text.reason(reason) }),
    });
  }
}
