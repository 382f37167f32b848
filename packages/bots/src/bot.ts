import { type Json, type Match, type Question, type RandomState, sample } from '@starboard/engine';

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
