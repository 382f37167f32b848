import { askBot, botByName, randomBot } from '@starboard/bots';
import {
  type AnyGame,
  type Json,
  randomFrom,
  restoreMatch,
  type SavedMatch,
  type Seat,
} from '@starboard/engine';

/** What a bot is asked. */
export interface BotJob {
  readonly game: string;
  readonly level: string;
  readonly seat: Seat;
  readonly saved: SavedMatch;
  /** The bot's own luck. */
  readonly luck: string;
}

/** The bot's answer; one that fails is stood in for by the plainest. */
export function thought(game: AnyGame, { level, seat, saved, luck }: BotJob): Json {
  const match = restoreMatch(game, saved, { undo: false });
  const bot = botByName(level, game) ?? randomBot;
  try {
    return askBot(bot, match, seat, randomFrom(luck));
  } catch {
    return askBot(randomBot, match, seat, randomFrom(luck));
  }
}
