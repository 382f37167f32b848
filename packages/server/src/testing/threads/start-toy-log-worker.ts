import type { Worker, WorkerOptions } from 'node:worker_threads';
import { startWorker } from '../../starting-threads.ts';

/** A thread for long work over logs that knows the games of the tests. */
export const startToyLogWorker = (options: WorkerOptions): Worker =>
  startWorker(import.meta.url, './toy-log-worker.ts', null, options);
