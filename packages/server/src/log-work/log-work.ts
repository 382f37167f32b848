import type { Worker, WorkerOptions } from 'node:worker_threads';
import { startWorker } from '../starting-threads.ts';
import { nothingStored, type StoredLog } from '../store/packed-log.ts';
import type { Store } from '../store/store.ts';
import { unawaited } from '../unawaited.ts';
import type { ImportWriter, JobOf, LogJobKind, LogJobs, LogWant } from './log-job.ts';
import { closed, LogThread, type Made } from './log-thread.ts';
import { type Asker, type LineSettings, WorkLine } from './work-line.ts';

export interface LogWorkSettings {
  readonly store: Store;
  readonly line?: Partial<LineSettings>;
  readonly start?: (options: WorkerOptions) => Worker;
  /** Milliseconds for a job. */
  readonly limit?: number;
  /** Each job that was done or not, how long it took, and how many entries were read for it. */
  readonly onDone?: (kind: LogJobKind, result: 'done' | 'failed', seconds: number, read: number) => void;
}

const usualLine: LineSettings = { atOnce: 1, mostWaiting: 64, mostWaitingFrom: 16, mostWaitingEach: 4 };

/** An environment of its own, without the passwords in ours; and what wants more memory fails alone. */
const cell: WorkerOptions = { env: {}, resourceLimits: { maxOldGenerationSizeMb: 192 } };

const startLogWorker = (options: WorkerOptions): Worker =>
  startWorker(import.meta.url, './log-worker.ts', null, options);

const longestJob = 120_000;
/** A thread with nothing to do is let go, with all it has kept. */
const restsFor = 5 * 60_000;

/** Long work over logs, in a thread of its own that is started when it is wanted: no player's turn waits for it. */
export class LogWork {
  readonly #settings: LogWorkSettings;
  readonly #line: WorkLine;
  #thread: LogThread | null = null;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #isOpen = true;

  constructor(settings: LogWorkSettings) {
    this.#settings = settings;
    this.#line = new WorkLine({ ...usualLine, ...settings.line });
  }

  /** The same job asked for by several is done once. Refused when too much waits already, or it is too heavy. */
  do<Kind extends LogJobKind>(
    job: JobOf<Kind>,
    key: string,
    asker: Asker,
    writer: ImportWriter | null = null,
  ): Promise<LogJobs[Kind]['answer']> {
    return this.#line.do(`${job.kind} ${key}`, asker, () => this.#make(job, writer));
  }

  /** How much waits in line. */
  get waiting(): number {
    return this.#line.waiting;
  }

  async close(): Promise<void> {
    this.#isOpen = false;
    clearTimeout(this.#rest);
    await this.#thread?.close();
  }

  async #make<Kind extends LogJobKind>(
    job: JobOf<Kind>,
    writer: ImportWriter | null,
  ): Promise<LogJobs[Kind]['answer']> {
    const { onDone, limit = longestJob } = this.#settings;
    const started = performance.now();
    const done = (result: 'done' | 'failed', read: number) =>
      onDone?.(job.kind, result, (performance.now() - started) / 1000, read);
    try {
      const { answer, read }: Made = await this.#present().make(
        job,
        (want) => this.#fetch(job.match, want, writer),
        limit,
      );
      done('done', read);
      return answer as LogJobs[Kind]['answer'];
    } catch (error) {
      done('failed', 0);
      throw error;
    } finally {
      this.#restLater();
    }
  }

  #present(): LogThread {
    if (!this.#isOpen) throw closed();
    clearTimeout(this.#rest);
    if (!this.#thread?.isAlive) this.#thread = new LogThread((this.#settings.start ?? startLogWorker)(cell));
    return this.#thread;
  }

  #restLater(): void {
    clearTimeout(this.#rest);
    const rest = async () => this.#thread?.close();
    // however it ends, another thread is started when there is work
    this.#rest = setTimeout(() => unawaited(rest(), () => undefined), restsFor).unref();
  }

  async #fetch(match: string, { want, ask }: LogWant, writer: ImportWriter | null): Promise<StoredLog> {
    const { matches } = this.#settings.store;
    switch (want) {
      case 'rows':
        return matches.rowsAfter(match, ask.after, ask.limit);
      case 'takebacks':
        return matches.takebacks(match);
      case 'begin':
        await writer?.begin(ask);
        return nothingStored;
      case 'keep':
        await writer?.keep(ask.first, ask.inputs);
        return nothingStored;
    }
  }
}
