import type { Seat } from '@starboard/engine';
import { canRest } from '../clock/rest.ts';
import type { Pace } from '../clock/seat-clocks.ts';
import type { TableRecord } from '../lobby/table-record.ts';
import type { Tables } from '../lobby/tables.ts';
import type { MatchKeeper } from './match-keeper.ts';

interface Doors {
  readonly keeper: MatchKeeper;
  readonly tables: Tables;
  readonly paces: Readonly<Record<string, Pace | null>>;
  readonly presence: {
    at(table: string): readonly Seat[];
  };
  readonly grace: number | undefined;
  readonly failed: (error: unknown) => void;
}

const usualGrace = 90_000;
/** Where everything happens within two minutes. */
const graceInRealTime = 10_000;

/**
 * A player's last connection is gone. After a while a bot plays for them, if others wait: the nodes where those are
 * count, and only as long as they are there. By mail nobody waits.
 */
export class Vanishing {
  readonly #doors: Doors;
  readonly #timers = new Map<string, NodeJS.Timeout>();
  #isClosed = false;

  constructor(doors: Doors) {
    this.#doors = doors;
  }

  /** Who is at a table has changed, or the table itself. */
  changed(table: TableRecord): void {
    if (this.#isClosed || table.status !== 'playing' || !canRest(this.#doors.paces[table.clock] ?? null))
      return;
    this.#try(() => this.#lookWhoWaits(table));
  }

  close(): void {
    this.#isClosed = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
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
