import { randomBytes } from 'node:crypto';
import { luckFor } from '@starboard/bots';
import { type AnyGame, type Json, type Message, readBotName } from '@starboard/engine';
import { type Beginning, positionFrom, RecordTrouble, type SeatHolder } from '@starboard/host';
import {
  beginMatch,
  isName,
  isRecord,
  longestName,
  type MatchFile,
  type RecordedMatch,
  resumed,
} from '@starboard/records';
import type { Board } from '@starboard/terminal';
import type { Arguments } from '../arguments.ts';
import { checkSeed, boardNamed, optionsFrom, seedFrom } from '../game-choice.ts';
import { readMatchFile, telling } from '../match-file.ts';
import { parseJson, readModestFile } from '../read-file.ts';
import { terminalOn } from '../terminal/terminal.ts';
import { Trouble, wrongUsage } from '../trouble.ts';
import type { Voice } from '../voice.ts';
import { checkSeats, playersOf, readOpponents, readSeating, usualSeating, usualSeats } from './seating.ts';
import { namesFor, type Sitting } from './sitting.ts';
import { TerminalMatch } from './terminal-match.ts';

/** Flags that say what is played and by whom. */
export const seatingFlags = {
  seats: 'text',
  bots: 'text',
  names: 'text',
  seed: 'text',
  option: 'texts',
  position: 'text',
} as const;

/** Seats all players as the command says. */
export const sitDown = (given: Arguments, voice: Voice, boards: readonly Board[]): Sitting =>
  given.has('resume') ? takenUp(given, voice, boards) : fresh(given, voice, boards);

function fresh(given: Arguments, voice: Voice, boards: readonly Board[]): Sitting {
  const board = boardNamed(boards, given.words[0]);
  const { game } = board;
  const described = given.text('position');
  const seed = seedFrom(given);
  if (described !== undefined) {
    if (given.has('option')) throw wrongUsage('not-together', { one: '--position', other: '--option' });
    const start = readDescription(described);
    const position = telling(described, () => positionFrom(game, start, seed));
    const { seats } = position;
    const players = playersFrom(given, game, seats);
    if (players && players.length !== seats)
      throw new Trouble('cli.file.position-seats', { file: described, seats, given: players.length }, 2);
    checkSeed(position.random.seed);
    const beginning = { seats, options: {}, seed: position.random.seed, start };
    return seated(
      board,
      telling(described, () => begun(game, beginning)),
      players ?? usualSeating(seats, game),
      given,
      voice,
    );
  }
  const options = optionsFrom(given.texts('option'), board);
  const all = playersFrom(given, game, null) ?? usualSeating(usualSeats(game), game);
  checkSeats(all.length, game);
  const beginning = { seats: all.length, options, seed: seed ?? randomBytes(9).toString('base64url') };
  return seated(board, beginMatch(game, beginning), all, given, voice);
}

/** Who was asked for; null when none was. */
function playersFrom(given: Arguments, game: AnyGame, seats: number | null): SeatHolder[] | null {
  const [seating, opponents] = [given.text('seats'), given.text('bots')];
  if (seating !== undefined && opponents !== undefined)
    throw wrongUsage('not-together', { one: '--seats', other: '--bots' });
  if (opponents !== undefined) return readOpponents(opponents, game, seats);
  return seating === undefined ? null : readSeating(seating, game);
}

/** A position can be legal and its first steps still fail, on dice that do not exist for example. */
function begun(game: AnyGame, beginning: Beginning): RecordedMatch {
  try {
    return beginMatch(game, beginning);
  } catch (cause) {
    throw cause instanceof RecordTrouble ? cause : new RecordTrouble('bad-position', {}, { cause });
  }
}

/** Far more than any position takes, and little enough to be saved together with the match. */
const longestDescription = 1024 * 1024;

function readDescription(path: string): Record<string, Json> {
  const description = parseJson(readModestFile(path, longestDescription), path);
  if (isRecord(description)) return description as Record<string, Json>;
  throw new Trouble('cli.file.not-a-position', { file: path });
}

function takenUp(given: Arguments, voice: Voice, boards: readonly Board[]): Sitting {
  const path = given.text('resume') ?? '';
  const other = Object.keys(seatingFlags).find((flag) => given.has(flag));
  if (other !== undefined) throw wrongUsage('not-together', { one: '--resume', other: `--${other}` });
  const file = readMatchFile(path, boards);
  if (given.words[0] !== undefined && given.words[0] !== file.game)
    throw new Trouble('cli.file.other-game', { file: path });
  const board = boardNamed(boards, file.game);
  const { game } = board;
  const players = playersOf(file, game);
  if (!players) throw new Trouble('cli.file.damaged', { file: path, field: 'players' });
  const { recorded, isRetold } = telling(path, () => resumed(game, file), board);
  const sitting = seated(board, recorded, players, given, voice, file);
  if (!isRetold) sitting.notices.push({ key: 'cli.older-rules' });
  return sitting;
}

function seated(
  board: Board,
  recorded: RecordedMatch,
  players: readonly SeatHolder[],
  given: Arguments,
  voice: Voice,
  file?: MatchFile,
): Sitting {
  const { seats, seed } = recorded.beginning;
  const names = given
    .text('names')
    ?.split(',')
    .map((name) => name.trim());
  if (names && (names.length !== seats || !names.every(isName)))
    throw wrongUsage('names', { seats, most: longestName });
  const own = file?.names ?? names;
  const called = namesFor(board, seats, own, voice);
  const luck = luckFor(seed);
  Object.assign(luck.drawn, file?.luck);
  return {
    board,
    hosted: new TerminalMatch(board.game, recorded),
    seats: players,
    ...(own && { given: own }),
    names: called,
    luck,
    voice: voice.naming((seat) => called[seat] ?? ''),
    terminal: terminalOn(process.stdout),
    orders: ordersFor(board, players, file),
    left: leftIn(file),
    notices: introduced(players),
  };
}

/** What players had answered beforehand when the match was laid down. */
const leftIn = (file: MatchFile | undefined): Sitting['left'] =>
  new Map((file?.left ?? []).flatMap((left, seat) => (left ? [[seat, left]] : [])));

/** The orders as they were left, or the usual ones. */
const ordersFor = (
  { orders }: Board,
  players: readonly SeatHolder[],
  file: MatchFile | undefined,
): Sitting['orders'] =>
  new Map(
    players.flatMap((player, seat) =>
      orders && player.kind === 'person' ? [[seat, [...(file?.orders?.[seat] ?? orders.usual)]]] : [],
    ),
  );

/** What bots with a character are like, which their names do not say. */
const introduced = (players: readonly SeatHolder[]): Message[] =>
  players.flatMap((holder, seat) => {
    const { level, character } = readBotName(holder.kind === 'bot' ? holder.level : '');
    return character === null ? [] : [{ key: 'cli.bot-is', params: { seat: { seat }, level, character } }];
  });
