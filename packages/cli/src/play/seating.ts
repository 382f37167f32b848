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

/** You against two bots, or as near to that as the game allows. */
export function usualSeating(seats: number): Player[] {
  return Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'human' : (bots[0] as Bot)));
}

export const usualSeats = ({ seats }: AnyGame): number => Math.min(seats.max, Math.max(seats.min, 3));
