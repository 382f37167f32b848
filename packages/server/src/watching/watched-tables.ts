import { reason } from '@starboard/engine';
import type { Owner } from '../bots/bot-line.ts';
import { addressKey, type Limits } from '../http/limits.ts';
import type { TableRecord } from '../lobby/table-record.ts';
import { seatOf } from '../lobby/table-record.ts';
import type { Listener } from '../matches/audience.ts';
import type { AtTheTable } from '../matches/at-the-table.ts';
import { Refused } from '../refused.ts';
import type { Connection } from '../sockets/connection.ts';
import { checkMayWatch, type FeedDoors, TableFeed } from './watched-table.ts';

interface Doors extends FeedDoors {
  readonly atTheTable: AtTheTable;
  readonly limits: Limits;
}

/** Far above what fits on any screen; each of them is kept in memory. */
const mostWatched = 64;

/** Every table that somebody on this node watches. */
export class Feeds {
  readonly #doors: Doors;
  readonly #feeds = new Map<string, TableFeed>();

  constructor(doors: Doors) {
    this.#doors = doors;
  }

  async watch(connection: Connection, id: string, after: number | null): Promise<void> {
    const { tables, limits, atTheTable } = this.#doors;
    limits.take('watches', connection.account);
    limits.take('watchesFromAddress', addressKey(connection.address));
    const table = await tables.get(id);
    checkMayWatch(table, connection.account);
    const isNew = !connection.watching.has(id);
    if (isNew && connection.watching.size >= mostWatched)
      throw new Refused(429, reason('server.limit.tables-followed', { most: mostWatched }));
    const giveBack = isNew ? limits.hold('followed', addressKey(connection.address)) : () => undefined;
    try {
      const seat = seatOf(table, connection.account);
      if (seat !== null && table.status === 'playing') await atTheTable.takeSeatBack(id, seat);
      await this.#join(connection, table, after, () => {
        this.#remove(connection, id);
        giveBack();
      });
    } finally {
      if (!connection.watching.has(id)) giveBack();
    }
  }

  async #join(
    connection: Connection,
    table: TableRecord,
    after: number | null,
    stop: () => void,
  ): Promise<void> {
    const { id } = table;
    const present = this.#feeds.get(id);
    const feed = present ?? new TableFeed(this.#doors, table);
    this.#feeds.set(id, feed);
    // others may come and go before it is open
    feed.expected++;
    try {
      if (!present) await feed.opened();
      // who has hung up meanwhile would never be missed again
      if (connection.isOver) return;
      if (!connection.watching.has(id)) connection.watching.set(id, stop);
      await feed.add(connection, after);
    } finally {
      feed.expected--;
      this.#closeIfEmpty(id, feed);
    }
  }

  /** Word from other nodes may have been lost. */
  async catchUp(): Promise<void> {
    for (const feed of this.#feeds.values()) await feed.catchUp();
  }

  unwatch(connection: Connection, id: string): void {
    connection.watching.get(id)?.();
  }

  /** The socket is closed. */
  leaveAll(connection: Connection): void {
    for (const stop of connection.watching.values()) stop();
  }

  listenerOf(connection: Connection, id: string): Listener | null {
    return this.#feeds.get(id)?.listenerOf(connection) ?? null;
  }

  /** The table as those who watch it know it. */
  tableOf(id: string): TableRecord | null {
    return this.#feeds.get(id)?.table ?? null;
  }

  /** The players of a table who are connected to this node. */
  playersAt(id: string): readonly Owner[] {
    return this.#feeds.get(id)?.players ?? [];
  }

  presenceChanged(id: string): void {
    this.#feeds.get(id)?.presenceChanged();
  }

  #remove(connection: Connection, id: string): void {
    connection.watching.delete(id);
    const feed = this.#feeds.get(id);
    if (!feed) return;
    feed.remove(connection);
    this.#closeIfEmpty(id, feed);
  }

  #closeIfEmpty(id: string, feed: TableFeed): void {
    if (!feed.isEmpty) return;
    this.#feeds.delete(id);
    feed.close();
  }
}
