import type { Worker } from 'node:worker_threads';
import { startWorker } from '../../starting-threads.ts';
import type { CallKind, Calls, Failure, Reply } from './calls.ts';

interface Waiting {
  readonly settle: (answer: never) => void;
  readonly fail: (error: Error) => void;
}

/** The thread that owns the database, seen from outside. It does what it is asked in the order of asking. */
export class SqliteThread {
  readonly #worker: Worker;
  /** Answered in order. No map: what comes and goes there by the thousand outlives it until all memory is cleared up. */
  readonly #waiting: Waiting[] = [];
  #gone: Error | null = null;

  private constructor(folder: string) {
    this.#worker = startWorker(import.meta.url, './sqlite-worker.ts', { folder });
    this.#worker.on('message', (reply: Reply) => this.#hear(reply));
    this.#worker.on('error', (error) => this.#end(closed(error)));
    this.#worker.on('exit', () => this.#end(closed()));
  }

  /** Rejects when the folder is another process's, or the file is no database. */
  static async open(folder: string): Promise<SqliteThread> {
    const thread = new SqliteThread(folder);
    try {
      // its first word, unasked
      await new Promise<null>((settle, fail) => thread.#waiting.push({ settle, fail }));
      return thread;
    } catch (error) {
      await thread.#worker.terminate();
      throw error;
    }
  }

  ask<Kind extends CallKind>(kind: Kind, ask: Calls[Kind]['ask']): Promise<Calls[Kind]['answer']> {
    if (this.#gone) return Promise.reject(this.#gone);
    return new Promise((settle, fail) => {
      this.#waiting.push({ settle, fail });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
      this.#worker.postMessage({ kind, ask });
    });
  }

  /** Everything asked before is done first. */
  async close(): Promise<void> {
    if (this.#gone) return;
    const closing = this.ask('close', null);
    this.#gone = closed();
    try {
      await closing;
    } finally {
      // only with the thread are all its hands off the files
      await this.#worker.terminate();
    }
  }

  #hear(reply: Reply): void {
    const waiting = this.#waiting.shift();
    if ('failed' in reply) waiting?.fail(failed(reply.failed));
    else waiting?.settle(reply.answer as never);
  }

  #end(error: Error): void {
    this.#gone ??= error;
    for (const { fail } of this.#waiting.splice(0)) fail(this.#gone);
  }
}

function failed({ message, code, errcode }: Failure): Error {
  const error = new Error(message);
  return code === null ? error : Object.assign(error, { code, errcode });
}

const closed = (cause?: unknown): Error =>
  Object.assign(new Error('the database is closed', { cause }), { code: 'STORE_CLOSED' });
