import { Worker } from 'node:worker_threads';
import type { Plan, Stretch } from './plan.ts';

/** Who plays: so many workers, each a thread made of that file. */
export interface Crew {
  readonly workers: number;
  readonly file: URL;
}

/** Plays all games of a plan, in this thread if there is only one worker; `done` hears of every stretch. */
export async function playAll<Played>(
  plan: Plan,
  { workers, file }: Crew,
  play: (stretch: Stretch) => Played,
  done: (played: Played) => void,
): Promise<void> {
  const stretches = stretchesOf(plan, workers);
  if (workers === 1) for (const stretch of stretches) done(play(stretch));
  else {
    const hear = (worker: Worker, next: () => void) =>
      worker.on('message', (played: Played) => {
        done(played);
        next();
      });
    await Promise.all(Array.from({ length: workers }, () => work(file, plan, stretches, hear)));
  }
}

/** Small enough to share the work evenly and to show progress, large enough not to be all talk. */
function* stretchesOf({ games }: Plan, workers: number): Generator<Stretch, undefined> {
  const size = Math.max(1, Math.min(64, Math.ceil(games / (workers * 16))));
  for (let from = 0; from < games; from += size) yield { from, to: Math.min(games, from + size) };
}

/** One worker, which takes the next stretch whenever it is done with one. */
function work(
  file: URL,
  plan: Plan,
  stretches: Iterator<Stretch, undefined>,
  hear: (worker: Worker, next: () => void) => void,
): Promise<void> {
  const worker = new Worker(file, { workerData: plan });
  return new Promise<void>((resolve, reject) => {
    const next = () => {
      const { value } = stretches.next();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
      if (value) worker.postMessage(value);
      else worker.terminate().then(() => resolve(), reject);
    };
    hear(worker, next);
    worker.on('error', reject);
    next();
  });
}
