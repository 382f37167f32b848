import { askBot, type Bot, luckFor, meansOf } from '@starboard/bots';
import {
  type AnyGame,
  derivedSeed,
  isLegal,
  isPause,
  type Json,
  type Match,
  type Pause,
  type Question,
  questionTo,
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
  /** It has let a while pass, as it said it would. */
  readonly hasWaited?: boolean;
  /** What the game's clock shows now; where it is missing, as in the match. */
  readonly now?: number;
}

/** All that a bot's thread is ever given: `saved` is a match in which everything hidden was dealt anew. */
export interface BotTask {
  readonly level: string;
  readonly seat: Seat;
  readonly saved: SavedMatch;
  /** The bot's luck, which tells nothing of the match's. */
  readonly seed: string;
  readonly hasWaited: boolean;
  /** What the game's clock shows as the bot is asked. */
  readonly now: number;
}

/** A decision taken up by the host, which knows the real match. */
export interface TakenUp {
  readonly level: string;
  readonly seat: Seat;
  readonly match: Match;
  readonly question: Question;
  readonly luck: RandomState;
  readonly hasWaited: boolean;
  readonly now: number;
}

export const takeUp = ({
  game,
  level,
  seat,
  saved,
  seed,
  hasWaited = false,
  now = saved.position.now,
}: BotDecision): TakenUp => ({
  ...takeUpHere(restoreMatch(game, saved, { undo: false }), seat, level, luckFor(seed)),
  hasWaited,
  now,
});

/** The same where the bot thinks beside the match itself, with luck that its host keeps. */
export function takeUpHere(match: Match, seat: Seat, level: string, luck: RandomState): TakenUp {
  const question = questionTo(match, seat);
  if (!question) throw new Error(`seat ${seat} is not asked`);
  return { level, seat, match, question, luck, hasWaited: false, now: match.position.now };
}

/** What leaves for the bot's thread, as JSON: no word of it tells more than the seat knows. */
export function taskOf({ match, level, seat, luck, hasWaited, now }: TakenUp): string {
  const world = redeal(match, seat, derivedSeed(luck, 'worlds'));
  const seed = derivedSeed(luck, 'bot');
  const task: BotTask = { level, seat, saved: saveMatch(world), seed, hasWaited, now };
  return JSON.stringify(task);
}

/** What came of asking a bot: anything it may have answered, or why it did not. */
export type Thought = { readonly answer: unknown } | { readonly failed: unknown };

/**
 * What is answered for a bot: its own answer if the question allows it, or its word that it waits. A bot that fails, or answers what is not
 * allowed, would do so again: in its place is answered what time running out would, or anything legal, and `failed`
 * hears why.
 */
export function answerOf(asked: TakenUp, thought: Thought, failed: (error: unknown) => void): Json | Pause {
  try {
    if ('failed' in thought) throw asError(thought.failed);
    if (isPause(asked.question.shape, thought.answer)) return thought.answer;
    if (isAllowed(asked, thought.answer)) return thought.answer;
    throw new Error(`the bot '${asked.level}' gave an illegal answer`);
  } catch (error) {
    failed(error);
    return asked.question.timeout ?? anyAnswer(asked);
  }
}

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

const isAllowed = ({ question, match }: TakenUp, answer: unknown): answer is Json =>
  isLegal(question.shape, answer, match.position.now);

/** Anything legal, another each time. */
export const anyAnswer = ({ question, luck }: Pick<TakenUp, 'question' | 'luck'>): Json =>
  sample(question.shape, luck, 'instead');

/** What a bot says to its task; throws what it throws. */
export function botAnswer(
  { level, seat, saved, seed, hasWaited, now }: BotTask,
  games: readonly AnyGame[],
  bots: (game: AnyGame) => readonly Bot[],
): Json | Pause {
  const game = games.find(({ id }) => id === saved.position.game);
  const bot = game && bots(game).find(({ name }) => name === level);
  if (!game || !bot) throw new Error(`no bot '${level}' plays '${saved.position.game}'`);
  const match = restoreMatch(game, saved, { undo: false });
  const luck = randomFrom(seed);
  return askBot(bot, match, seat, luck, meansOf(match, seat, luck, hasWaited, now));
}
