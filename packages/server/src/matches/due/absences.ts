import type { Seat } from '@starboard/engine';

/** In milliseconds: a page that is loaded anew is back by then, and so is a player on the way to a match that began. */
export const usualAwayGrace = 4_000;

/** Who has been gone for longer than a moment, as far as the rules have to be told so. */
export class Absences {
  readonly #grace: number;
  readonly #changed: () => void;
  /** By seat, what the moment is counted by; null: it is over. */
  readonly #gone = new Map<Seat, NodeJS.Timeout | null>();

  constructor(grace: number, changed: () => void) {
    this.#grace = grace;
    this.#changed = changed;
  }

  get isNone(): boolean {
    return this.#gone.size === 0;
  }

  /** These are gone now, and no others; gives those who have been for longer. */
  longGone(seats: readonly Seat[]): readonly Seat[] {
    for (const seat of this.#gone.keys()) if (!seats.includes(seat)) this.#forget(seat);
    for (const seat of seats) if (!this.#gone.has(seat)) this.#wait(seat);
    return seats.filter((seat) => this.#gone.get(seat) === null);
  }

  stop(): void {
    for (const seat of this.#gone.keys()) this.#forget(seat);
  }

  #wait(seat: Seat): void {
    const timer = setTimeout(() => {
      this.#gone.set(seat, null);
      this.#changed();
    }, this.#grace);
    this.#gone.set(seat, timer.unref());
  }

  #forget(seat: Seat): void {
    clearTimeout(this.#gone.get(seat) ?? undefined);
    this.#gone.delete(seat);
  }
}
