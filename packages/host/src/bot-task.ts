import { askBot, type Bot, luckFor } from '@starboard/bots';
import {
  type AnyGame,
  derivedSeed,
  isLegal,
  type Json,
  type Match,
  type Question,
  type RandomState,
  randomFrom,
  redeal,
  restoreMatch,
  type SavedMatch,
  type Seat,
  sample,
  saveMatch,
} from '@starboard/engine';

/** A bot is to answer for a seat that is asked. */
export interface BotDecision {
  readonly game: AnyGame;
  readonly level: string;
  readonly seat: Seat;
  readonly saved: SavedMatch;
  /** Where the bot's luck comes from; it never leaves the host. */
  readonly seed: string;
}

/** All that a bot's thread is ever given: `saved` is a match in which everything hidden was dealt anew. */
export interface BotTask {
  readonly level: string;
  readonly seat: Seat;
  readonly saved: SavedMatch;
  /** The bot's luck, which tells nothing of the match's. */
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

/** What leaves for the bot's thread, as JSON: no word of it tells more than the seat knows. */
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

/** What a bot answers to its task; throws what it throws. */
export function botAnswer(
  { level, seat, saved, seed }: BotTask,
  games: readonly AnyGame[],
  bots: (game: AnyGame) => readonly Bot[],
): Json {
  const game = games.find(({ id }) => id === saved.position.game);
  const bot = game && bots(game).find(({ name }) => name === level);
  if (!game || !bot) throw new Error(`no bot '${level}' plays '${saved.position.game}'`);
  return askBot(bot, restoreMatch(game, saved, { undo: false }), seat, randomFrom(seed));
}
