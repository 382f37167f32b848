import { Worker } from 'node:worker_threads';
import type { Plan, Stretch } from './plan.ts';
import { type Played, playStretch } from './play-stretch.ts';

/** Plays all games of a plan, in this thread if there is only one worker; `done` hears of every stretch. */
export async function playAll(plan: Plan, workers: number, done: (played: Played) => void): Promise<void> {
  const stretches = stretchesOf(plan, workers);
  if (workers === 1) for (const stretch of stretches) done(playStretch(plan, stretch));
  else await Promise.all(Array.from({ length: workers }, () => work(plan, stretches, done)));
}

/** Small enough to share the work evenly and to show progress, large enough not to be all talk. */
function* stretchesOf({ games }: Plan, workers: number): Generator<Stretch, undefined> {
  const size = Math.max(1, Math.min(64, Math.ceil(games / (workers * 16))));
  for (let from = 0; from < games; from += size) yield { from, to: Math.min(games, from + size) };
}

/** One worker, which takes the next stretch whenever it is done with one. */
function work(
  plan: Plan,
  stretches: Iterator<Stretch, undefined>,
  done: (played: Played) => void,
): Promise<void> {
  const worker = new Worker(new URL('./simulate-worker.js', import.meta.url), { workerData: plan });
  return new Promise<void>((resolve, reject) => {
    const next = () => {
      const { value } = stretches.next();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
      if (value) worker.postMessage(value);
      else worker.terminate().then(() => resolve(), reject);
    };
    worker.on('message', (played: Played) => {
      done(played);
      next();
    });
    worker.on('error', reject);
    next();
  });
}
