import {
  type AnyGame,
  type Bot,
  decisionOf,
  derivedSeed,
  keepsTime,
  type Json,
  type Match,
  type Means,
  type Pause,
  pickOne,
  type Question,
  questionTo,
  type RandomState,
  randomFrom,
  redeal,
  type Seat,
  sample,
} from '@starboard/engine';
import { botPrompt } from './bot-prompt.ts';
import { breath, hesitates } from './pace.ts';

/** Any legal answer, all options alike; in real time after a breath or more, as a person takes. */
export const randomBot: Bot = {
  name: 'random',
  decide({ shape }, { random, draw, isTimed }) {
    if (shape.kind === 'open' && isTimed() && hesitates(random)) return breath(random);
    // such a prompt does not tell what its answers are
    return shape.kind === 'open' || shape.kind === 'form' ? draw() : sample(shape, random, 'random-bot');
  },
};

/** Like the random one, but does something wherever it could also let the moment pass. */
export const eagerBot: Bot = {
  name: 'eager',
  decide(prompt, means) {
    const { shape, timeout } = prompt;
    if (shape.kind !== 'choose') return randomBot.decide(prompt, means);
    const acts = shape.options.filter((option) => option !== timeout);
    return pickOne(means.random, 'eager-bot', acts.length > 0 ? acts : shape.options);
  },
};

/** Bots that can play anything: one line each. */
export const bots: readonly Bot[] = [randomBot, eagerBot];

/** Every bot a seat of the game can be given to, the plainest first: those of any game, then its own. */
export const botsFor = (game: AnyGame): readonly Bot[] => (game.bots ? [...bots, ...game.bots] : bots);

/** No seat is given to it: it answers for a player who is out of time or away. */
export const standInName = 'stand-in';

/** For a game that has none of its own: lets every moment pass that may, and does no more than it has to. */
const anyStandIn: Bot = {
  name: standInName,
  decide: (prompt, means) => prompt.timeout ?? randomBot.decide(prompt, means),
};

/** The bot that answers for a player, and keeps what is theirs. */
export const standInFor = ({ standIn }: AnyGame): Bot => ({ ...(standIn ?? anyStandIn), name: standInName });

/** The name of the bot that plays for a player who is away. */
export const whileAway = ({ whileAway: own }: AnyGame): string => own ?? standInName;

/** All bots that can be asked in the game: those of its seats, and the one that stands in for people. */
export const everyBot = (game: AnyGame): readonly Bot[] => [...botsFor(game), standInFor(game)];

export const botByName = (name: string, game: AnyGame): Bot | undefined =>
  botsFor(game).find((bot) => bot.name === name);

/** The bots' own luck in a match, apart from the match's: it neither shifts a die nor tells one. */
export const luckFor = (seed: string): RandomState => randomFrom(derivedSeed(randomFrom(seed), 'bots'));

function mustAsk(match: Match, seat: Seat): Question {
  const question = questionTo(match, seat);
  if (!question) throw new Error(`seat ${seat} is not asked`);
  return question;
}

/** What a bot on that seat has at hand, for as long as the match goes on. */
export const meansOf = (
  match: Match,
  seat: Seat,
  luck: RandomState,
  hasWaited = false,
  now: number | null = null,
): Means => ({
  seat,
  random: luck,
  hasWaited,
  look: (windows) => redeal(match, seat, derivedSeed(luck, 'worlds'), windows),
  glance: () => match.game.glance?.(match.position.state, seat, mustAsk(match, seat).prompt),
  draw: () => sample(mustAsk(match, seat).shape, luck, 'random-bot'),
  // time that counts only at live tables hurries no bot
  isTimed: () => keepsTime(match, false),
  now: () => now ?? match.position.now,
});

/** Asks a bot that sits at the table; `means` where it is asked again and again. Where others are waited for, it waits. */
export function askBot(
  bot: Bot,
  match: Match,
  seat: Seat,
  luck: RandomState,
  means: Means = meansOf(match, seat, luck),
): Json | Pause {
  return askAbout(mustAsk(match, seat), bot, match, means);
}

/** The same about a question that is at hand. */
export function askAbout(question: Question, bot: Bot, match: Match, means: Means): Json | Pause {
  if (question.isOptional && question.shape.kind === 'open') return null;
  return bot.decide(botPrompt(question, decisionOf(match, question.seat)), means);
}
