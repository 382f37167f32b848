import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * Starts a thread. Bundled, its file lies beside the one that starts it; in tests and development both are source
 * files, `path` away from each other. Tests have the threads bundled all the same, once for all of them
 * (`BUNDLED_PROGRAMS`): a thread that translates its sources takes ten times as long to start.
 */
export function startWorker(
  from: string,
  path: `${'.' | '..'}/${string}-worker.ts`,
  workerData: unknown,
  options: WorkerOptions = {},
): Worker {
  const bundle = basename(path).replace(/ts$/, 'js');
  if (!from.endsWith('.ts')) return new Worker(new URL(bundle, from), { ...options, workerData });
  const { BUNDLED_PROGRAMS: folder } = process.env;
  if (folder) return new Worker(join(folder, bundle), { ...options, workerData });
  // the loader's other half, for require, does not work in a thread
  const tsx = pathToFileURL(createRequire(from).resolve('tsx/esm/api').replace(/cjs$/, 'mjs')).href;
  const source = new URL(path, from).href;
  const load = `import('${tsx}').then(({ register }) => { register(); return import('${source}'); })`;
  return new Worker(load, { ...options, eval: true, workerData });
}
