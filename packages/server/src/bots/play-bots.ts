import { parentPort } from 'node:worker_threads';
import { askBot, type Bot } from '@starboard/bots';
import {
  type AnyGame,
  type Json,
  randomFrom,
  restoreMatch,
  type SavedMatch,
  type Seat,
} from '@starboard/engine';

/** All that a thread which plays bots is ever given: `saved` is a match in which everything hidden was dealt anew. */
export interface BotTask {
  readonly level: string;
  readonly seat: Seat;
  readonly saved: SavedMatch;
  /** The bot's luck, which tells nothing of the match's. */
  readonly seed: string;
}

/**
 * What such a thread does: it says that it is there, then a task comes in, as JSON, and an answer goes out. Whatever
 * fails ends the thread.
 */
export function playBots(games: readonly AnyGame[], bots: (game: AnyGame) => readonly Bot[]): void {
  parentPort?.on('message', (task: string) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
    parentPort?.postMessage(answerTo(JSON.parse(task) as BotTask, games, bots));
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
  parentPort?.postMessage('started');
}

function answerTo(
  { level, seat, saved, seed }: BotTask,
  games: readonly AnyGame[],
  bots: (game: AnyGame) => readonly Bot[],
): Json {
  const game = games.find(({ id }) => id === saved.position.game);
  const bot = game && bots(game).find(({ name }) => name === level);
  if (!game || !bot) throw new Error(`no bot '${level}' plays '${saved.position.game}'`);
  return askBot(bot, restoreMatch(game, saved, { undo: false }), seat, randomFrom(seed));
}
