import { randomUUID } from 'node:crypto';
import { standInName } from '@starboard/bots';
import { type AnyGame, type Input, type Seat } from '@starboard/engine';
import { type Pace, successorLevel } from '@starboard/host';
import type { EarlyResult } from '@starboard/protocol';
import { afterGap } from '../bus/after-gap.ts';
import type { Bus } from '../bus/bus.ts';
import type { MatchStarter } from '../lobby/starting.ts';
import type { TableRecord } from '../lobby/table-record.ts';
import type { Tables } from '../lobby/tables.ts';
import type { LogWork } from '../log-work/log-work.ts';
import type { Log } from '../operations/log.ts';
import type { Metrics } from '../operations/metrics.ts';
import { goingDown, Refused } from '../refused.ts';
import type { Store } from '../store/store.ts';
import { unawaited } from '../unawaited.ts';
import type { Watchers } from '../watching/watchers.ts';
import type { Sender } from './telling/audience.ts';
import { BotTurns, type Crew } from './due/bot-turns.ts';
import { dealMatch, gameAt } from './dealing.ts';
import type { RoomServices, WhoIsHere } from './room/room-services.ts';
import { endMatch } from './ending.ts';
import { GroupCommit } from './queue/group-commit.ts';
import { Room } from './room/room.ts';
import { takenBack } from './requests/takebacks.ts';
import { wakeUp, type WakingServices } from './due/waking.ts';
import { WholeLogs } from './telling/whole-logs.ts';
import type { Granted } from './room/wish.ts';

export interface RoomsSettings {
  readonly store: Store;
  readonly bus: Bus;
  readonly tables: Tables;
  readonly games: readonly AnyGame[];
  readonly paces: Readonly<Record<string, Pace | null>>;
  readonly crew: Crew;
  /** Long work over logs that players wait for. */
  readonly work: LogWork;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly now: () => number;
  readonly isAlone: boolean;
  /** Whether this node plays bots. */
  readonly takesBots: boolean;
  readonly presence: WhoIsHere;
  readonly watchers: Watchers;
}

/** What a player's client asks for. */
export interface SeatInput {
  readonly table: string;
  readonly input: Input & { readonly seat: Seat };
  /** The same request made twice is carried out once. */
  readonly request: string;
  readonly sender: Sender | null;
}

/** A room that has been quiet for this long is given up; its match costs one row until a client comes back. */
const quietFor = 60_000;

/** All matches that this node has in memory, each in its room, and what the rooms work with. */
export class Rooms implements MatchStarter {
  readonly node = randomUUID();
  readonly #settings: RoomsSettings;
  readonly #rooms = new Map<string, Promise<Room>>();
  readonly #services: RoomServices;
  readonly #bots: BotTurns;
  readonly #waking: WakingServices;
  readonly #leave: (() => void)[];
  #isClosed = false;
  readonly #failed = (error: unknown): void => {
    // what a node on its way out leaves undone is done by the node that takes the match up
    if (error instanceof Refused && (error.status < 500 || this.#isClosed)) return;
    this.#settings.log.error({ err: error }, 'a match could not go on');
  };

  constructor(settings: RoomsSettings) {
    this.#settings = settings;
    const { store, bus, tables, games, paces, presence, watchers, metrics, now, isAlone } = settings;
    this.#services = {
      node: this.node,
      isAlone,
      store,
      bus,
      tables,
      games,
      paces,
      presence,
      watchers,
      now,
      commit: new GroupCommit(
        store.matches,
        (size, milliseconds) => {
          metrics.appendSize.observe(size);
          metrics.appendSeconds.observe(milliseconds / 1000);
        },
        this.#failed,
      ),
      wholeLogs: new WholeLogs(settings.work),
      takeBack: (...asked) => takenBack(settings, ...asked),
      finish: (live, result) => endMatch(settings, live, result),
      askBot: (question) => this.#bots.ask(question),
      wake: (id) => unawaited(this.wake(id), this.#failed),
      conflicted: () => metrics.conflicts.inc(),
      failed: this.#failed,
    };
    this.#bots = new BotTurns({
      ...settings,
      playersAt: (table) => watchers.playersAt(table),
      room: (id) => this.room(id),
      failed: this.#failed,
    });
    this.#waking = {
      store,
      now,
      presence,
      askBot: (question) => this.#bots.ask(question),
      standIn: (table, seat) => this.standIn(table, seat),
      failed: this.#failed,
    };
    this.#leave = [
      () => this.#bots.close(),
      afterGap(bus, () => this.catchUp({ withTables: true }), this.#failed),
    ];
  }

  startMatchAt(table: TableRecord): Promise<{ readonly seedHash: string }> {
    return dealMatch(this.#settings, table);
  }

  /** The room of a match, taken up from the database if need be. */
  room(id: string): Promise<Room> {
    const known = this.#rooms.get(id);
    if (known) return known;
    if (this.#isClosed) return Promise.reject(goingDown());
    const opening = this.#open(id).catch((error: unknown) => {
      this.#rooms.delete(id);
      throw error;
    });
    this.#rooms.set(id, opening);
    return opening;
  }

  async #open(id: string): Promise<Room> {
    const table = await this.#settings.tables.get(id);
    if (table.status === 'open' || table.status === 'closed')
      throw new Refused(409, 'server.match.not-started');
    const room = new Room(this.#services, table);
    // what happens from now on is heard of
    await this.#settings.bus.settled();
    return room;
  }

  /** A player answers what they were asked, or steps back. */
  async play({ table, input, request, sender }: SeatInput): Promise<Granted> {
    const { metrics } = this.#settings;
    const room = await this.room(table);
    const started = performance.now();
    try {
      const granted = await room.ask({ input, by: 'person', seat: input.seat, request }, sender);
      metrics.inputs.inc({
        result: granted.accepted ? (granted.isRepeated ? 'repeated' : 'accepted') : 'refused',
      });
      if (granted.accepted) metrics.acknowledgedSeconds.observe((performance.now() - started) / 1000);
      return granted;
    } catch (error) {
      metrics.inputs.inc({ result: 'failed' });
      throw error;
    }
  }

  /** Something may be due at this match. */
  async wake(id: string): Promise<void> {
    try {
      const room = await this.room(id);
      await room.visit((live) => wakeUp(this.#waking, room, live));
    } catch (error) {
      this.#failed(error);
    }
  }

  /** Which bot plays on at a table for a player who will not come back. */
  successorAt(table: TableRecord): string {
    return successorLevel(gameAt(this.#settings.games, table));
  }

  /** A bot plays on for a player who is gone, until they come back. */
  async standIn(id: string, seat: Seat): Promise<void> {
    const { tables, presence } = this.#settings;
    const table = await tables.change(id, (before) => {
      const holder = before.seats[seat];
      // they may have come back while the table was looked up
      if (presence.isHere(id, seat)) return null;
      if (before.status !== 'playing' || holder?.kind !== 'person' || holder.standIn !== undefined)
        return null;
      return { ...before, seats: before.seats.with(seat, { ...holder, standIn: standInName }) };
    });
    const room = await this.room(id);
    room.table = table;
    await room.visit((live) => room.goOn(live));
  }

  /** The players end the match; whichever way it has ended by then, the table says so afterwards. */
  async endEarly(id: string, result: EarlyResult): Promise<void> {
    const room = await this.room(id);
    await room.endEarly(result);
    await room.visit((live) => room.goOn(live));
    await room.reloadTable();
  }

  /** Messages between nodes may have been lost: looks up how far each match has come. */
  async catchUp({ withTables = false } = {}): Promise<void> {
    const latest = await this.#settings.store.matches.seqs([...this.#rooms.keys()]);
    for (const [id, seq] of latest) await (await this.room(id)).catchUp(seq, withTables);
  }

  /** Players have come to a table, or gone. */
  async peopleChanged(id: string): Promise<void> {
    try {
      await (await this.#rooms.get(id))?.peopleChanged();
    } catch (error) {
      this.#failed(error);
    }
  }

  /** Writes down where players are, should this node be gone before it can say that they have left. */
  async signAttendance(): Promise<void> {
    const { store, presence, now } = this.#settings;
    const attended = [...this.#rooms.keys()].filter((id) => presence.atThisNode(id).length > 0);
    await store.matches.attended(attended, now());
  }

  /** Gives up rooms that have been quiet for long. */
  async tidy(): Promise<void> {
    const now = this.#settings.now();
    for (const [id, opening] of this.#rooms) {
      const room = await opening.catch(() => null);
      if (room && !room.isQuiet) room.usedAt = now;
      if (!room || room.usedAt > now - quietFor) continue;
      this.#rooms.delete(id);
      await room.close();
      await room.save();
    }
    this.#settings.metrics.matchesInMemory.set(this.#rooms.size);
  }

  /** Nothing brings an input to any match any more; then, and not before, all of them are saved whole. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const leave of this.#leave) leave();
    const opened = await Promise.all([...this.#rooms.values()].map((room) => room.catch(() => null)));
    const rooms = opened.filter((room) => room !== null);
    await Promise.all(rooms.map((room) => room.close()));
    for (const room of rooms) await room.save().catch(this.#failed);
    this.#rooms.clear();
  }
}
