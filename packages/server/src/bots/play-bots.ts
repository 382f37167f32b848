import { parentPort } from 'node:worker_threads';
import type { Bot } from '@starboard/bots';
import type { AnyGame } from '@starboard/engine';
import { botAnswer, type BotTask } from '@starboard/host';

/**
 * What a thread that plays bots does: it says that it is there, then a task comes in, as JSON, and an answer goes out.
 * A failure ends the thread.
 */
export function playBots(games: readonly AnyGame[], bots: (game: AnyGame) => readonly Bot[]): void {
  parentPort?.on('message', (task: string) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
    parentPort?.postMessage(botAnswer(JSON.parse(task) as BotTask, games, bots));
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
  parentPort?.postMessage('started');
}
