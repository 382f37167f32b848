import { type Match, type Question, randomFrom, sample } from '@starboard/engine';
import { answer } from '@starboard/engine/testing';

/** Plays a match to its end at random, and stops before every answer to be looked at. */
export function* randomPlay(match: Match, seed: string): Iterable<Question> {
  const random = randomFrom(seed);
  for (let [question] = match.questions; question; [question] = match.questions) {
    yield question;
    answer(match, question.seat, sample(question.shape, random, 'answers'));
  }
}
