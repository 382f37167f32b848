import { reason } from '@starboard/engine';
import { addressKey, type Limits } from '../http/limits.ts';
import { seatOf, type TableRecord } from '../lobby/table-record.ts';
import type { TableRequests } from '../matches/requests/table-requests.ts';
import { Refused } from '../refused.ts';
import type { Connection } from '../sockets/connection.ts';
import { checkMayWatch } from './may-watch.ts';
import { WatchedTable, type WatchedTableServices } from './watched-table.ts';
import type { Watcher } from './watchers.ts';

interface Services extends Omit<WatchedTableServices, 'remove'> {
  readonly tableRequests: TableRequests;
  readonly limits: Limits;
}

/** Far above what fits on any screen; each of them is kept in memory. */
const mostWatched = 64;

/** Every table that a connection of this node watches: connections come here, and are told of the table until they leave. */
export class WatchedTables {
  readonly #services: Services;
  readonly #tables = new Map<string, WatchedTable>();

  constructor(services: Services) {
    this.#services = services;
  }

  async watch(connection: Connection, id: string, after: number | null): Promise<void> {
    const { tables, limits, tableRequests, watchers } = this.#services;
    limits.spend('watches', connection.account);
    limits.spend('watchesFromAddress', addressKey(connection.address));
    const table = await tables.get(id);
    checkMayWatch(table, connection.account);
    const present = watchers.find(connection, id);
    if (!present && watchers.on(connection).length >= mostWatched)
      throw new Refused(429, reason('server.limit.tables-followed', { most: mostWatched }));
    const release = present?.release ?? limits.hold('followed', addressKey(connection.address));
    try {
      const seat = seatOf(table, connection.account);
      if (seat !== null && table.status === 'playing') await tableRequests.takeSeatBack(id, seat);
      await this.#add(connection, table, after, release);
    } finally {
      if (!watchers.find(connection, id)) release();
    }
  }

  async #add(
    connection: Connection,
    table: TableRecord,
    after: number | null,
    release: () => void,
  ): Promise<void> {
    const { id } = table;
    const present = this.#tables.get(id);
    const watched = present ?? this.#open(table);
    // others may come and go before it is open
    watched.expected++;
    try {
      if (!present) await watched.opened();
      // a connection that was closed meanwhile would never be removed again
      if (!connection.isOver) await watched.add(connection, after, release);
    } finally {
      watched.expected--;
      this.#closeIfEmpty(id);
    }
  }

  #open(table: TableRecord): WatchedTable {
    const remove = (watcher: Watcher) => this.#remove(watcher);
    const watched = new WatchedTable({ ...this.#services, remove }, table);
    this.#tables.set(table.id, watched);
    return watched;
  }

  /** Word from other nodes may have been lost. */
  async catchUp(): Promise<void> {
    for (const watched of this.#tables.values()) await watched.catchUp();
  }

  unwatch(connection: Connection, id: string): void {
    const watcher = this.#services.watchers.find(connection, id);
    if (watcher) this.#remove(watcher);
  }

  /** The socket is closed. */
  leaveAll(connection: Connection): void {
    for (const watcher of this.#services.watchers.on(connection)) this.#remove(watcher);
  }

  /** The table as those who watch it know it. */
  tableOf(id: string): TableRecord | null {
    return this.#tables.get(id)?.table ?? null;
  }

  presenceChanged(id: string): void {
    this.#tables.get(id)?.presenceChanged();
  }

  #remove(watcher: Watcher): void {
    this.#services.watchers.remove(watcher);
    watcher.release();
    this.#tables.get(watcher.table)?.left(watcher);
    this.#closeIfEmpty(watcher.table);
  }

  #closeIfEmpty(id: string): void {
    const watched = this.#tables.get(id);
    if (!watched?.isEmpty) return;
    this.#tables.delete(id);
    watched.close();
  }
}
