import {
  type Json,
  type Match,
  type Question,
  type RandomState,
  randomFrom,
  redeal,
  sample,
} from '@starboard/engine';

/** Somebody who can be asked. */
export interface Bot {
  readonly name: string;
  /**
   * Answers a question. `look` gives a match the bot's seat could not tell from the real one, with everything
   * hidden dealt anew; the real match is never handed out.
   */
  decide(question: Question, look: () => Match, random: RandomState): Json;
}

/** Any legal answer, all options alike. */
export const randomBot: Bot = {
  name: 'random',
  decide: (question, _look, random) => sample(question.shape, random, 'random-bot'),
};

/** Every bot a seat can be given to: one line each. */
export const bots: readonly Bot[] = [randomBot];

export const botByName = (name: string): Bot | undefined => bots.find((bot) => bot.name === name);

/** The bots' own luck in a match: a stream apart, so that their thinking never shifts a die. */
export const luckFor = (seed: string): RandomState => randomFrom(`${seed}/bots`);

/** Asks a bot; `decisions` is how many were made before this one. */
export function askBot(
  bot: Bot,
  match: Match,
  question: Question,
  luck: RandomState,
  decisions: number,
): Json {
  const look = () => redeal(match, question.seat, `${luck.seed}/${decisions}`);
  return bot.decide(question, look, luck);
}
