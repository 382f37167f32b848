import { everyBot } from '@starboard/bots';
import type { AnyGame } from '@starboard/engine';
import { botAnswer, type BotTask, type Thought } from '@starboard/host';

/** What the bots' worker is given: a game's id, and a task as JSON. */
export interface ThinkerTask {
  readonly game: string;
  readonly task: string;
}

export function thought(game: AnyGame, task: string): Thought {
  try {
    return { answer: botAnswer(JSON.parse(task) as BotTask, [game], everyBot) };
  } catch (error) {
    return { failed: String(error) };
  }
}
