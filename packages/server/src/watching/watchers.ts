import type { Viewer } from '@starboard/engine';
import type { Owner } from '../bus/topics.ts';
import { addressKey } from '../http/limits.ts';
import type { Connection } from '../sockets/connection.ts';

/**
 * A connection that watches a table with the eyes of a seat or a spectator. When it gets other eyes, or asks anew,
 * another watcher takes its place.
 */
export interface Watcher {
  readonly table: string;
  readonly connection: Connection;
  readonly viewer: Viewer;
  /** Number of the last message of the match that the client had seen; null when it wants none of what it missed. */
  readonly after: number | null;
  /** Gives back what watching has cost the connection's budget. */
  readonly release: () => void;
  /** Version of the table it was told last. */
  knows: number;
  /** How it hears the match: not at all, not yet, as it happens, or as late as spectators may. */
  hears: 'nothing' | 'soon' | 'now' | 'later';
}

const none: ReadonlyMap<Connection, Watcher> = new Map();

/** All who watch a table at this node: the one register of them. */
export class Watchers {
  readonly #byTable = new Map<string, Map<Connection, Watcher>>();
  readonly #byConnection = new Map<Connection, Map<string, Watcher>>();

  at(table: string): Iterable<Watcher> {
    return (this.#byTable.get(table) ?? none).values();
  }

  countAt(table: string): number {
    return this.#byTable.get(table)?.size ?? 0;
  }

  /** Who watches on this connection, one for each table. */
  on(connection: Connection): readonly Watcher[] {
    return [...(this.#byConnection.get(connection)?.values() ?? [])];
  }

  find(connection: Connection, table: string): Watcher | null {
    return this.#byTable.get(table)?.get(connection) ?? null;
  }

  /** Whether nothing has taken its place, and it has not left. */
  has(watcher: Watcher): boolean {
    return this.find(watcher.connection, watcher.table) === watcher;
  }

  /** Takes the place of the watcher of that table on the same connection, if there is one. */
  put(watcher: Watcher): void {
    const { table, connection } = watcher;
    entryOf(this.#byTable, table).set(connection, watcher);
    entryOf(this.#byConnection, connection).set(table, watcher);
  }

  remove({ table, connection }: Watcher): void {
    removeFrom(this.#byTable, table, connection);
    removeFrom(this.#byConnection, connection, table);
  }

  /** The players of a table who are connected to this node. */
  playersAt(table: string): readonly Owner[] {
    const players: Owner[] = [];
    for (const { viewer, connection } of this.at(table))
      if (viewer !== 'spectator')
        players.push({ address: addressKey(connection.address), account: connection.account });
    return players;
  }
}

function entryOf<Key, Inner>(index: Map<Key, Map<Inner, Watcher>>, key: Key): Map<Inner, Watcher> {
  const known = index.get(key) ?? new Map<Inner, Watcher>();
  index.set(key, known);
  return known;
}

function removeFrom<Key, Inner>(index: Map<Key, Map<Inner, Watcher>>, key: Key, inner: Inner): void {
  const known = index.get(key);
  known?.delete(inner);
  if (known?.size === 0) index.delete(key);
}
