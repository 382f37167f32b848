import { whileAway } from '@starboard/bots';
import type { AnyGame, Seat } from '@starboard/engine';
import type { TableRecord } from '../../lobby/table-record.ts';
import type { Tables } from '../../lobby/tables.ts';
import { gameAt } from '../dealing.ts';
import type { WhoIsHere } from '../match-services.ts';
import type { LiveMatch } from '../room/live-match.ts';

interface StandInServices {
  readonly games: readonly AnyGame[];
  readonly tables: Pick<Tables, 'change'>;
  readonly presence: Pick<WhoIsHere, 'isHere'>;
}

/** The room where a player is gone. */
interface Place {
  readonly id: string;
  table: TableRecord;
  visit<T>(look: (live: LiveMatch) => T | Promise<T>): Promise<T>;
  goOn(live: LiveMatch): Promise<void>;
}

/** A bot plays on for a player who is gone, until they come back. */
export async function standIn(
  { games, tables, presence }: StandInServices,
  room: Place,
  seat: Seat,
): Promise<void> {
  const table = await tables.change(room.id, (before) => {
    const holder = before.seats[seat];
    // they may have come back while the table was looked up
    if (presence.isHere(room.id, seat)) return null;
    if (before.status !== 'playing' || holder?.kind !== 'person' || holder.standIn !== undefined) return null;
    const bot = whileAway(gameAt(games, before));
    return { ...before, seats: before.seats.with(seat, { ...holder, standIn: bot }) };
  });
  room.table = table;
  await room.visit((live) => room.goOn(live));
}
