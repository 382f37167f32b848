import { parentPort, workerData } from 'node:worker_threads';
import type { AnyGame } from '@starboard/engine';
import type { Plan, Stretch } from './plan.ts';
import { playBouts } from '../arena/play-bouts.ts';
import { playStretch } from './play-stretch.ts';

/** In a worker of the crew: plays the stretches it is sent, of one of these games. */
export function servePlan(games: readonly AnyGame[]): void {
  const plan = workerData as Plan;
  const game = games.find(({ id }) => id === plan.game);
  if (!game) throw new Error(`a worker knows no game '${plan.game}'`);
  const play = plan.kind === 'arena' ? playBouts : playStretch;
  parentPort?.on('message', (stretch: Stretch) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
    parentPort?.postMessage(play(plan, game, stretch));
  });
}
