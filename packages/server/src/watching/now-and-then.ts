/** Does something at once; what is asked for in the pause after that is done once, at its end. */
export class NowAndThen {
  readonly #act: () => void;
  readonly #pause: () => number;
  #timer: NodeJS.Timeout | null = null;
  #isAsked = false;

  /** `pause`: in milliseconds, as it is to be at that moment. */
  constructor(act: () => void, pause: () => number) {
    this.#act = act;
    this.#pause = pause;
  }

  ask(): void {
    if (this.#timer) {
      this.#isAsked = true;
      return;
    }
    this.#timer = setTimeout(() => {
      this.#timer = null;
      if (this.#isAsked) this.ask();
    }, this.#pause());
    this.#timer.unref();
    this.#isAsked = false;
    this.#act();
  }

  stop(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    this.#isAsked = false;
  }
}
