import type { Seat } from '@starboard/engine';
import type { MatchKeeper } from './match-keeper.ts';

interface Doors {
  readonly keeper: MatchKeeper;
  readonly presence: { isHere(table: string, seat: Seat): boolean };
  readonly grace: number | undefined;
  readonly failed: (error: unknown) => void;
}

const usualGrace = 90_000;
/** Where everything happens within two minutes. */
const graceInRealTime = 10_000;

/**
 * Somebody's last connection is gone. After a while a bot plays for them, where others wait and a clock runs; should
 * this node be gone by then as well, the clock in the database sees to it.
 */
export class Vanishing {
  readonly #doors: Doors;
  readonly #timers = new Map<string, NodeJS.Timeout>();

  constructor(doors: Doors) {
    this.#doors = doors;
  }

  left(table: string, seat: Seat): void {
    this.#look(table, seat).catch((error: unknown) => this.#doors.failed(error));
  }

  close(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }

  async #look(table: string, seat: Seat): Promise<void> {
    const grace = await this.#doors.keeper.graceAt(table, this.#doors.grace ?? usualGrace, graceInRealTime);
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
}
