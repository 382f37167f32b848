import { type Bot, botByName, bots, botsFor } from '@starboard/bots';
import type { AnyGame } from '@starboard/engine';
import type { MatchFile } from '@starboard/records';
import { wrongUsage } from '../trouble.ts';

/** Who plays which seat: a person, or a bot. */
export type Player = 'human' | Bot;

export const playerName = (player: Player): string => (player === 'human' ? 'human' : player.name);

function playerCalled(name: string, game: AnyGame): Player {
  const player = name === 'human' ? 'human' : botByName(name, game);
  if (player) return player;
  const known = ['human', ...botsFor(game).map((bot) => bot.name)].join(', ');
  throw wrongUsage('unknown-player', { name, known });
}

/** Those who played a saved match; null if a bot of theirs is gone. */
export function playersOf({ players, seats }: MatchFile, game: AnyGame): Player[] | null {
  const names = players ?? Array.from({ length: seats }, () => 'human');
  const found = names.map((name): Player | undefined => (name === 'human' ? name : botByName(name, game)));
  return found.every((player) => player !== undefined) ? found : null;
}

/** `human,random,random`: one for each seat. */
export function readSeating(text: string, game: AnyGame): Player[] {
  const players = text.split(',').map((name) => playerCalled(name.trim(), game));
  checkSeats(players.length, game);
  return players;
}

export function checkSeats(seats: number, game: AnyGame): void {
  const { min, max } = game.seats;
  if (seats < min || seats > max) throw wrongUsage('seats', { seats, min, max });
}

/** `hard,easy`: you against these bots, or against as many of one as make up the table. */
export function readOpponents(text: string, game: AnyGame, seats: number | null): Player[] {
  const names = text.split(',').map((name) => name.trim());
  const found = names.map((name) => botNamed(name, game));
  const [only, ...others] = found;
  const isForAll = only !== undefined && others.length === 0;
  const opponents = isForAll ? rivals((seats ?? usualSeats(game)) - 1, only) : found;
  checkSeats(opponents.length + 1, game);
  return ['human', ...opponents];
}

export function botNamed(name: string, game: AnyGame): Bot {
  const bot = botByName(name, game);
  if (bot) return bot;
  const known = botsFor(game)
    .map((each) => each.name)
    .join(', ');
  throw wrongUsage('unknown-bot', { name, known });
}

/** You against bots of the middle level, or such as play anything where the game has none of its own. */
export const usualSeating = (seats: number, game: AnyGame): Player[] => [
  'human',
  ...rivals(seats - 1, botByName('normal', game) ?? (bots[0] as Bot)),
];

const rivals = (count: number, bot: Bot): Bot[] => Array.from({ length: count }, () => bot);

export const usualSeats = ({ seats }: AnyGame): number => Math.min(seats.max, Math.max(seats.min, 3));
