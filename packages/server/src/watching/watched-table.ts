import type { Viewer } from '@starboard/engine';
import type { FromServer } from '@starboard/protocol';
import type { Bus } from '../bus/bus.ts';
import { topics } from '../bus/topics.ts';
import type { Chat } from '../chat/chat.ts';
import { detailFor } from '../lobby/detail.ts';
import type { TableRecord } from '../lobby/table-record.ts';
import type { Tables } from '../lobby/tables.ts';
import type { Rooms } from '../matches/rooms.ts';
import type { Connection } from '../sockets/connection.ts';
import { ChatNews } from './chat-news.ts';
import { viewerAt, whyNotWatch } from './may-watch.ts';
import { NowAndThen } from './now-and-then.ts';
import type { Presence } from './presence.ts';
import type { Watcher, Watchers } from './watchers.ts';

export interface WatchedTableServices {
  readonly bus: Bus;
  readonly tables: Tables;
  readonly rooms: Rooms;
  readonly presence: Presence;
  readonly watchers: Watchers;
  readonly chat: Pick<Chat, 'latest' | 'missed'>;
  /** Takes a watcher out, who is told nothing after that. */
  readonly remove: (watcher: Watcher) => void;
  /** Who is at a table has changed, or the table itself. */
  readonly changed: (table: TableRecord) => void;
  readonly failed: (error: unknown) => void;
}

/** Milliseconds between two messages about the table, who is there, or what is said, to all who watch it. */
const shortPause = 250;

/** What the watchers of one table are told of it at this node, before the match, in it and after it. */
export class WatchedTable {
  readonly #services: WatchedTableServices;
  readonly #id: string;
  readonly #leave: (() => void)[];
  readonly #chat: ChatNews;
  readonly #presenceNews: NowAndThen;
  readonly #tableNews: NowAndThen;
  /** How many are about to watch. */
  expected = 0;
  #table: TableRecord;

  constructor(services: WatchedTableServices, table: TableRecord) {
    this.#services = services;
    this.#id = table.id;
    this.#table = table;
    const { bus, presence, watchers } = services;
    // however many watch, a thousand messages a second are enough
    const pause = () => Math.max(shortPause, watchers.countAt(table.id));
    this.#presenceNews = new NowAndThen(() => this.#tellPresence(), pause);
    this.#tableNews = new NowAndThen(() => this.#tellTable(() => true), pause);
    this.#chat = new ChatNews(services.chat, {
      table: () => this.#table,
      watchers: () => this.#watchers(),
      pause,
    });
    presence.follow(table.id);
    this.#leave = [
      bus.subscribe(topics.table(table.id), () => this.#try(() => this.#tableChanged())),
      bus.subscribe(topics.chat(table.id), ({ line }) => this.#chat.hear(line)),
    ];
  }

  /** As far as this node has heard. */
  get table(): TableRecord {
    return this.#table;
  }

  get isEmpty(): boolean {
    return this.expected === 0 && this.#services.watchers.countAt(this.#id) === 0;
  }

  /** Kept when nothing that happens from now on is missed. */
  async opened(): Promise<void> {
    await this.#services.bus.settled();
    await this.#chat.open();
    await this.#tableChanged();
  }

  /** Word from other nodes may have been lost. */
  async catchUp(): Promise<void> {
    await this.#tableChanged();
    await this.#chat.catchUp();
  }

  async add(connection: Connection, after: number | null, release: () => void): Promise<void> {
    const { watchers } = this.#services;
    const present = watchers.find(connection, this.#id);
    const watcher: Watcher = {
      table: this.#id,
      connection,
      viewer: viewerAt(this.#table, connection.account),
      after,
      release,
      knows: this.#table.version,
      hears: 'nothing',
    };
    watchers.put(watcher);
    // a connection that asks again is no news to others
    if (!present) this.#arrive(watcher.viewer);
    connection.sendText(this.#tableText(connection.account));
    await this.#joinMatch(watcher);
    connection.send(this.#presence());
  }

  /** This watcher has been taken out of the register. */
  left({ viewer }: Watcher): void {
    this.#depart(viewer);
  }

  close(): void {
    for (const leave of this.#leave) leave();
    this.#chat.close();
    this.#presenceNews.stop();
    this.#tableNews.stop();
    this.#services.presence.unfollow(this.#id);
  }

  /** A player has come to their seat or left it, here or at another node. */
  presenceChanged(): void {
    this.#presenceNews.ask();
    this.#services.changed(this.#table);
  }

  #watchers(): Iterable<Watcher> {
    return this.#services.watchers.at(this.#id);
  }

  #presence(): FromServer {
    const connected = this.#services.presence.at(this.#id);
    let watching = 0;
    for (const { viewer } of this.#watchers()) if (viewer === 'spectator') watching++;
    return { type: 'presence', table: this.#id, connected, watching };
  }

  #arrive(viewer: Viewer): void {
    if (viewer === 'spectator') this.#presenceNews.ask();
    else this.#services.presence.arrive(this.#id, viewer);
  }

  #depart(viewer: Viewer): void {
    if (viewer === 'spectator') this.#presenceNews.ask();
    else this.#services.presence.depart(this.#id, viewer);
  }

  async #tableChanged(): Promise<void> {
    const table = await this.#services.tables.get(this.#id);
    if (table.version < this.#table.version) return;
    const isNews = table.version > this.#table.version;
    const isTurn = table.status !== this.#table.status;
    this.#table = table;
    if (isNews) this.#services.changed(table);
    const isKicked = ({ connection }: Watcher) => table.kicked.includes(connection.account);
    const concerned = new Set<Connection>();
    for (const watcher of this.#watchers()) {
      const isReseated = this.#reseat(watcher);
      const isSeated = viewerAt(table, watcher.connection.account) !== 'spectator';
      if (isTurn || isReseated || isSeated || isKicked(watcher)) concerned.add(watcher.connection);
    }
    this.#tellTable(({ connection }) => concerned.has(connection));
    // those who only watch can wait for the next change
    if (isNews) this.#tableNews.ask();
    for (const watcher of this.#watchers()) {
      // told once that they are out, and nothing after that
      if (isKicked(watcher)) this.#services.remove(watcher);
      else await this.#joinMatch(watcher);
    }
  }

  /** A player has sat down or got up: from now on they see with other eyes, or nothing any more. */
  #reseat(watcher: Watcher): boolean {
    const viewer = viewerAt(this.#table, watcher.connection.account);
    if (viewer === watcher.viewer) return false;
    this.#services.watchers.put({ ...watcher, viewer, after: null, hears: 'nothing' });
    this.#depart(watcher.viewer);
    this.#arrive(viewer);
    return true;
  }

  async #joinMatch(watcher: Watcher): Promise<void> {
    const { status } = this.#table;
    if (watcher.hears !== 'nothing' || status === 'open' || status === 'closed') return;
    if (whyNotWatch(this.#table, watcher.connection.account) !== null) return;
    // noted first: another change of the table may come while the room is being opened
    watcher.hears = 'soon';
    try {
      const room = await this.#services.rooms.room(this.#id);
      await room.join(watcher);
    } catch (error) {
      watcher.hears = 'nothing';
      throw error;
    }
  }

  /** Tells those of the watchers about the table who do not know it as it is. */
  #tellTable(isMeant: (watcher: Watcher) => boolean): void {
    const texts = new Map<Viewer, string>();
    for (const watcher of this.#watchers()) {
      if (watcher.knows === this.#table.version || !isMeant(watcher)) continue;
      watcher.knows = this.#table.version;
      const { viewer, connection } = watcher;
      // all who only watch see the same
      const text = texts.get(viewer) ?? this.#tableText(connection.account);
      texts.set(viewer, text);
      connection.sendText(text);
    }
  }

  #tellPresence(): void {
    const text = JSON.stringify(this.#presence());
    for (const { connection } of this.#watchers()) connection.sendText(text);
  }

  #tableText(account: string): string {
    return JSON.stringify({ type: 'table', table: detailFor(this.#table, account) } satisfies FromServer);
  }

  #try(act: () => Promise<unknown>): void {
    act().catch((error: unknown) => this.#services.failed(error));
  }
}
