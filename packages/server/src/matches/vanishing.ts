import type { Seat } from '@starboard/engine';
import type { Pace } from '../clock/seat-clocks.ts';
import type { Tables } from '../lobby/tables.ts';
import type { MatchKeeper } from './match-keeper.ts';

interface Doors {
  readonly keeper: MatchKeeper;
  readonly tables: Tables;
  readonly paces: Readonly<Record<string, Pace | null>>;
  readonly presence: { isHere(table: string, seat: Seat): boolean };
  readonly grace: number | undefined;
  readonly failed: (error: unknown) => void;
}

const usualGrace = 90_000;
/** Where everything happens within two minutes. */
const graceInRealTime = 10_000;
/** Where a move may take this long, nobody sits and waits. */
const slow = 3_600_000;

/**
 * Somebody's last connection is gone. After a while a bot plays for them, where others wait and a clock runs; should
 * this node be gone by then as well, the clock in the database sees to it.
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
    this.#look(table, seat).catch((error: unknown) => this.#doors.failed(error));
  }

  close(): void {
    this.#isClosed = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }

  async #look(table: string, seat: Seat): Promise<void> {
    const grace = await this.#graceAt(table);
    if (grace === null) return;
    const key = `${table} ${seat}`;
    clearTimeout(this.#timers.get(key));
    const timer = setTimeout(() => {
      this.#timers.delete(key);
      if (this.#doors.presence.isHere(table, seat)) return;
      this.#doors.keeper.standIn(table, seat).catch((error: unknown) => this.#doors.failed(error));
    }, grace);
    timer.unref();
    this.#timers.set(key, timer);
  }

  /** How long others wait for somebody who has vanished; null where nobody does, or all have days. */
  async #graceAt(id: string): Promise<number | null> {
    const { tables, paces, keeper, grace = usualGrace } = this.#doors;
    const table = await tables.get(id);
    const pace = paces[table.clock] ?? null;
    if (table.status !== 'playing' || !pace || pace.free >= slow) return null;
    const live = (await keeper.room(id)).current;
    return live?.isTimed ? Math.min(grace, graceInRealTime) : grace;
  }
}
