import { type AnyGame, type Json, readOptions, reason, type Seat } from '@starboard/engine';
import type { NewTable, SeatHolder } from '@starboard/protocol';
import { newId } from '../id.ts';
import { Refused } from '../refused.ts';
import { hasBot } from './lists/game-list.ts';
import type { Person, TableRecord } from './table-record.ts';

/** An account, as far as a table is concerned. */
export interface Visitor {
  readonly id: string;
  readonly name: string;
}

export const seated = ({ id, name }: Visitor): Person => ({
  kind: 'person',
  account: id,
  name,
  isReady: false,
});

/** The table that a player wishes for, or why it cannot be. */
export function wishedTable(game: AnyGame, wish: NewTable, owner: Visitor, now: number): TableRecord {
  if (wish.seats.filter((seat) => seat === 'me').length !== 1) {
    throw new Refused(400, 'server.table.sit-once');
  }
  const seats = wish.seats.map((seat) => wishedSeat(game, seat, owner));
  checkSeatCount(game, seats.length);
  return {
    id: newId(),
    code: null,
    status: 'open',
    game: game.id,
    options: wishedOptions(game, wish.options),
    seats,
    clock: wish.clock,
    pauses: wish.pauses ?? 'natural',
    isPublic: wish.isPublic,
    spectators: wish.spectators,
    owner: owner.id,
    version: 1,
    seedHash: null,
    seed: null,
    endVotes: [],
    takeback: null,
    dropped: null,
    heard: [],
    result: null,
    rematch: null,
    kicked: [],
    isImported: false,
    createdAt: now,
    touchedAt: now,
    startedAt: null,
    finishedAt: null,
  };
}

function wishedSeat(game: AnyGame, seat: NewTable['seats'][Seat], owner: Visitor): SeatHolder {
  if (seat === 'me') return seated(owner);
  return seat === 'open' ? { kind: 'open' } : wishedBot(game, seat.bot);
}

export function wishedBot(game: AnyGame, level: string): SeatHolder {
  if (!hasBot(game, level)) throw new Refused(400, 'server.table.unknown-bot');
  return { kind: 'bot', level };
}

export function wishedOptions(game: AnyGame, given: unknown): Readonly<Record<string, Json>> {
  const read = readOptions(game.options, given);
  if ('refused' in read) throw new Refused(400, read.refused);
  return read.options;
}

export function checkSeatCount({ seats: { min, max } }: AnyGame, count: number): void {
  if (count < min || count > max) throw new Refused(400, reason('server.table.seats', { min, max }));
}
