import { type AnyGame, reason, type Seat } from '@starboard/engine';
import {
  clockPresets,
  type GameListing,
  type NewTable,
  type OwnTablePage,
  type PageQuery,
  type TableChanges,
  type TablePage,
  type TablePageQuery,
} from '@starboard/protocol';
import { Refused } from '../refused.ts';
import type { Store } from '../store/store.ts';
import { readCode } from './codes.ts';
import { listingOf } from './game-list.ts';
import { forgetAccount, mergeAccounts, renameAccount } from './leaving-accounts.ts';
import { listOpen, listOwn } from './lists.ts';
import { rematchOf } from './rematch.ts';
import * as seating from './seating.ts';
import { isStarting, type MatchStarter, startMatch } from './starting.ts';
import { closeStale, startDelayed } from './sweep.ts';
import { recordOf, seatOf, type TableRecord } from './table-record.ts';
import { noSuchTable, type Tables } from './tables.ts';
import { type Visitor, wishedTable } from './wishes.ts';

export interface LobbyDoors {
  readonly store: Store;
  readonly tables: Tables;
  readonly games: readonly AnyGame[];
  readonly now: () => number;
  readonly matches: MatchStarter;
  /** Gives a seat of a running match up for good. */
  readonly resign: (table: string, seat: Seat) => Promise<void>;
  /** Names of the clocks there are. */
  readonly clocks?: readonly string[];
  /** At how many tables one may sit that have not started. */
  readonly mostOpenTables?: number;
}

/** Where tables are opened and people sit down, up to the moment when the match begins. */
export class Lobby {
  readonly tables: Tables;
  readonly games: readonly GameListing[];
  readonly #doors: LobbyDoors;
  readonly #clocks: readonly string[];

  constructor(doors: LobbyDoors) {
    this.#doors = doors;
    this.tables = doors.tables;
    this.games = doors.games.map(listingOf);
    this.#clocks = doors.clocks ?? Object.keys(clockPresets);
  }

  async create(host: Visitor, wish: NewTable): Promise<TableRecord> {
    const game = this.#game(wish.game, 400);
    this.#checkClock(wish.clock);
    const table = wishedTable(game, wish, host, this.#doors.now());
    await this.#checkRoom(host.id);
    return this.tables.create(table);
  }

  /** A table somebody has the link of. Whoever sits there keeps it from being forgotten by looking in. */
  async open(id: string, account: string | null): Promise<TableRecord> {
    const table = await this.tables.get(id);
    if (account !== null && seatedAt(table, account)) await this.tables.touch(table);
    return table;
  }

  async byCode(typed: string): Promise<TableRecord> {
    const code = readCode(typed);
    const { db } = this.#doors.store;
    const row =
      code && (await db.selectFrom('tables').selectAll().where('code', '=', code).executeTakeFirst());
    if (!row) throw noSuchTable();
    return recordOf(row);
  }

  async join(id: string, visitor: Visitor, seat?: Seat): Promise<TableRecord> {
    const table = await this.tables.get(id);
    if (!seatedAt(table, visitor.id)) await this.#checkRoom(visitor.id);
    return this.tables.change(id, (latest) => seating.sit(latest, visitor, seat));
  }

  leave(id: string, account: string): Promise<TableRecord> {
    return this.tables.change(id, (table) => seating.leave(table, account));
  }

  kick(id: string, host: string, account: string): Promise<TableRecord> {
    return this.tables.change(id, (table) => seating.kick(table, host, account));
  }

  setReady(id: string, account: string, isReady: boolean): Promise<TableRecord> {
    return this.#changeAndStart(id, (table) => seating.setReady(table, account, isReady));
  }

  setSeat(
    id: string,
    host: string,
    seat: Seat,
    wish: 'open' | { readonly bot: string },
  ): Promise<TableRecord> {
    return this.#changeAndStart(id, (table) => seating.setSeat(this.#gameAt(table), table, host, seat, wish));
  }

  addSeat(id: string, host: string): Promise<TableRecord> {
    return this.tables.change(id, (table) => seating.addSeat(this.#gameAt(table), table, host));
  }

  removeSeat(id: string, host: string, seat: Seat): Promise<TableRecord> {
    return this.tables.change(id, (table) => seating.removeSeat(this.#gameAt(table), table, host, seat));
  }

  changeSettings(id: string, host: string, changes: TableChanges): Promise<TableRecord> {
    if (changes.clock !== undefined) this.#checkClock(changes.clock);
    return this.tables.change(id, (table) =>
      seating.changeSettings(this.#gameAt(table), table, host, changes),
    );
  }

  /** The next table for the same people; the same one for all of them, whoever asks first. */
  async rematch(id: string, visitor: Visitor): Promise<TableRecord> {
    const played = await this.tables.get(id);
    seating.mustSit(played, visitor.id);
    if (played.rematch === null) await this.#checkRoom(visitor.id);
    return this.tables.succeed(id, (table) => rematchOf(table, visitor, this.#doors.now()));
  }

  listOpen(wish: TablePageQuery): Promise<TablePage> {
    return listOpen(this.#doors.store, wish);
  }

  listOwn(account: string, wish: PageQuery): Promise<OwnTablePage> {
    return listOwn(this.#doors.store, account, wish);
  }

  /** Closes the open tables at which nobody has been for a day; tells how many. */
  closeStale(now: number): Promise<number> {
    return closeStale(this.#doors.store, this.tables, now);
  }

  /** Brings tables to their start whose node died on the way; tells how many. */
  startDelayed(now: number): Promise<number> {
    return startDelayed(this.#doors.store, this.tables, this.#doors.matches, now);
  }

  /** To be called before the account goes. */
  onDeleted(account: string): Promise<void> {
    return forgetAccount(this.#doors, account);
  }

  /** To be called before the first account goes. */
  onMerged(from: string, to: string): Promise<void> {
    return mergeAccounts(this.#doors, from, to);
  }

  onRenamed(account: string, name: string): Promise<void> {
    return renameAccount(this.#doors, account, name);
  }

  async #changeAndStart(id: string, change: (table: TableRecord) => TableRecord): Promise<TableRecord> {
    const table = await this.tables.change(id, (latest) => {
      const changed = change(latest);
      if (changed === latest || !seating.isComplete(changed)) return changed;
      return { ...changed, startedAt: this.#doors.now() };
    });
    return isStarting(table) ? startMatch(this.tables, this.#doors.matches, table) : table;
  }

  #game(id: string, status: number): AnyGame {
    const game = this.#doors.games.find((known) => known.id === id);
    if (!game) throw new Refused(status, reason('server.table.game-unknown', { game: id.slice(0, 40) }));
    return game;
  }

  #gameAt(table: TableRecord): AnyGame {
    return this.#game(table.game, 409);
  }

  #checkClock(clock: string): void {
    if (!this.#clocks.includes(clock)) throw new Refused(400, 'server.table.unknown-clock');
  }

  async #checkRoom(account: string): Promise<void> {
    const most = this.#doors.mostOpenTables ?? mostOpenTables;
    const { open } = await this.#doors.store.db
      .selectFrom('table_people')
      .innerJoin('tables', 'tables.id', 'table_people.table_id')
      .select((eb) => eb.fn.countAll<number>().as('open'))
      .where('table_people.account_id', '=', account)
      .where('tables.status', '=', 'open')
      .executeTakeFirstOrThrow();
    if (open >= most) throw new Refused(409, reason('server.table.too-many', { most }));
  }
}

const mostOpenTables = 10;

const seatedAt = (table: TableRecord, account: string): boolean => seatOf(table, account) !== null;
