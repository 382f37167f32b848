import type { Seat } from '@starboard/engine';
import type { FromClient } from '@starboard/protocol';
import type { Chat } from '../chat/chat.ts';
import type { Limits } from '../http/limits.ts';
import type { LiveList } from '../lobby/live-list.ts';
import { seatOf, type TableRecord } from '../lobby/table-record.ts';
import type { Tables } from '../lobby/tables.ts';
import type { AtTheTable } from '../matches/at-the-table.ts';
import type { Granted } from '../matches/desk.ts';
import type { MatchKeeper } from '../matches/match-keeper.ts';
import { Refused } from '../refused.ts';
import type { Connection } from './connection.ts';
import type { Feeds } from '../watching/watched-tables.ts';

export interface DoingDoors {
  readonly limits: Limits;
  readonly tables: Tables;
  readonly keeper: MatchKeeper;
  readonly atTheTable: AtTheTable;
  readonly chat: Chat;
  readonly feeds: Feeds;
  readonly liveList: LiveList;
  readonly now: () => number;
}

type Said<Type extends FromClient['type']> = Extract<FromClient, { readonly type: Type }>;
type Doing = {
  readonly [Type in FromClient['type']]: (
    doors: DoingDoors,
    connection: Connection,
    said: Said<Type>,
  ) => Promise<void> | void;
};

/** What is done for each thing a client can say. Whatever is refused is thrown. */
const doing: Doing = {
  async watch({ feeds }, connection, { id, table, after }) {
    await feeds.watch(connection, table, after ?? null);
    done(connection, id);
  },
  unwatch({ feeds }, connection, { id, table }) {
    feeds.unwatch(connection, table);
    done(connection, id);
  },
  async act({ keeper, tables, feeds, atTheTable }, connection, { id, table, decision, answer }) {
    const seat = await seatAt({ tables, feeds, atTheTable }, connection, table);
    const listener = feeds.listenerOf(connection, table);
    const request = `${connection.account}/${id}/${decision}`;
    const granted = await keeper.act(
      table,
      seat,
      decision,
      answer,
      request,
      listener && { listener, request: id },
    );
    settle(connection, id, granted, listener !== null);
  },
  async undo({ keeper, tables, feeds, atTheTable }, connection, { id, table }) {
    const seat = await seatAt({ tables, feeds, atTheTable }, connection, table);
    const listener = feeds.listenerOf(connection, table);
    const request = `${connection.account}/${id}/undo`;
    const granted = await keeper.undo(table, seat, request, listener && { listener, request: id });
    settle(connection, id, granted, listener !== null);
  },
  async takeback(doors, connection, { id, table, ...said }) {
    doors.limits.take('proposals', connection.account);
    const seat = await seatAt(doors, connection, table);
    await doors.atTheTable.takeback(table, seat, { ...said, request: `${seat}/${id}` }, connection.asker);
    done(connection, id);
  },
  async resign(doors, connection, { id, table }) {
    doors.limits.take('proposals', connection.account);
    await doors.atTheTable.resign(table, await seatAt(doors, connection, table));
    done(connection, id);
  },
  async 'vote-end'(doors, connection, { id, table, ...said }) {
    doors.limits.take('proposals', connection.account);
    const seat = await seatAt(doors, connection, table);
    await doors.atTheTable.voteEnd(table, seat, { ...said, request: `${seat}/${id}` });
    done(connection, id);
  },
  async orders(doors, connection, { id, table, orders }) {
    doors.limits.take('orders', connection.account);
    const seat = await seatAt(doors, connection, table);
    await doors.atTheTable.leaveOrders(table, connection.account, seat, orders);
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

export function doAsSaid(doors: DoingDoors, connection: Connection, said: FromClient): Promise<void> | void {
  const act = doing[said.type] as (d: DoingDoors, c: Connection, s: FromClient) => Promise<void> | void;
  return act(doors, connection, said);
}

/** Whoever sits at a table is called there as they are now; a socket knows only the name it was opened under. */
function nameAt(table: TableRecord, { account, name }: Connection): string {
  const holder = table.seats[seatOf(table, account) ?? -1];
  return holder?.kind === 'person' ? holder.name : name;
}

const done = (connection: Connection, id: string): void => connection.send({ type: 'done', id });

/** Whoever watches finds the acknowledgement in the news; others, and those who asked twice, are told so. */
function settle(connection: Connection, id: string, granted: Granted, isWatching: boolean): void {
  if (!granted.accepted) throw new Refused(409, granted.reason);
  if (granted.isRepeated || !isWatching) done(connection, id);
}

/** Where the sender sits; by acting they take their seat back from whoever stood in. */
async function seatAt(
  { tables, feeds, atTheTable }: Pick<DoingDoors, 'tables' | 'feeds' | 'atTheTable'>,
  connection: Connection,
  id: string,
): Promise<Seat> {
  const table: TableRecord = feeds.tableOf(id) ?? (await tables.get(id));
  const seat = seatOf(table, connection.account);
  const holder = seat === null ? undefined : table.seats[seat];
  if (seat === null || holder?.kind !== 'person') throw new Refused(403, 'server.table.not-seated');
  if (holder.hasResigned) throw new Refused(403, 'server.match.resigned');
  if (holder.standIn !== undefined) await atTheTable.takeSeatBack(id, seat);
  return seat;
}
