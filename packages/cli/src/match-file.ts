import {
  closeSync,
  existsSync,
  fstatSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { type Input, type Json, type Outcome, readOptions } from '@starboard/engine';
import { gameById } from '@starboard/games';
import { Trouble } from './trouble.ts';

const formatName = 'starboard-match/1';

/** All that a match is: how it began and what was put into it. Everything else follows from the rules. */
export interface MatchFile {
  readonly format: typeof formatName;
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, Json>>;
  readonly seed: string;
  /** Description of the position it began from, when that was not the usual start. */
  readonly start?: Readonly<Record<string, Json>>;
  /** Who played each seat: `human`, or a bot's name; people, if nothing is said. */
  readonly players?: readonly string[];
  readonly names?: readonly string[];
  /** How much of the bots' own luck is used up, so that they go on as they would have. */
  readonly luck?: Readonly<Record<string, number>>;
  readonly inputs: readonly Input[];
  readonly outcome: Outcome | null;
  /** Of the position after the last input. */
  readonly digest: string;
}

// A long match takes some hundred kilobytes: far above that is no match.
const mostBytes = 8 * 1024 * 1024;
const mostInputs = 100_000;
const mostText = 200;

export const matchFormat: typeof formatName = formatName;

/** Reads what anybody may have sent us; throws a sentence about what is wrong with it. */
export function readMatchFile(path: string): MatchFile {
  return parseMatchFile(readModestFile(path), path);
}

/** The text of an ordinary file of reasonable size. */
export function readModestFile(path: string): string {
  let file: number;
  try {
    file = openSync(path, 'r');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Trouble(code === 'ENOENT' ? 'cli.file.missing' : 'cli.file.unreadable', { file: path });
  }
  try {
    const { size } = fstatSync(file);
    if (!fstatSync(file).isFile()) throw new Trouble('cli.file.unreadable', { file: path });
    if (size > mostBytes) throw new Trouble('cli.file.too-large', { file: path });
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

export function parseMatchFile(text: string, path: string): MatchFile {
  const read = parseJson(text, path);
  if (!isRecord(read) || typeof read['format'] !== 'string' || !read['format'].startsWith('starboard-match/'))
    throw new Trouble('cli.file.not-a-match', { file: path });
  if (read['format'] !== matchFormat) throw new Trouble('cli.file.other-version', { file: path });
  const game = typeof read['game'] === 'string' ? gameById(read['game']) : undefined;
  if (!game) throw new Trouble('cli.file.unknown-game', { file: path });

  const { seats, options, seed, start, players, names, luck, inputs, outcome, digest } = read;
  const check = (isRight: boolean, field: string) => {
    if (!isRight) throw new Trouble('cli.file.damaged', { file: path, field });
  };
  check(isCount(seats) && seats >= game.seats.min && seats <= game.seats.max, 'seats');
  check(isRecord(options) && !('refused' in readOptions(game.options, options)), 'options');
  check(isShortText(seed), 'seed');
  check(start === undefined || (isRecord(start) && game.position !== undefined), 'start');
  check(players === undefined || (isListOf(players, isShortText) && players.length === seats), 'players');
  check(names === undefined || (isListOf(names, isShortText) && names.length === seats), 'names');
  check(luck === undefined || (isRecord(luck) && Object.values(luck).every(isCount)), 'luck');
  check(isListOf(inputs, isRecord) && inputs.length <= mostInputs, 'inputs');
  check(outcome === null || isRecord(outcome), 'outcome');
  check(isShortText(digest), 'digest');
  return read as unknown as MatchFile;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isShortText = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= mostText;
// a stream counts its numbers in 32 bits
const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < 2 ** 32;
const isListOf = <Item>(value: unknown, is: (item: unknown) => item is Item): value is Item[] =>
  Array.isArray(value) && value.every(is);

/** Writes beside the old file and takes its place, so that a full disk never costs the match. */
export function writeMatchFile(path: string, file: MatchFile): void {
  if (isSomethingElse(path)) throw new Trouble('cli.file.not-overwritten', { file: path });
  const beside = `${path}.new`;
  try {
    writeFileSync(beside, textOf(file));
    renameSync(beside, path);
  } catch {
    rmSync(beside, { force: true });
    throw new Trouble('cli.file.not-written', { file: path });
  }
}

/** A slip of the fingers must not cost anybody a file that is no match of ours. */
function isSomethingElse(path: string): boolean {
  if (!existsSync(path)) return false;
  try {
    return !readModestFile(path).slice(0, 200).includes('"starboard-match/');
  } catch {
    return true;
  }
}

/** One field a line, one input a line: easy to look at, easy to compare. */
function textOf(file: MatchFile): string {
  const fields = Object.entries(file).map(([name, value]) => {
    const isList = name === 'inputs' && file.inputs.length > 0;
    const text = isList
      ? `[\n${file.inputs.map((input) => `    ${JSON.stringify(input)}`).join(',\n')}\n  ]`
      : JSON.stringify(value);
    return `  ${JSON.stringify(name)}: ${text}`;
  });
  return `{\n${fields.join(',\n')}\n}\n`;
}
