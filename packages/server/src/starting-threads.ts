import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * Starts a thread. Bundled, its file lies beside the one that starts it; in tests and development both are source
 * files, `path` away from each other.
 */
export function startWorker(
  from: string,
  path: `${'.' | '..'}/${string}-worker.ts`,
  workerData: unknown,
  options: WorkerOptions = {},
): Worker {
  if (from.endsWith('.ts')) {
    // the loader's other half, for require, does not work in a thread
    const tsx = pathToFileURL(createRequire(from).resolve('tsx/esm/api').replace(/cjs$/, 'mjs')).href;
    const source = new URL(path, from).href;
    const load = `import('${tsx}').then(({ register }) => { register(); return import('${source}'); })`;
    return new Worker(load, { ...options, eval: true, workerData });
  }
  const bundled = path.slice(path.lastIndexOf('/') + 1).replace(/ts$/, 'js');
  return new Worker(new URL(bundled, from), { ...options, workerData });
}
