import {
  type AnyGame,
  type Json,
  type Outcome,
  readInput,
  readOptions,
  type SavedMatch,
} from '@starboard/engine';
import { type Beginning, type LeftAnswers, type PlayedInput, RecordTrouble } from '@starboard/host';
import { isLeftOrNothing } from './left-in-file.ts';
import { isCount, isHash, isListOf, isName, isRecord, isSeed, isWord } from './plain-checks.ts';

const formatName = 'starboard-match/1';
export const matchFormat: typeof formatName = formatName;

/** How a match began, what was put into it, and where that has led. */
export interface MatchFile extends Beginning {
  readonly format: typeof formatName;
  readonly game: string;
  /** SHA-256 of the seed, as it was published before the match. */
  readonly seedHash?: string;
  /** Who played each seat: `human`, or a bot's name; people, if nothing is said. */
  readonly players?: readonly string[];
  readonly names?: readonly string[];
  /** How much of the bots' own luck is used up, so that they go on as they would have. */
  readonly luck?: Readonly<Record<string, number>>;
  /** What the table answers for each person; nothing for bots. */
  readonly orders?: readonly (readonly Json[] | null)[];
  /** What each person has answered before being asked, to be given when the questions come. */
  readonly left?: readonly (LeftAnswers | null)[];
  readonly inputs: readonly PlayedInput[];
  readonly outcome: Outcome | null;
  /** How it ended, when that was not by the rules. */
  readonly result?: { readonly kind: 'resigned'; readonly outcome: Outcome } | { readonly kind: 'agreed' };
  /** Of the position after the last input. */
  readonly digest: string;
  /** Where play goes on, even when a corrected rule would no longer lead there. */
  readonly saved?: SavedMatch;
}

const mostInputs = 100_000;
/** Each may cost a copy of the position while a record is played again. */
export const mostTakebacks = 200;

/** Finds a game by its id. */
export type GameOf = (id: string) => AnyGame | undefined;

/** Reads what any person may have sent us; throws what is wrong with it. */
export function parseMatch(text: string, gameOf: GameOf): MatchFile {
  let read: unknown;
  try {
    read = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new RecordTrouble('not-json');
  }
  return checkedMatch(read, gameOf);
}

/** The same for what has been parsed already. Takes anything at all; what it gives holds nothing unknown. */
export function checkedMatch(read: unknown, gameOf: GameOf): MatchFile {
  if (!isRecord(read) || typeof read['format'] !== 'string' || !read['format'].startsWith('starboard-match/'))
    throw new RecordTrouble('not-a-match');
  if (read['format'] !== matchFormat) throw new RecordTrouble('other-version');
  const game = typeof read['game'] === 'string' ? gameOf(read['game']) : undefined;
  if (!game) throw new RecordTrouble('unknown-game');
  for (const [field, isRight] of Object.entries(checks))
    if (!isRight(read[field], game, read['seats'])) throw new RecordTrouble('damaged', { field });
  const inputs = loggedInputs(read['inputs'] as readonly unknown[]);
  if (!inputs) throw new RecordTrouble('damaged', { field: 'inputs' });
  const known = ['format', 'game', ...Object.keys(checks)].filter((field) => read[field] !== undefined);
  return {
    ...Object.fromEntries(known.map((field) => [field, read[field]])),
    inputs,
  } as unknown as MatchFile;
}

type Check = (value: unknown, game: AnyGame, seats: unknown) => boolean;

const unlessMissing =
  (check: Check): Check =>
  (value, game, seats) =>
    value === undefined || check(value, game, seats);

/** What each field must be, in the order they are written. */
const checks: Readonly<Record<Exclude<keyof MatchFile, 'format' | 'game'>, Check>> = {
  seats: (seats, game) => isCount(seats) && seats >= game.seats.min && seats <= game.seats.max,
  options: (options, game) => isRecord(options) && !('refused' in readOptions(game.options, options)),
  seed: isSeed,
  seedHash: unlessMissing(isHash),
  start: unlessMissing((start, game) => isRecord(start) && game.position !== undefined),
  players: unlessMissing((players, _, seats) => isListOf(players, isWord) && players.length === seats),
  names: unlessMissing((names, _, seats) => isListOf(names, isName) && names.length === seats),
  luck: unlessMissing((luck) => isRecord(luck) && Object.values(luck).every(isCount)),
  orders: unlessMissing(areOrders),
  left: unlessMissing(
    (left, { coming }, seats) =>
      coming !== undefined && isListOf(left, isLeftOrNothing) && left.length === seats,
  ),
  inputs: (inputs) => Array.isArray(inputs) && inputs.length <= mostInputs,
  outcome: (outcome, _, seats) => outcome === null || isOutcome(outcome, seats),
  result: unlessMissing(isResult),
  digest: isWord,
  saved: unlessMissing((saved) => isRecord(saved) && isRecord(saved['position'])),
};

/** For each seat nothing, or what its game takes for orders. */
function areOrders(orders: unknown, { standing }: AnyGame, seats: unknown): boolean {
  return (
    standing !== undefined &&
    isListOf(orders, (own): own is Json => own === null || standing.refuse(own) === null) &&
    orders.length === seats
  );
}

const isOutcome = (outcome: unknown, seats: unknown): boolean =>
  isRecord(outcome) &&
  Object.keys(outcome).length === ('cause' in outcome ? 3 : 2) &&
  (outcome['cause'] === undefined || typeof outcome['cause'] === 'string') &&
  isListOf(outcome['winners'], isCount) &&
  outcome['winners'].length <= Number(seats) &&
  isListOf(outcome['places'], isCount) &&
  outcome['places'].length === seats;

function isResult(result: unknown, _: AnyGame, seats: unknown): boolean {
  if (!isRecord(result)) return false;
  const fields = Object.keys(result).length;
  if (result['kind'] === 'agreed') return fields === 1;
  return result['kind'] === 'resigned' && fields === 2 && isOutcome(result['outcome'], seats);
}

/** The inputs in objects of our own; null when one of them is none. */
function loggedInputs(sent: readonly unknown[]): PlayedInput[] | null {
  const inputs: PlayedInput[] = [];
  let takebacks = 0;
  for (const one of sent) {
    const takeback = isRecord(one) ? one['takeback'] : undefined;
    if (takeback !== undefined) {
      if (!isCount(takeback) || ++takebacks > mostTakebacks) return null;
      inputs.push({ takeback });
      continue;
    }
    const input = readInput(one);
    if ('key' in input) return null;
    inputs.push(input);
  }
  return inputs;
}

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
