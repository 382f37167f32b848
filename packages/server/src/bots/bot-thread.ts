import type { Worker } from 'node:worker_threads';
import { unawaited } from '../unawaited.ts';

/** In milliseconds: a busy machine takes its time to load every game. */
const longestStart = 60_000;

/** A thread that plays bots, one decision at a time. */
export class BotThread {
  readonly #worker: Worker;
  /** Kept when the thread has said that it is there. */
  readonly #started: Promise<void>;
  #pending: { resolve(answer: unknown): void; reject(error: Error): void } | null = null;
  #isAlive = true;

  constructor(worker: Worker) {
    this.#worker = worker;
    this.#started = new Promise((resolve) => {
      worker.once('message', () => {
        resolve();
        worker.on('message', (answer) => this.#pending?.resolve(answer));
      });
    });
    this.#endAfter(longestStart, 'the thread that plays bots has not started', this.#started);
    worker.on('error', (error) => this.#fail(error));
    worker.on('exit', () => this.#fail(new Error('the thread that played the bot is gone')));
  }

  get isAlive(): boolean {
    return this.#isAlive;
  }

  /** Rejects when the thread throws, dies or takes too long; then it is of no more use. */
  answer(task: string, limit: number): Promise<unknown> {
    const answered = new Promise((resolve, reject) => {
      this.#pending = { resolve, reject };
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
      if (this.#isAlive) this.#worker.postMessage(task);
      else reject(new Error('the thread that played bots is gone'));
    }).finally(() => (this.#pending = null));
    // the bot's time is for thinking, not for the thread to start
    const isLate = `the bot has not answered within ${limit} ms`;
    unawaited(
      this.#started.then(() => this.#endAfter(limit, isLate, answered)),
      (error) => this.#fail(error as Error),
    );
    return answered;
  }

  async end(why: Error): Promise<void> {
    this.#fail(why);
    await this.#worker.terminate();
  }

  /** Ends the thread after so long, unless something is settled by then. */
  #endAfter(limit: number, reason: string, settled: Promise<unknown>): void {
    const why = new Error(reason);
    const timer = setTimeout(() => unawaited(this.end(why), () => this.#fail(why)), limit).unref();
    const stop = () => clearTimeout(timer);
    settled.then(stop, stop);
  }

  #fail(why: Error): void {
    this.#isAlive = false;
    this.#pending?.reject(why);
  }
}
