/** How long news stay that are not heeded, in milliseconds. */
export const newsStay = 20_000;

type Heed = 'pointer' | 'focus';

/** Something that goes by itself once it has not been heeded for so many milliseconds. */
export class Leaving {
  readonly #after: number;
  readonly #leave: () => void;
  readonly #heldBy = new Set<Heed>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(after: number, leave: () => void) {
    this.#after = after;
    this.#leave = leave;
    this.#begin();
  }

  /** The player looks at it, or is about to press something in it. */
  hold(by: Heed): void {
    this.#heldBy.add(by);
    this.stop();
  }

  release(by: Heed): void {
    this.#heldBy.delete(by);
    if (this.#heldBy.size === 0) this.#begin();
  }

  readonly stop = (): void => clearTimeout(this.#timer);

  #begin(): void {
    this.stop();
    this.#timer = setTimeout(this.#leave, this.#after);
  }
}
