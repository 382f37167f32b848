import type { AnyGame, Seat } from '@starboard/engine';
import type { SeatHolder, TableChanges } from '@starboard/protocol';
import { Refused } from '../refused.ts';
import { personsAt, seatOf, type TableRecord } from './table-record.ts';
import { checkSeatCount, seated, type Visitor, wishedBot, wishedOptions } from './wishes.ts';

/*
 * What can be done at a table before the start: each takes the table as it is and gives it as it will be, or
 * refuses.
 */

/** Takes a seat, or moves to another one. */
export function sit(table: TableRecord, visitor: Visitor, wanted: Seat | undefined): TableRecord {
  const present = seatOf(table, visitor.id);
  if (present !== null && (wanted === undefined || wanted === present)) return table;
  mustBeOpen(table);
  if (table.kicked.includes(visitor.id)) throw new Refused(403, 'server.table.kicked');
  const seat = wanted ?? table.seats.findIndex(({ kind }) => kind === 'open');
  const holder = table.seats[seat];
  if (wanted !== undefined && !holder) throw noSuchSeat();
  if (holder?.kind !== 'open') {
    throw new Refused(409, wanted === undefined ? 'server.table.full' : 'server.table.seat-taken');
  }
  const risen = present === null ? table : hold(table, present, { kind: 'open' });
  return hold(risen, seat, seated(visitor));
}

/** The seat is free again; an owner who leaves passes the table on, and the last one closes it. */
export function leave(table: TableRecord, account: string): TableRecord {
  const seat = mustSit(table, account);
  mustBeOpen(table);
  return vacate(table, seat, account);
}

export function vacate(table: TableRecord, seat: Seat, account: string): TableRecord {
  const left = hold(table, seat, { kind: 'open' });
  const [next] = nextFrom(left, seat);
  if (next === undefined) return { ...left, status: 'closed' };
  return left.owner === account ? { ...left, owner: next } : left;
}

export function kick(table: TableRecord, owner: string, account: string): TableRecord {
  mustOwn(table, owner);
  mustBeOpen(table);
  const seat = seatOf(table, account);
  if (seat === null || account === owner) throw new Refused(409, 'server.table.nobody-to-kick');
  return { ...hold(table, seat, { kind: 'open' }), kicked: [...table.kicked, account].slice(-mostKicked) };
}

export function setReady(table: TableRecord, account: string, isReady: boolean): TableRecord {
  const seat = mustSit(table, account);
  const holder = table.seats[seat];
  if (holder?.kind !== 'person' || holder.isReady === isReady) return table;
  mustBeOpen(table);
  return hold(table, seat, { ...holder, isReady });
}

/** Gives a seat that no person holds to a bot, or opens it. */
export function setSeat(
  game: AnyGame,
  table: TableRecord,
  owner: string,
  seat: Seat,
  wish: 'open' | { readonly bot: string },
): TableRecord {
  mustOwn(table, owner);
  mustBeOpen(table);
  freeSeat(table, seat);
  return hold(table, seat, wish === 'open' ? { kind: 'open' } : wishedBot(game, wish.bot));
}

export function addSeat(game: AnyGame, table: TableRecord, owner: string): TableRecord {
  mustOwn(table, owner);
  mustBeOpen(table);
  checkSeatCount(game, table.seats.length + 1);
  return unready({ ...table, seats: [...table.seats, { kind: 'open' }] });
}

export function removeSeat(game: AnyGame, table: TableRecord, owner: string, seat: Seat): TableRecord {
  mustOwn(table, owner);
  mustBeOpen(table);
  freeSeat(table, seat);
  checkSeatCount(game, table.seats.length - 1);
  return unready({ ...table, seats: table.seats.filter((_, index) => index !== seat) });
}

/** Players who were ready were so for another game: they are asked anew. */
export function changeSettings(
  game: AnyGame,
  table: TableRecord,
  owner: string,
  { options, clock, pauses, isPublic, spectators }: TableChanges,
): TableRecord {
  mustOwn(table, owner);
  mustBeOpen(table);
  const changed = {
    ...table,
    // only what is named: two changes at once must not undo each other
    ...(options && { options: wishedOptions(game, { ...table.options, ...options }) }),
    ...(clock && { clock }),
    ...(pauses && { pauses }),
    ...(spectators && { spectators: { ...table.spectators, ...spectators } }),
    ...(isPublic !== undefined && { isPublic }),
  };
  return options || clock || pauses || spectators ? unready(changed) : changed;
}

/** Nothing is missing: every seat is taken, and every person is ready. */
export const isComplete = (table: TableRecord): boolean =>
  personsAt(table).length > 0 &&
  table.seats.every((holder) => holder.kind === 'bot' || (holder.kind === 'person' && holder.isReady));

/** As many as can be sent away from one table before the first of them is forgotten. */
const mostKicked = 200;

const hold = (table: TableRecord, seat: Seat, holder: SeatHolder): TableRecord => ({
  ...table,
  seats: table.seats.map((present, index) => (index === seat ? holder : present)),
});

const unready = (table: TableRecord): TableRecord => ({
  ...table,
  seats: table.seats.map((holder) => (holder.kind === 'person' ? { ...holder, isReady: false } : holder)),
});

/** Accounts at the table, round from a seat. */
const nextFrom = ({ seats }: TableRecord, seat: Seat): readonly string[] =>
  personsAt({ seats: [...seats.slice(seat), ...seats.slice(0, seat)] }).map(({ account }) => account);

function mustBeOpen({ status, startedAt }: TableRecord): void {
  if (status === 'closed') throw new Refused(409, 'server.table.closed');
  if (status !== 'open' || startedAt !== null) throw new Refused(409, 'server.table.started');
}

function mustOwn({ owner }: TableRecord, account: string): void {
  if (owner !== account) throw new Refused(403, 'server.table.host-only');
}

export function mustSit(table: TableRecord, account: string): Seat {
  const seat = seatOf(table, account);
  if (seat === null) throw new Refused(403, 'server.table.not-seated');
  return seat;
}

function freeSeat({ seats }: TableRecord, seat: Seat): void {
  const holder = seats[seat];
  if (!holder) throw noSuchSeat();
  if (holder.kind === 'person') throw new Refused(409, 'server.table.seat-taken');
}

const noSuchSeat = (): Refused => new Refused(404, 'server.table.unknown-seat');
