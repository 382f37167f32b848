/** Something that goes by itself once nobody has heeded it for so many milliseconds. */
export class Leaving {
  readonly #after: number;
  readonly #leave: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(after: number, leave: () => void) {
    this.#after = after;
    this.#leave = leave;
    this.release();
  }

  /** Somebody looks at it, or is about to press something in it. */
  readonly hold = (): void => clearTimeout(this.#timer);

  readonly release = (): void => {
    this.hold();
    this.#timer = setTimeout(this.#leave, this.#after);
  };
}
