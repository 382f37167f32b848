import { betweenActs } from '@starboard/bots';
import type { HostedMatch } from '../hosted-match.ts';
import type { Seating } from '../seat-holder.ts';
import { botQuestions, type BotQuestion } from './bot-questions.ts';

/** In milliseconds: in real time no bot acts more often, unless the host is told so. */
export const botPace = betweenActs;

/**
 * Bots that are asked in real time, each with its turn, counted by the game's clock: whichever hosts ask, and however
 * often, a bot acts once in a turn.
 */
export function pacedQuestions(
  hosted: HostedMatch,
  table: Seating,
  now: number,
  pace = botPace,
): readonly BotQuestion[] {
  const turn = Math.floor(hosted.gameTime(now) / pace);
  return botQuestions(hosted, table).map((question) => ({ ...question, turn }));
}
