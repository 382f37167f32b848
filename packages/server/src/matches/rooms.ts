import { randomUUID } from 'node:crypto';
import type { Input, Seat } from '@starboard/engine';
import type { Later } from '@starboard/host';
import { afterGap } from '../bus/after-gap.ts';
import type { MatchStarter } from '../lobby/starting.ts';
import type { TableRecord } from '../lobby/table-record.ts';
import { goingDown, Refused } from '../refused.ts';
import { unawaited } from '../unawaited.ts';
import type { Sender } from './telling/audience.ts';
import { BotTurns } from './due/bot-turns.ts';
import { dealMatch } from './dealing.ts';
import type { MatchServices, RoomServices } from './match-services.ts';
import { GroupCommit } from './queue/group-commit.ts';
import { Room } from './room/room.ts';
import { wakeUp } from './due/waking.ts';
import { WholeLogs } from './telling/whole-logs.ts';
import type { Granted } from './room/wish.ts';

/** What a player's client asks for. */
export interface SeatInput {
  readonly table: string;
  readonly input: Input & { readonly seat: Seat };
  /** The same request made twice is carried out once. */
  readonly request: string;
  readonly later?: Later | undefined;
  /** When it came in. */
  readonly heardAt: number;
}

/** A room that has been quiet for this long is given up; its match costs one row until a client comes back. */
const quietFor = 60_000;

/** All matches that this node has in memory, each in its room, and what the rooms work with. */
export class Rooms implements MatchStarter {
  readonly node = randomUUID();
  readonly #rooms = new Map<string, Promise<Room>>();
  readonly #services: RoomServices;
  readonly #bots: BotTurns;
  readonly #leave: (() => void)[];
  #isClosed = false;
  readonly #failed = (error: unknown): void => {
    // what a node on its way out leaves undone is done by the node that takes the match up
    if (error instanceof Refused && (error.status < 500 || this.#isClosed)) return;
    this.#services.log.error({ err: error }, 'a match could not go on');
  };

  constructor(services: MatchServices) {
    const { store, bus, work, metrics, watchers } = services;
    const commit = new GroupCommit(
      store.matches,
      (size, milliseconds) => {
        metrics.appendSize.observe(size);
        metrics.appendSeconds.observe(milliseconds / 1000);
      },
      this.#failed,
    );
    this.#bots = new BotTurns({
      ...services,
      playersAt: (table) => watchers.playersAt(table),
      room: (id) => this.room(id),
      failed: this.#failed,
    });
    this.#services = {
      ...services,
      node: this.node,
      commit,
      wholeLogs: new WholeLogs(work),
      askBot: (question) => this.#bots.ask(question),
      wake: (id) => unawaited(this.wake(id), this.#failed),
      failed: this.#failed,
    };
    this.#leave = [
      () => this.#bots.close(),
      afterGap(bus, () => this.catchUp({ withTables: true }), this.#failed),
    ];
  }

  startMatchAt(table: TableRecord): Promise<{ readonly seedHash: string }> {
    return dealMatch(this.#services, table);
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
    const table = await this.#services.tables.get(id);
    if (table.status === 'open' || table.status === 'closed')
      throw new Refused(409, 'server.match.not-started');
    const room = new Room(this.#services, table);
    // what happens from now on is heard of
    await this.#services.bus.settled();
    return room;
  }

  /** A player answers what they were asked, or steps back. */
  async play({ table, input, request, later, heardAt }: SeatInput, sender: Sender | null): Promise<Granted> {
    const { metrics, now } = this.#services;
    const room = await this.room(table);
    try {
      const asked = { input, by: 'person', seat: input.seat, request, later } as const;
      const granted = await room.ask(asked, sender, heardAt);
      metrics.inputs.inc({
        result: granted.accepted ? (granted.isRepeated ? 'repeated' : 'accepted') : 'refused',
      });
      if (granted.accepted) metrics.acknowledgedSeconds.observe(Math.max(0, now() - heardAt) / 1000);
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
      await room.visit((live) => wakeUp(this.#services, room, live));
    } catch (error) {
      this.#failed(error);
    }
  }

  /** Messages between nodes may have been lost: looks up how far each match has come. */
  async catchUp({ withTables = false } = {}): Promise<void> {
    const latest = await this.#services.store.matches.seqs([...this.#rooms.keys()]);
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
    const { store, presence, now } = this.#services;
    const attended = [...this.#rooms.keys()].filter((id) => presence.atThisNode(id).length > 0);
    await store.matches.attended(attended, now());
  }

  /** Gives up rooms that have been quiet for long. */
  async tidy(): Promise<void> {
    const now = this.#services.now();
    for (const [id, opening] of this.#rooms) {
      const room = await opening.catch(() => null);
      if (room && !room.isQuiet) room.usedAt = now;
      if (!room || room.usedAt > now - quietFor) continue;
      this.#rooms.delete(id);
      await room.close();
      await room.save();
    }
    this.#services.metrics.matchesInMemory.set(this.#rooms.size);
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
