import { randomBytes } from 'node:crypto';
import { luckFor } from '@starboard/bots';
import type { Json } from '@starboard/engine';
import type { Arguments } from '../arguments.ts';
import { boardOf } from '../boards/index.ts';
import { gameNamed, optionsFrom, seedFrom } from '../game-choice.ts';
import { verified } from '../verified.ts';
import { type MatchFile, parseJson, readMatchFile, readModestFile } from '../match-file.ts';
import { type Beginning, beginMatch, positionFrom, type RecordedMatch } from '../recorded-match.ts';
import { terminalOn } from '../terminal/terminal.ts';
import { Trouble, wrongUsage } from '../trouble.ts';
import type { Voice } from '../voice.ts';
import { checkSeats, type Player, playersOf, readSeating, usualSeating, usualSeats } from './seating.ts';
import { namesFor, type Sitting } from './sitting.ts';

/** Flags that say what is played and by whom. */
export const seatingFlags = {
  seats: 'text',
  names: 'text',
  seed: 'text',
  option: 'texts',
  position: 'text',
} as const;

/** Seats everybody as the command says. */
export const sitDown = (given: Arguments, voice: Voice): Sitting =>
  given.has('resume') ? resumed(given, voice) : fresh(given, voice);

function fresh(given: Arguments, voice: Voice): Sitting {
  const game = gameNamed(given.words[0]);
  const described = given.text('position');
  const seed = seedFrom(given);
  const players = given.text('seats') === undefined ? null : readSeating(given.text('seats') ?? '', game);
  if (described !== undefined) {
    if (given.has('option')) throw wrongUsage('not-together', { one: '--position', other: '--option' });
    const start = readDescription(described);
    const position = positionFrom(game, start, seed);
    const { seats } = position;
    if (players && players.length !== seats) throw new Trouble('cli.position-seats', { seats }, 2);
    const beginning = { game: game.id, seats, options: {}, seed: position.random.seed, start };
    return seated(begun(beginning), players ?? usualSeating(seats), given, voice);
  }
  const options = optionsFrom(given.texts('option'), game);
  const all = players ?? usualSeating(usualSeats(game));
  checkSeats(all.length, game);
  const beginning = {
    game: game.id,
    seats: all.length,
    options,
    seed: seed ?? randomBytes(9).toString('base64url'),
  };
  return seated(begun(beginning), all, given, voice);
}

/** A position can be legal and its first steps still fail, on dice that do not exist for example. */
function begun(beginning: Beginning): RecordedMatch {
  try {
    return beginMatch(beginning);
  } catch (error) {
    if (error instanceof Trouble) throw error;
    throw new Trouble('cli.bad-position', { why: error instanceof Error ? error.message : String(error) });
  }
}

function readDescription(path: string): Record<string, Json> {
  const description = parseJson(readModestFile(path), path);
  if (typeof description === 'object' && description !== null && !Array.isArray(description))
    return description as Record<string, Json>;
  throw new Trouble('cli.bad-position', { why: path });
}

function resumed(given: Arguments, voice: Voice): Sitting {
  const path = given.text('resume') ?? '';
  const other = Object.keys(seatingFlags).find((flag) => given.has(flag));
  if (other !== undefined) throw wrongUsage('not-together', { one: '--resume', other: `--${other}` });
  const file = readMatchFile(path);
  if (given.words[0] !== undefined && given.words[0] !== file.game)
    throw new Trouble('cli.file.other-game', { file: path });
  const players = playersOf(file);
  if (!players) throw new Trouble('cli.file.damaged', { file: path, field: 'players' });
  return seated(verified(file, path), players, given, voice, file);
}

function seated(
  recorded: RecordedMatch,
  players: readonly Player[],
  given: Arguments,
  voice: Voice,
  file?: MatchFile,
): Sitting {
  const { game, seats, seed } = recorded.beginning;
  const board = boardOf(gameNamed(game));
  const names = given
    .text('names')
    ?.split(',')
    .map((name) => name.trim());
  if (names && (names.length !== seats || names.includes(''))) throw wrongUsage('names', { seats });
  const own = file?.names ?? names;
  const called = namesFor(board, seats, own, voice);
  const luck = luckFor(seed);
  Object.assign(luck.drawn, file?.luck);
  return {
    board,
    recorded,
    players,
    ...(own && { given: own }),
    names: called,
    luck,
    voice: voice.naming((seat) => called[seat] ?? ''),
    terminal: terminalOn(process.stdout),
  };
}
