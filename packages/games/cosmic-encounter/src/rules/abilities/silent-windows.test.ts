import { decisionOf, type Match, randomFrom, sample, startMatch, submit, whatIf } from '@starboard/engine';
import { expect, test } from 'vitest';
import { cosmicEncounter, type Options } from '../../index.ts';

const everything = { alienChoice: 'random', flares: 'unlimited', technologies: true } as const;
const tables: readonly Partial<Options>[] = [
  {},
  everything,
  { ...everything, edition: '2008', hiddenPowers: true, filchFlare: 'classic' },
];

const start = (seed: string, options: Partial<Options>) =>
  startMatch(cosmicEncounter, { seats: 4, seed, options: { ...options }, undo: false });

/** Answers by chance what is no window; lets windows pass. What was asked, and how often it was a window. */
function play(match: Match, seed: string, most: number) {
  const luck = randomFrom(seed);
  const prompts: string[] = [];
  let windows = 0;
  while (prompts.length < most && match.questions[0]) {
    const { seat, prompt, shape, isWindow } = match.questions[0];
    const answer = isWindow ? 'pass' : sample(shape, luck, 'answers');
    if (isWindow) windows++;
    else prompts.push(prompt);
    expect(submit(match, { seat, decision: decisionOf(match, seat), answer })).toMatchObject({
      accepted: true,
    });
  }
  while (match.questions[0]?.isWindow) {
    const { seat } = match.questions[0];
    submit(match, { seat, decision: decisionOf(match, seat), answer: 'pass' });
  }
  return { prompts, windows };
}

test.each(tables)(
  'a silent table comes to where the real one does if all windows pass, with %o',
  (options) => {
    for (const seed of ['one', 'two', 'three']) {
      const real = start(seed, options);
      play(real, seed, 1);
      const [question] = real.questions;
      if (!question) throw new Error('the game is over before it has begun');
      const { seat, shape } = question;
      const answer = sample(shape, randomFrom(seed), 'first');
      const silent = whatIf(real, seat, answer, 'none');
      submit(real, { seat, decision: decisionOf(real, seat), answer });
      const [asked, heard] = [play(real, seed, 120), play(silent, seed, 120)];
      expect(heard.prompts).toEqual(asked.prompts);
      expect([heard.windows, asked.windows > 50]).toEqual([0, true]);
      const { decisions: _, ...position } = real.position;
      expect(silent.position).toMatchObject(position);
    }
  },
);
