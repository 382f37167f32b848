import {
  type AnyGame,
  type Input,
  type Json,
  type Outcome,
  readOptions,
  type SavedMatch,
} from '@starboard/engine';
import { gameById } from '@starboard/games';
import { isCount, isListOf, isName, isRecord, isSeed, isWord } from './plain-checks.ts';
import { parseJson, readModestFile } from './read-file.ts';
import { Trouble } from './trouble.ts';

const formatName = 'starboard-match/1';

/** How a match began, what was put into it, and where that has led. */
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
  /** What the table answers for each person; nothing for bots. */
  readonly orders?: readonly (readonly Json[] | null)[];
  readonly inputs: readonly Input[];
  readonly outcome: Outcome | null;
  /** Of the position after the last input. */
  readonly digest: string;
  /** Where play goes on, even when a corrected rule would no longer lead there. */
  readonly saved?: SavedMatch;
}

const mostInputs = 100_000;

export const matchFormat: typeof formatName = formatName;

/** Reads what anybody may have sent us; throws a sentence about what is wrong with it. */
export function readMatchFile(path: string): MatchFile {
  return parseMatchFile(readModestFile(path), path);
}

export function parseMatchFile(text: string, path: string): MatchFile {
  const read = parseJson(text, path);
  if (!isRecord(read) || typeof read['format'] !== 'string' || !read['format'].startsWith('starboard-match/'))
    throw new Trouble('cli.file.not-a-match', { file: path });
  if (read['format'] !== matchFormat) throw new Trouble('cli.file.other-version', { file: path });
  const game = typeof read['game'] === 'string' ? gameById(read['game']) : undefined;
  if (!game) throw new Trouble('cli.file.unknown-game', { file: path });

  const { seats, options, seed, start, players, names, luck, orders, inputs, outcome, digest, saved } = read;
  const check = (isRight: boolean, field: string) => {
    if (!isRight) throw new Trouble('cli.file.damaged', { file: path, field });
  };
  check(isCount(seats) && seats >= game.seats.min && seats <= game.seats.max, 'seats');
  check(isRecord(options) && !('refused' in readOptions(game.options, options)), 'options');
  check(isSeed(seed), 'seed');
  check(start === undefined || (isRecord(start) && game.position !== undefined), 'start');
  check(players === undefined || (isListOf(players, isWord) && players.length === seats), 'players');
  check(names === undefined || (isListOf(names, isName) && names.length === seats), 'names');
  check(luck === undefined || (isRecord(luck) && Object.values(luck).every(isCount)), 'luck');
  check(orders === undefined || areOrders(orders, game, seats), 'orders');
  check(isListOf(inputs, isRecord) && inputs.length <= mostInputs, 'inputs');
  check(outcome === null || isRecord(outcome), 'outcome');
  check(isWord(digest), 'digest');
  check(saved === undefined || (isRecord(saved) && isRecord(saved['position'])), 'saved');
  return read as unknown as MatchFile;
}

/** For each seat nothing, or what its game takes for orders. */
const areOrders = (orders: unknown, { standing }: AnyGame, seats: unknown): boolean =>
  standing !== undefined &&
  isListOf(orders, (own): own is Json => own === null || standing.refuse(own) === null) &&
  orders.length === seats;

/** One field a line, one input a line: easy to look at, easy to compare. */
export function textOf(file: MatchFile): string {
  const fields = Object.entries(file).map(([name, value]) => {
    const isList = name === 'inputs' && file.inputs.length > 0;
    const text = isList
      ? `[\n${file.inputs.map((input) => `    ${JSON.stringify(input)}`).join(',\n')}\n  ]`
      : JSON.stringify(value);
    return `  ${JSON.stringify(name)}: ${text}`;
  });
  return `{\n${fields.join(',\n')}\n}\n`;
}
