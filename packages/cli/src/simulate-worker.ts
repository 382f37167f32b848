import { parentPort, workerData } from 'node:worker_threads';
import type { Plan, Stretch } from './simulate/plan.ts';
import { playStretch } from './simulate/play-stretch.ts';

const plan = workerData as Plan;

parentPort?.on('message', (stretch: Stretch) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
  parentPort?.postMessage(playStretch(plan, stretch));
});
