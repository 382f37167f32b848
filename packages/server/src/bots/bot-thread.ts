import type { Worker } from 'node:worker_threads';
import { unawaited } from '../unawaited.ts';

/** A thread that plays bots, one decision at a time. */
export class BotThread {
  readonly #worker: Worker;
  #pending: { resolve(answer: unknown): void; reject(error: Error): void } | null = null;
  #isAlive = true;

  constructor(worker: Worker) {
    this.#worker = worker;
    worker.on('message', (answer) => this.#pending?.resolve(answer));
    worker.on('error', (error) => this.#fail(error));
    worker.on('exit', () => this.#fail(new Error('the thread that played the bot is gone')));
  }

  get isAlive(): boolean {
    return this.#isAlive;
  }

  /** Rejects when the thread throws, dies or takes too long; then it is of no more use. */
  answer(task: string, limit: number): Promise<unknown> {
    const why = new Error(`the bot has not answered within ${limit} ms`);
    const late = () => unawaited(this.end(why), () => this.#fail(why));
    const timer = setTimeout(late, limit);
    const answered = new Promise((resolve, reject) => {
      this.#pending = { resolve, reject };
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
      if (this.#isAlive) this.#worker.postMessage(task);
      else reject(new Error('the thread that played bots is gone'));
    });
    return answered.finally(() => {
      clearTimeout(timer);
      this.#pending = null;
    });
  }

  async end(why: Error): Promise<void> {
    this.#fail(why);
    await this.#worker.terminate();
  }

  #fail(why: Error): void {
    this.#isAlive = false;
    this.#pending?.reject(why);
  }
}
