import { setTimeout } from 'node:timers';
import type { Log } from '../operations/log.ts';
import { unawaited } from '../unawaited.ts';

export interface ChoreSettings {
  /** What it is called in the log. */
  readonly name: string;
  /** Milliseconds between one time and the next. */
  readonly every: number;
  run(): Promise<unknown>;
}

const longestWait = 4_000;

/**
 * Something that is done again and again. While it fails, it is tried less often, at most down to every few seconds,
 * and the log hears of it twice: when it begins to fail, and when it works again.
 */
export class Chore {
  readonly #settings: ChoreSettings;
  readonly #log: Log;
  #timer: NodeJS.Timeout;
  #failures = 0;
  #isOver = false;

  constructor(settings: ChoreSettings, log: Log) {
    this.#settings = settings;
    this.#log = log;
    this.#timer = this.#next();
  }

  close(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
  }

  #next(): NodeJS.Timeout {
    const { every } = this.#settings;
    const wait = Math.max(every, Math.min(every * 2 ** this.#failures, longestWait));
    return setTimeout(() => unawaited(this.#do(), (error) => this.#log.error(error)), wait).unref();
  }

  async #do(): Promise<void> {
    const { name, run } = this.#settings;
    try {
      await run();
      if (this.#failures > 0)
        this.#log.info({ chore: name, failures: this.#failures }, 'a chore works again');
      this.#failures = 0;
    } catch (error) {
      if (this.#failures++ === 0)
        this.#log.error({ err: error, chore: name }, 'a chore fails; it will be tried until it works');
    }
    if (!this.#isOver) this.#timer = this.#next();
  }
}
