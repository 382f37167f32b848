import type { Seat } from '@starboard/engine';
import { isByMail } from '@starboard/protocol';
import type { Pace } from '../clock/seat-clocks.ts';
import type { TableRecord } from '../lobby/table-record.ts';
import type { Tables } from '../lobby/tables.ts';
import type { MatchKeeper } from './match-keeper.ts';

interface Doors {
  readonly keeper: MatchKeeper;
  readonly tables: Tables;
  readonly paces: Readonly<Record<string, Pace | null>>;
  readonly presence: {
    isHere(table: string, seat: Seat): boolean;
    at(table: string): readonly Seat[];
  };
  readonly grace: number | undefined;
  readonly failed: (error: unknown) => void;
}

const usualGrace = 90_000;
/** Where everything happens within two minutes. */
const graceInRealTime = 10_000;

/**
 * Somebody's last connection is gone. After a while a bot plays for them. Where a clock runs, that is seen to by the
 * node they were at; should it be gone by then as well, the clock in the database sees to it. Where none runs, nothing
 * presses but those who wait: the nodes where they are count, and only as long as they are there.
 */
export class Vanishing {
  readonly #doors: Doors;
  readonly #timers = new Map<string, NodeJS.Timeout>();
  #isClosed = false;

  constructor(doors: Doors) {
    this.#doors = doors;
  }

  left(table: string, seat: Seat): void {
    // the node itself is going, and everybody with it
    if (this.#isClosed) return;
    this.#try(() => this.#leftByClock(table, seat));
  }

  /** Who is at a table has changed, or the table itself. */
  changed(table: TableRecord): void {
    if (this.#isClosed || table.status !== 'playing' || this.#paceOf(table) !== null) return;
    this.#try(() => this.#lookWhoWaits(table));
  }

  close(): void {
    this.#isClosed = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }

  async #leftByClock(id: string, seat: Seat): Promise<void> {
    const table = await this.#doors.tables.get(id);
    const pace = this.#paceOf(table);
    if (table.status !== 'playing' || !pace || isByMail(pace)) return;
    const grace = await this.#graceAt(id);
    this.#stop(id, seat);
    this.#start(id, seat, grace, () => !this.#doors.presence.isHere(id, seat));
  }

  async #lookWhoWaits(table: TableRecord): Promise<void> {
    const { id } = table;
    const grace = await this.#graceAt(id);
    table.seats.forEach((_, seat) => {
      const isMissed = () => isWaitedFor(table, seat, this.#doors.presence.at(id));
      if (!isMissed()) this.#stop(id, seat);
      else if (!this.#timers.has(keyOf(id, seat))) this.#start(id, seat, grace, isMissed);
    });
  }

  #start(id: string, seat: Seat, grace: number, isMissed: () => boolean): void {
    if (this.#isClosed) return;
    const timer = setTimeout(() => {
      this.#timers.delete(keyOf(id, seat));
      if (isMissed()) this.#try(() => this.#doors.keeper.standIn(id, seat));
    }, grace);
    timer.unref();
    this.#timers.set(keyOf(id, seat), timer);
  }

  #stop(id: string, seat: Seat): void {
    const key = keyOf(id, seat);
    clearTimeout(this.#timers.get(key));
    this.#timers.delete(key);
  }

  #paceOf({ clock }: TableRecord): Pace | null {
    return this.#doors.paces[clock] ?? null;
  }

  /** How long others wait for somebody who has vanished. */
  async #graceAt(id: string): Promise<number> {
    const { keeper, grace = usualGrace } = this.#doors;
    const live = (await keeper.room(id)).current;
    return live?.isTimed ? Math.min(grace, graceInRealTime) : grace;
  }

  #try(act: () => Promise<unknown>): void {
    act().catch((error: unknown) => this.#doors.failed(error));
  }
}

const keyOf = (table: string, seat: Seat): string => `${table} ${seat}`;

/** Whether somebody who plays there is gone while another is not. */
function isWaitedFor({ seats }: TableRecord, seat: Seat, here: readonly Seat[]): boolean {
  const isPlayedByOwner = (each: Seat): boolean => {
    const holder = seats[each];
    return holder?.kind === 'person' && holder.standIn === undefined;
  };
  return isPlayedByOwner(seat) && !here.includes(seat) && here.some(isPlayedByOwner);
}
