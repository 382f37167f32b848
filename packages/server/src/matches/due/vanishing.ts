import { type AnyGame, isInRealTime, type Seat } from '@starboard/engine';
import { canRest, type Pace } from '@starboard/host';
import type { TableRecord } from '../../lobby/table-record.ts';
import type { Tables } from '../../lobby/tables.ts';
import { gameAt } from '../dealing.ts';
import type { WhoIsHere } from '../match-services.ts';
import type { Rooms } from '../rooms.ts';
import { standIn } from './standing-in.ts';

interface VanishingServices {
  readonly rooms: Pick<Rooms, 'room'>;
  readonly tables: Pick<Tables, 'change'>;
  readonly games: readonly AnyGame[];
  readonly paces: Readonly<Record<string, Pace | null>>;
  readonly presence: Pick<WhoIsHere, 'at' | 'isHere'>;
  readonly grace: number | undefined;
  readonly failed: (error: unknown) => void;
}

/** A player who is gone, and has been waited for. */
interface Absence {
  /** Milliseconds that others have waited, up to `since`. */
  waited: number;
  /** Since when another player waits, by a clock that cannot be set; null while none is there. */
  since: number | null;
  /** Lets a bot stand in; or forgets it all, while no player is there. */
  timer: NodeJS.Timeout;
}

const usualGrace = 90_000;
/** Where everything happens within two minutes. */
const graceInRealTime = 10_000;
/** In milliseconds: how long it is remembered, while no player is there, how long a player has been waited for. */
const remembers = 3_600_000;

/**
 * A player's last connection is gone. After a while a bot plays for them, if others wait: the nodes where those are
 * count, and only the time for which they are there. Who waits may reload: what they have waited is not lost. By
 * mail no player waits.
 */
export class Vanishing {
  readonly #services: VanishingServices;
  readonly #absences = new Map<string, Absence>();
  #isClosed = false;

  constructor(services: VanishingServices) {
    this.#services = services;
  }

  /** Who is at a table has changed, or the table itself. */
  changed(table: TableRecord): void {
    if (this.#isClosed || !canRest(this.#services.paces[table.clock] ?? null)) return;
    if (table.status === 'playing') this.#try(() => this.#lookWhoWaits(table));
    else table.seats.forEach((_, seat) => this.#forget(keyOf(table.id, seat)));
  }

  close(): void {
    this.#isClosed = true;
    for (const { timer } of this.#absences.values()) clearTimeout(timer);
  }

  async #lookWhoWaits(table: TableRecord): Promise<void> {
    const { id } = table;
    const grace = await this.#graceAt(table);
    if (this.#isClosed) return;
    table.seats.forEach((_, seat) => {
      const here = this.#services.presence.at(id);
      if (!isGone(table, seat, here)) this.#forget(keyOf(id, seat));
      else if (isWaitedFor(table, seat, here)) this.#wait(table, seat, grace);
      else this.#pause(keyOf(id, seat));
    });
  }

  #wait(table: TableRecord, seat: Seat, grace: number): void {
    const { rooms, presence } = this.#services;
    const { id } = table;
    const key = keyOf(id, seat);
    const known = this.#absences.get(key);
    if (known && known.since !== null) return;
    clearTimeout(known?.timer);
    const waited = known?.waited ?? 0;
    const timer = setTimeout(() => {
      if (!isWaitedFor(table, seat, presence.at(id))) return this.#pause(key);
      this.#forget(key);
      this.#try(async () => standIn(this.#services, await rooms.room(id), seat));
    }, grace - waited);
    this.#absences.set(key, { waited, since: performance.now(), timer: timer.unref() });
  }

  /** No player is there to wait any longer. */
  #pause(key: string): void {
    const absence = this.#absences.get(key);
    if (!absence || absence.since === null) return;
    clearTimeout(absence.timer);
    absence.waited += performance.now() - absence.since;
    absence.since = null;
    absence.timer = setTimeout(() => this.#forget(key), remembers).unref();
  }

  #forget(key: string): void {
    clearTimeout(this.#absences.get(key)?.timer);
    this.#absences.delete(key);
  }

  /** How long others wait for a player who has vanished. */
  async #graceAt(table: TableRecord): Promise<number> {
    const { grace } = this.#services;
    return grace ?? ((await this.#isHurried(table)) ? graceInRealTime : usualGrace);
  }

  /** Whether the game's own clock runs, or stands in a pause of a game that is played by it. */
  async #isHurried(table: TableRecord): Promise<boolean> {
    const { rooms, games } = this.#services;
    if (isInRealTime(gameAt(games, table))) return true;
    // the match may not be in the memory of this node yet
    return (await rooms.room(table.id)).visit(({ isTimed }) => isTimed);
  }

  #try(act: () => Promise<unknown>): void {
    act().catch((error: unknown) => this.#services.failed(error));
  }
}

const keyOf = (table: string, seat: Seat): string => `${table} ${seat}`;

const isPlayedByOwner = ({ seats }: TableRecord, seat: Seat): boolean => {
  const holder = seats[seat];
  return holder?.kind === 'person' && holder.standIn === undefined;
};

/** Whether a player of the seat is gone. */
const isGone = (table: TableRecord, seat: Seat, here: readonly Seat[]): boolean =>
  isPlayedByOwner(table, seat) && !here.includes(seat);

/** Whether a player of the seat is gone while another is not. */
const isWaitedFor = (table: TableRecord, seat: Seat, here: readonly Seat[]): boolean =>
  isGone(table, seat, here) && here.some((each) => isPlayedByOwner(table, each));
