import { closeSync, existsSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { type AnyGame, equal } from '@starboard/engine';
import { type MatchFile, parseMatch, textOf } from '@starboard/records';
import { readModestFile } from './read-file.ts';
import { Trouble } from './trouble.ts';

/** Writes beside the old file and takes its place, so that neither a full disk nor a sudden end costs the match. */
export function writeMatchFile(path: string, file: MatchFile, game: AnyGame): void {
  const refusal = refuseToReplace(path, file, game);
  if (refusal !== null) throw new Trouble(refusal, { file: path });
  const beside = `${path}.${process.pid}.new`;
  try {
    writeFileSync(beside, textOf(file));
    renameSync(beside, path);
  } catch {
    rmSync(beside, { force: true });
    throw new Trouble('cli.file.not-written', { file: path });
  }
}

/** Nothing is ever lost by saving: the only file that may be replaced is an earlier state of the same match. */
function refuseToReplace(path: string, file: MatchFile, game: AnyGame): string | null {
  if (!existsSync(path)) return null;
  let text: string;
  try {
    text = readModestFile(path);
  } catch {
    return 'cli.file.not-overwritten';
  }
  if (text === '') return null;
  if (!text.slice(0, 200).includes('"starboard-match/')) return 'cli.file.not-overwritten';
  return isEarlier(text, file, game) ? null : 'cli.file.other-match';
}

function isEarlier(text: string, file: MatchFile, game: AnyGame): boolean {
  try {
    const old = parseMatch(text, (id) => (id === game.id ? game : undefined));
    const began = ({ seats, options, seed, start }: MatchFile) => ({
      seats,
      options,
      seed,
      start,
    });
    return equal(began(old), began(file)) && equal(old.inputs, file.inputs.slice(0, old.inputs.length));
  } catch {
    return false;
  }
}

const mostNames = 10_000;

/** Makes an empty file of a name that is free: of two programs that ask at once, each gets one of its own. */
export function claimFreeName(nameOf: (number: number) => string): string {
  for (let number = 1; number < mostNames; number++) {
    const name = nameOf(number);
    try {
      closeSync(openSync(name, 'wx'));
      return name;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST')
        throw new Trouble('cli.file.not-written', { file: name });
    }
  }
  throw new Trouble('cli.file.not-written', { file: nameOf(mostNames) });
}
