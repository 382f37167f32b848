import type { Viewer } from '@starboard/engine';
import type { FromServer } from '@starboard/protocol';
import type { Owner } from '../bots/bot-line.ts';
import type { Bus } from '../bus/bus.ts';
import { topics } from '../bus/topics.ts';
import type { Chat } from '../chat/chat.ts';
import { addressKey } from '../http/limits.ts';
import { detailFor } from '../lobby/detail.ts';
import { seatOf, type TableRecord } from '../lobby/table-record.ts';
import type { Tables } from '../lobby/tables.ts';
import type { Listener } from '../matches/audience.ts';
import type { MatchKeeper } from '../matches/match-keeper.ts';
import { Refused } from '../refused.ts';
import { ChatFeed } from './chat-news.ts';
import type { Connection } from '../sockets/connection.ts';
import { NowAndThen } from './now-and-then.ts';
import type { Presence } from './presence.ts';

export interface FeedDoors {
  readonly bus: Bus;
  readonly tables: Tables;
  readonly keeper: MatchKeeper;
  readonly presence: Presence;
  readonly chat: Pick<Chat, 'latest' | 'missed'>;
  /** Who is at a table has changed, or the table itself. */
  readonly changed: (table: TableRecord) => void;
  readonly failed: (error: unknown) => void;
}

interface Watcher {
  readonly connection: Connection;
  viewer: Viewer;
  /** In the match's audience, once there is a match. */
  listener: Listener | null;
  after: number | null;
  /** Version of the table they know. */
  knows: number;
}

/** Milliseconds between two messages about the table, who is there, or what is said, to all who watch it. */
const shortPause = 250;

/** All connections of this node that watch one table, before the match, in it and after it. */
export class TableFeed {
  readonly #doors: FeedDoors;
  readonly #id: string;
  readonly #watchers = new Map<Connection, Watcher>();
  readonly #leave: (() => void)[];
  readonly #chat: ChatFeed;
  readonly #presenceNews: NowAndThen;
  readonly #tableNews: NowAndThen;
  /** How many are about to watch. */
  expected = 0;
  #table: TableRecord;
  #spectators = 0;

  constructor(doors: FeedDoors, table: TableRecord) {
    this.#doors = doors;
    this.#id = table.id;
    this.#table = table;
    const { bus, presence } = doors;
    // however many watch, a thousand messages a second are enough
    const pause = () => Math.max(shortPause, this.#watchers.size);
    this.#presenceNews = new NowAndThen(() => this.#sayAll(this.#presence()), pause);
    this.#tableNews = new NowAndThen(() => this.#tellTable(() => true), pause);
    this.#chat = new ChatFeed(doors.chat, {
      table: () => this.#table,
      connections: () => this.#watchers.keys(),
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
    return this.#watchers.size === 0 && this.expected === 0;
  }

  /** Those of them who play, by address and account. */
  get players(): readonly Owner[] {
    return [...this.#watchers.values()].flatMap(({ viewer, connection: { address, account } }) =>
      viewer === 'spectator' ? [] : [{ address: addressKey(address), account }],
    );
  }

  /** What a connection hears in the match's audience, where its own inputs are to be recognised. */
  listenerOf(connection: Connection): Listener | null {
    return this.#watchers.get(connection)?.listener ?? null;
  }

  /** Kept when nothing that happens from now on is missed. */
  async opened(): Promise<void> {
    await this.#doors.bus.settled();
    await this.#chat.open();
    await this.#tableChanged();
  }

  /** Word from other nodes may have been lost. */
  async catchUp(): Promise<void> {
    await this.#tableChanged();
    await this.#chat.catchUp();
  }

  async add(connection: Connection, after: number | null): Promise<void> {
    const viewer = viewerOf(this.#table, connection.account);
    const present = this.#watchers.get(connection);
    if (present) this.#unlisten(present);
    const watcher: Watcher = { connection, viewer, listener: null, after, knows: this.#table.version };
    this.#watchers.set(connection, watcher);
    // who asks again is no news to others
    if (!present) this.#arrive(viewer);
    connection.sendText(this.#tableText(connection.account));
    await this.#listen(watcher);
    connection.send(this.#presence());
  }

  remove(connection: Connection): void {
    const watcher = this.#watchers.get(connection);
    if (!watcher) return;
    this.#watchers.delete(connection);
    this.#unlisten(watcher);
    this.#depart(watcher.viewer);
  }

  close(): void {
    for (const leave of this.#leave) leave();
    this.#chat.close();
    this.#presenceNews.stop();
    this.#tableNews.stop();
    this.#doors.presence.unfollow(this.#id);
  }

  /** Somebody has come to their seat or left it, here or at another node. */
  presenceChanged(): void {
    this.#presenceNews.ask();
    this.#doors.changed(this.#table);
  }

  #presence(): FromServer {
    const connected = this.#doors.presence.at(this.#id);
    return { type: 'presence', table: this.#id, connected, watching: this.#spectators };
  }

  #arrive(viewer: Viewer): void {
    if (viewer !== 'spectator') return this.#doors.presence.arrive(this.#id, viewer);
    this.#spectators++;
    this.#presenceNews.ask();
  }

  #depart(viewer: Viewer): void {
    if (viewer !== 'spectator') return this.#doors.presence.depart(this.#id, viewer);
    this.#spectators--;
    this.#presenceNews.ask();
  }

  async #tableChanged(): Promise<void> {
    const table = await this.#doors.tables.get(this.#id);
    if (table.version < this.#table.version) return;
    const isNews = table.version > this.#table.version;
    const isTurn = table.status !== this.#table.status;
    this.#table = table;
    if (isNews) this.#doors.changed(table);
    const isKicked = ({ connection }: Watcher) => table.kicked.includes(connection.account);
    const concerned = new Set<Watcher>();
    for (const watcher of this.#watchers.values()) {
      const isReseated = this.#reseat(watcher);
      if (isTurn || isReseated || watcher.viewer !== 'spectator' || isKicked(watcher)) concerned.add(watcher);
    }
    this.#tellTable((watcher) => concerned.has(watcher));
    // whoever only watches can wait for the next change
    if (isNews) this.#tableNews.ask();
    for (const watcher of this.#watchers.values()) {
      // told once that they are out, and nothing after that
      if (isKicked(watcher)) this.remove(watcher.connection);
      else await this.#listen(watcher);
    }
  }

  /** Tells those of the watchers about the table who do not know it as it is. */
  #tellTable(isMeant: (watcher: Watcher) => boolean): void {
    const texts = new Map<Viewer, string>();
    for (const watcher of this.#watchers.values()) {
      if (watcher.knows === this.#table.version || !isMeant(watcher)) continue;
      watcher.knows = this.#table.version;
      const { viewer, connection } = watcher;
      connection.sendText(textFor(texts, viewer, () => this.#tableText(connection.account)));
    }
  }

  /** Somebody has sat down or got up: from now on they see with other eyes, or nothing any more. */
  #reseat(watcher: Watcher): boolean {
    const viewer = viewerOf(this.#table, watcher.connection.account);
    if (viewer === watcher.viewer) return false;
    this.#depart(watcher.viewer);
    this.#unlisten(watcher);
    watcher.viewer = viewer;
    watcher.after = null;
    this.#arrive(viewer);
    return true;
  }

  async #listen(watcher: Watcher): Promise<void> {
    const { status } = this.#table;
    if (watcher.listener || status === 'open' || status === 'closed') return;
    if (whyNotWatch(this.#table, watcher.connection.account) !== null) return;
    // noted first: another change of the table may come while the room is being opened
    const { viewer, connection } = watcher;
    const listener = { viewer, asker: connection.asker, send: connection.sendText };
    watcher.listener = listener;
    try {
      const room = await this.#doors.keeper.room(this.#id);
      if (watcher.listener === listener) await room.join(listener, watcher.after);
    } catch (error) {
      if (watcher.listener === listener) watcher.listener = null;
      throw error;
    }
  }

  #unlisten(watcher: Watcher): void {
    const { listener } = watcher;
    if (!listener) return;
    watcher.listener = null;
    this.#try(async () => (await this.#doors.keeper.room(this.#id)).leave(listener));
  }

  /** All who only watch see the same. */
  #tableText(account: string): string {
    return JSON.stringify({ type: 'table', table: detailFor(this.#table, account) } satisfies FromServer);
  }

  #sayAll(message: FromServer): void {
    const text = JSON.stringify(message);
    for (const { connection } of this.#watchers.values()) connection.sendText(text);
  }

  #try(act: () => Promise<unknown>): void {
    act().catch((error: unknown) => this.#doors.failed(error));
  }
}

const viewerOf = (table: TableRecord, account: string): Viewer => seatOf(table, account) ?? 'spectator';

function textFor(texts: Map<Viewer, string>, viewer: Viewer, make: () => string): string {
  const text = texts.get(viewer) ?? make();
  texts.set(viewer, text);
  return text;
}

/** Whether somebody may watch at all: whoever sits there, and others where that was agreed. */
export function checkMayWatch(table: TableRecord, account: string): void {
  const why = whyNotWatch(table, account);
  if (why !== null) throw new Refused(403, why);
}

function whyNotWatch(table: TableRecord, account: string): string | null {
  if (seatOf(table, account) !== null) return null;
  if (table.kicked.includes(account)) return 'server.table.kicked';
  return table.status === 'playing' && !table.spectators.allowed ? 'server.table.no-spectators' : null;
}
