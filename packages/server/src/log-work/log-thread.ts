import type { Worker } from 'node:worker_threads';
import { Refused } from '../refused.ts';
import type { StoredLog } from '../store/packed-log.ts';
import { unawaited } from '../unawaited.ts';
import type { FromLogThread, LogJob, LogWant, ToLogThread } from './log-job.ts';

/** What a thread has made, and how many entries it has read for that. */
export interface Made {
  readonly answer: unknown;
  readonly read: number;
}

interface Pending {
  readonly id: number;
  readonly fetch: (want: LogWant) => Promise<StoredLog>;
  settle(made: Made): void;
  fail(error: Error): void;
}

/** A thread for long work over logs, one job at a time. */
export class LogThread {
  readonly #worker: Worker;
  #pending: Pending | null = null;
  #isAlive = true;
  #asked = 0;

  constructor(worker: Worker) {
    this.#worker = worker;
    worker.on('message', (message: FromLogThread) => this.#hear(message));
    worker.on('error', (error: NodeJS.ErrnoException) =>
      this.#end(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooHeavy() : error),
    );
    worker.on('exit', () => this.#end(new Error('the thread that worked on logs is gone')));
  }

  get isAlive(): boolean {
    return this.#isAlive;
  }

  /** Rejects when the thread throws, dies or takes too long; of a thread that died or was too slow, no more is heard. */
  async make(job: LogJob, fetch: Pending['fetch'], limit: number): Promise<Made> {
    const timer = setTimeout(
      () => unawaited(this.close(tooHeavy()), (error) => this.#end(error as Error)),
      limit,
    );
    try {
      return await new Promise<Made>((settle, fail) => {
        this.#pending = { id: ++this.#asked, fetch, settle, fail };
        if (this.#isAlive) this.#say({ id: this.#asked, job });
        else fail(new Error('the thread that worked on logs is gone'));
      });
    } finally {
      clearTimeout(timer);
      this.#pending = null;
    }
  }

  async close(why: Error = closed()): Promise<void> {
    this.#end(why);
    await this.#worker.terminate();
  }

  #hear(message: FromLogThread): void {
    const pending = this.#pending;
    // what it still says of a job that has failed is of no interest
    if (pending?.id !== message.id) return;
    if ('want' in message) unawaited(this.#fetch(pending, message), (error) => pending.fail(error as Error));
    else if ('done' in message) pending.settle({ answer: message.done, read: message.read });
    else if ('refused' in message) pending.fail(new Refused(message.refused.status, message.refused.reason));
    else pending.fail(new Error(message.failed));
  }

  async #fetch(pending: Pending, want: LogWant): Promise<void> {
    try {
      const stored = await pending.fetch(want);
      if (this.#pending === pending) this.#say({ stored });
    } catch (error) {
      pending.fail(error as Error);
      if (this.#isAlive) this.#say({ lost: true });
    }
  }

  #say(message: ToLogThread): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
    this.#worker.postMessage(message);
  }

  #end(why: Error): void {
    this.#isAlive = false;
    this.#pending?.fail(why);
  }
}

/** The client that asked may find another node, or this one again. */
export const closed = (): Refused => new Refused(503, 'server.record.busy', 5);

/** It would take more memory or time than a match should. */
const tooHeavy = (): Refused => new Refused(422, 'server.record.too-heavy');
