import { luckFor } from '@starboard/bots';
import {
  type AnyGame,
  derivedSeed,
  isLegal,
  type Json,
  type Match,
  type Question,
  type RandomState,
  redeal,
  restoreMatch,
  type SavedMatch,
  type Seat,
  sample,
  saveMatch,
} from '@starboard/engine';
import type { BotTask } from './play-bots.ts';

/** A bot is to answer for a seat that is asked. */
export interface BotDecision {
  readonly game: AnyGame;
  readonly level: string;
  readonly seat: Seat;
  readonly saved: SavedMatch;
  /** Where the bot's luck comes from; it never leaves this thread. */
  readonly seed: string;
}

/** A decision taken up by the host, which knows the real match. */
export interface TakenUp extends BotDecision {
  readonly match: Match;
  readonly question: Question;
  readonly luck: RandomState;
}

export function takeUp(decision: BotDecision): TakenUp {
  const { game, saved, seat, seed } = decision;
  const match = restoreMatch(game, saved, { undo: false });
  const question = match.questions.find((asked) => asked.seat === seat);
  if (!question) throw new Error(`seat ${seat} is not asked`);
  return { ...decision, match, question, luck: luckFor(seed) };
}

/** What leaves for another thread, as JSON: no word of it tells more than the seat knows. */
export function taskOf({ match, level, seat, luck }: TakenUp): string {
  const world = redeal(match, seat, derivedSeed(luck, 'worlds'));
  const task: BotTask = { level, seat, saved: saveMatch(world), seed: derivedSeed(luck, 'bot') };
  return JSON.stringify(task);
}

export const allows = ({ question, match }: TakenUp, answer: unknown): answer is Json =>
  isLegal(question.shape, answer, match.position.now);

/** What is answered where the bot does not: what time running out would, or anything legal. */
export const answerInstead = ({ question, luck }: TakenUp): Json =>
  question.timeout ?? sample(question.shape, luck, 'instead');
