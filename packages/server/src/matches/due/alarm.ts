import { lookAgain } from '@starboard/host';

/** Timers count in 32 bits; what is further off is found by the sweeper. */
const longestWait = 3_600_000;

/** Deadlines are in the database for whichever node is alive; the alarm is for being on time. */
export class Alarm {
  readonly #ring: () => void;
  #timer: NodeJS.Timeout | null = null;

  constructor(ring: () => void) {
    this.#ring = ring;
  }

  /** Rings when something is due, and not for what was due before. */
  set(due: number | null, now: number): void {
    this.stop();
    if (due === null) return;
    const wait = due > now ? due - now : lookAgain;
    if (wait > longestWait) return;
    this.#timer = setTimeout(this.#ring, wait);
    this.#timer.unref();
  }

  stop(): void {
    if (this.#timer) clearTimeout(this.#timer);
  }
}
