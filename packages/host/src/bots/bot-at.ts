import { botByName, randomBot } from '@starboard/bots';
import type { AnyGame, Seat } from '@starboard/engine';
import type { Seating } from '../seat-holder.ts';

/** The bot that plays a seat now, in its own right or for a person; null when a person plays it. */
export function botAt({ seats }: Seating, seat: Seat): string | null {
  const holder = seats[seat];
  if (!holder || holder.kind === 'open') return null;
  return holder.kind === 'bot' ? holder.level : (holder.standIn ?? null);
}

/** Whether a bot plays any seat now. */
export function hasBots(table: Seating): boolean {
  for (let seat = 0; seat < table.seats.length; seat++) if (botAt(table, seat) !== null) return true;
  return false;
}

/** Who plays on for a person who has given up: the game's own bot of the middle level, where it has one. */
export const successorLevel = (game: AnyGame): string => botByName('normal', game)?.name ?? randomBot.name;
