import type { Seat } from '@starboard/engine';
import type { FromClient } from '@starboard/protocol';
import type { Chat } from '../chat/chat.ts';
import type { Limits } from '../http/limits.ts';
import type { LiveList } from '../lobby/lists/live-list.ts';
import { seatOf, type TableRecord } from '../lobby/table-record.ts';
import type { Tables } from '../lobby/tables.ts';
import type { TableRequests } from '../matches/requests/table-requests.ts';
import type { Rooms, SeatInput } from '../matches/rooms.ts';
import { Refused } from '../refused.ts';
import type { WatchedTables } from '../watching/watched-tables.ts';
import type { Watchers } from '../watching/watchers.ts';
import type { Connection } from './connection.ts';

export interface HandlerServices {
  readonly limits: Limits;
  readonly tables: Tables;
  readonly rooms: Rooms;
  readonly tableRequests: TableRequests;
  readonly chat: Chat;
  readonly watchedTables: WatchedTables;
  readonly watchers: Watchers;
  readonly liveList: LiveList;
  readonly now: () => number;
}

type Said<Type extends FromClient['type']> = Extract<FromClient, { readonly type: Type }>;
type Handlers = {
  readonly [Type in FromClient['type']]: (
    services: HandlerServices,
    connection: Connection,
    said: Said<Type>,
    /** When the frame came in, however long it waited for what was said before. */
    heardAt: number,
  ) => Promise<void> | void;
};

/** What is done for each thing a client can say. What is refused is thrown. */
const handlers: Handlers = {
  async watch({ watchedTables }, connection, { id, table, after }) {
    await watchedTables.watch(connection, table, after ?? null);
    done(connection, id);
  },
  unwatch({ watchedTables }, connection, { id, table }) {
    watchedTables.unwatch(connection, table);
    done(connection, id);
  },
  async act(services, connection, { id, table, decision, answer, later }, heardAt) {
    const at = seatAt(services, connection, table);
    // nearly always it is known: to wait for it would take a turn of the queue
    const seat = typeof at === 'number' ? at : await at;
    const request = `${connection.account}/${id}/${decision}`;
    const input = { seat, decision, answer };
    await play(services, connection, id, { table, input, request, later, heardAt });
  },
  async undo(services, connection, { id, table }, heardAt) {
    const seat = await seatAt(services, connection, table);
    const request = `${connection.account}/${id}/undo`;
    await play(services, connection, id, { table, input: { seat, undo: true }, request, heardAt });
  },
  async takeback(services, connection, { id, table, agree, answers }) {
    services.limits.spend('proposals', connection.account);
    const seat = await seatAt(services, connection, table);
    const { asker } = connection;
    await services.tableRequests.takeback({ table, seat, agree, answers, request: `${seat}/${id}`, asker });
    done(connection, id);
  },
  async resign(services, connection, { id, table }) {
    services.limits.spend('proposals', connection.account);
    await services.tableRequests.resign(table, await seatAt(services, connection, table));
    done(connection, id);
  },
  async 'vote-end'(services, connection, { id, table, agree, answers }) {
    services.limits.spend('proposals', connection.account);
    const seat = await seatAt(services, connection, table);
    await services.tableRequests.voteEnd({ table, seat, agree, answers, request: `${seat}/${id}` });
    done(connection, id);
  },
  async orders(services, connection, { id, table, orders }) {
    services.limits.spend('orders', connection.account);
    const seat = await seatAt(services, connection, table);
    await services.tableRequests.leaveOrders({ table, seat, account: connection.account, orders });
    done(connection, id);
  },
  async leave(services, connection, { id, table, n, answers }) {
    services.limits.spend('orders', connection.account);
    const seat = await seatAt(services, connection, table);
    await services.tableRequests.leaveAnswers({ table, seat, n, answers });
    done(connection, id);
  },
  async hold(services, connection, { id, table, on }) {
    services.limits.spend('holds', connection.account);
    const seat = await seatAt(services, connection, table);
    const isHeld = await (await services.rooms.room(table)).hold(seat, on);
    if (!isHeld) throw new Refused(409, 'server.match.nothing-to-hold');
    done(connection, id);
  },
  async chat({ tables, chat }, connection, { id, table, text, phrase }) {
    const said = phrase === undefined ? { text: text ?? '' } : { phrase };
    const record = await tables.get(table);
    await chat.say(record, { id: connection.account, name: nameAt(record, connection) }, said, id);
    done(connection, id);
  },
  lobby({ liveList }, connection, { id, on }) {
    connection.stopLobby?.();
    connection.stopLobby = on ? liveList.listen((_news, text) => connection.sendText(text)) : null;
    done(connection, id);
  },
  ping({ now }, connection, { id }) {
    connection.send({ type: 'done', id, now: now() });
  },
};

export function doAsSaid(
  services: HandlerServices,
  connection: Connection,
  said: FromClient,
  heardAt: number,
): Promise<void> | void {
  const handle = handlers[said.type] as (
    s: HandlerServices,
    c: Connection,
    m: FromClient,
    at: number,
  ) => Promise<void> | void;
  return handle(services, connection, said, heardAt);
}

/** A player is called at a table as they are now; a socket knows only the name it was opened under. */
function nameAt(table: TableRecord, { account, name }: Connection): string {
  const holder = table.seats[seatOf(table, account) ?? -1];
  return holder?.kind === 'person' ? holder.name : name;
}

const done = (connection: Connection, id: string): void => connection.send({ type: 'done', id });

/** A client that hears the match finds the acknowledgement in the news; others, and who asked twice, are told so. */
async function play(
  { rooms, watchers }: HandlerServices,
  connection: Connection,
  id: string,
  asked: SeatInput,
): Promise<void> {
  const watcher = watchers.find(connection, asked.table);
  const sender = watcher?.hears === 'now' ? { watcher, request: id } : null;
  const granted = await rooms.play(asked, sender);
  if (!granted.accepted) throw new Refused(409, granted.reason, granted.retryAfter);
  if (granted.isRepeated || !sender || !watchers.has(sender.watcher)) done(connection, id);
}

type SeatServices = Pick<HandlerServices, 'tables' | 'watchedTables' | 'tableRequests'>;

/** Where the sender sits: known at once at a table that is watched, as it nearly always is. */
function seatAt(services: SeatServices, connection: Connection, id: string): Seat | Promise<Seat> {
  const { tables, watchedTables } = services;
  const table = watchedTables.tableOf(id);
  if (table) return seatIn(services, connection, table);
  return tables.get(id).then((loaded) => seatIn(services, connection, loaded));
}

/** By acting they take their seat back from the bot that stood in. */
function seatIn(
  { tableRequests }: SeatServices,
  connection: Connection,
  table: TableRecord,
): Seat | Promise<Seat> {
  const seat = seatOf(table, connection.account);
  const holder = seat === null ? undefined : table.seats[seat];
  if (seat === null || holder?.kind !== 'person') throw new Refused(403, 'server.table.not-seated');
  if (holder.hasResigned) throw new Refused(403, 'server.match.resigned');
  return holder.standIn === undefined ? seat : tableRequests.takeSeatBack(table.id, seat).then(() => seat);
}
