/** In real time bots are asked one after the other, each at its own pace, however often others act. */
export class BotBeat {
  readonly #pace: number;
  readonly #ask: () => void;
  #timer: NodeJS.Timeout | null = null;

  /** `pace`: milliseconds from one act of a bot to the next. */
  constructor(pace: number, ask: () => void) {
    this.#pace = pace;
    this.#ask = ask;
  }

  /** So many bots are asked now. */
  go(bots: number): void {
    if (bots === 0) return this.stop();
    this.#timer ??= setTimeout(() => {
      this.#timer = null;
      this.#ask();
    }, this.#pace / bots).unref();
  }

  stop(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
