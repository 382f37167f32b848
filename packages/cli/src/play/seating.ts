import { type Bot, botByName, botsFor, randomBot } from '@starboard/bots';
import type { AnyGame } from '@starboard/engine';
import type { SeatHolder } from '@starboard/host';
import type { MatchFile } from '@starboard/records';
import { spelledBots } from '../bot-names.ts';
import { wrongUsage } from '../trouble.ts';

const human = 'human';

/** A player at this keyboard. */
export const person: SeatHolder = { kind: 'person', account: human, name: human, isReady: true };

const holderOf = ({ name: level }: Bot): SeatHolder => ({ kind: 'bot', level });

/** Who has a seat, as files and flags name them. */
export const playerName = (holder: SeatHolder): string => (holder.kind === 'bot' ? holder.level : human);

function playerNamed(name: string, game: AnyGame): SeatHolder | null {
  if (name === human) return person;
  const bot = botByName(name, game);
  return bot ? holderOf(bot) : null;
}

function playerCalled(name: string, game: AnyGame): SeatHolder {
  const player = playerNamed(name, game);
  if (player) return player;
  const known = `${human}, ${spelledBots(botsFor(game))}`;
  throw wrongUsage('unknown-player', { name, known });
}

/** Those who played a saved match; null if a bot of theirs is gone. */
export function playersOf({ players, seats }: MatchFile, game: AnyGame): SeatHolder[] | null {
  const names = players ?? Array.from({ length: seats }, () => human);
  const found = names.map((name) => playerNamed(name, game));
  return found.every((player) => player !== null) ? found : null;
}

/** `human,random,random`: one for each seat. */
export function readSeating(text: string, game: AnyGame): SeatHolder[] {
  const players = text.split(',').map((name) => playerCalled(name.trim(), game));
  checkSeats(players.length, game);
  return players;
}

export function checkSeats(seats: number, game: AnyGame): void {
  const { min, max } = game.seats;
  if (seats < min || seats > max) throw wrongUsage('seats', { seats, min, max });
}

/** `hard,easy`: you against these bots, or against as many of one as make up the table. */
export function readOpponents(text: string, game: AnyGame, seats: number | null): SeatHolder[] {
  const names = text.split(',').map((name) => name.trim());
  const found = names.map((name) => botNamed(name, game));
  const [only, ...others] = found;
  const isForAll = only !== undefined && others.length === 0;
  const opponents = isForAll ? rivals((seats ?? usualSeats(game)) - 1, only) : found.map(holderOf);
  checkSeats(opponents.length + 1, game);
  return [person, ...opponents];
}

export function botNamed(name: string, game: AnyGame): Bot {
  const bot = botByName(name, game);
  if (bot) return bot;
  throw wrongUsage('unknown-bot', { name, known: spelledBots(botsFor(game)) });
}

/** You against bots of the middle level, or such as play anything where the game has none of its own. */
export const usualSeating = (seats: number, game: AnyGame): SeatHolder[] => [
  person,
  ...rivals(seats - 1, botByName('normal', game) ?? randomBot),
];

const rivals = (count: number, bot: Bot): SeatHolder[] => Array.from({ length: count }, () => holderOf(bot));

export const usualSeats = ({ seats }: AnyGame): number => Math.min(seats.max, Math.max(seats.min, 3));
