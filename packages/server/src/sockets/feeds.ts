import { reason, type Seat } from '@starboard/engine';
import type { TableRecord } from '../lobby/table-record.ts';
import { seatOf } from '../lobby/table-record.ts';
import type { Listener } from '../matches/audience.ts';
import type { AtTheTable } from '../matches/at-the-table.ts';
import { Refused } from '../refused.ts';
import type { Connection } from './connection.ts';
import { checkMayWatch, type FeedDoors, TableFeed } from './table-feed.ts';

interface Doors extends FeedDoors {
  readonly atTheTable: AtTheTable;
  /** Somebody's last connection to their seat is gone. */
  readonly left: (table: string, seat: Seat) => void;
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
    const table = await this.#doors.tables.get(id);
    checkMayWatch(table, connection.account);
    if (connection.watching.size >= mostWatched && !connection.watching.has(id))
      throw new Refused(429, reason('server.limit.tables-followed', { most: mostWatched }));
    const seat = seatOf(table, connection.account);
    if (seat !== null && table.status === 'playing') await this.#doors.atTheTable.takeSeatBack(id, seat);
    const present = this.#feeds.get(id);
    const feed = present ?? new TableFeed(this.#doors, table);
    this.#feeds.set(id, feed);
    // others may come and go before it is open
    feed.expected++;
    try {
      if (!present) await feed.opened();
      // who has hung up meanwhile would never be missed again
      if (connection.isOver) return;
      connection.watching.set(id, () => this.#remove(connection, id));
      await feed.add(connection, after);
    } finally {
      feed.expected--;
      this.#closeIfEmpty(id, feed);
    }
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

  presenceChanged(id: string): void {
    this.#feeds.get(id)?.tellPresence();
  }

  #remove(connection: Connection, id: string): void {
    connection.watching.delete(id);
    const feed = this.#feeds.get(id);
    if (!feed) return;
    const seat = seatOf(feed.table, connection.account);
    feed.remove(connection);
    if (seat !== null && !this.#doors.presence.isHere(id, seat)) this.#doors.left(id, seat);
    this.#closeIfEmpty(id, feed);
  }

  #closeIfEmpty(id: string, feed: TableFeed): void {
    if (!feed.isEmpty) return;
    this.#feeds.delete(id);
    feed.close();
  }
}
