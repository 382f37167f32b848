import { cosmicEncounter, type Options, type View } from '@starboard/cosmic-encounter';
import {
  decisionOf,
  type Json,
  latestEvents,
  type Match,
  pickOne,
  randomFrom,
  sample,
  startMatch,
  submit,
  viewOf,
} from '@starboard/engine';
import { expect, test } from 'vitest';
import texts from '../messages/table/en.json' with { type: 'json' };
import { type EncounterView, type Side, sides, stageOf, type Step } from './stage.ts';
import { stepSentence, stepWords } from './step-words.ts';

/** What the chips of a side lead to, one going on where the one before it ended. */
function endOf(steps: readonly Step[], side: Side): number {
  let sum = 0;
  for (const step of steps.filter((each) => each.side === side)) {
    expect(step.from).toBe(sum);
    if (step.adds !== null) expect(sum + step.adds).toBe(step.to);
    sum = step.to;
  }
  return sum;
}

function expectWords(step: Step): void {
  const words = stepWords(step, 0);
  for (const message of [words.what, words.why, stepSentence(step, words)])
    if (message?.key.startsWith('web.')) expect(texts).toHaveProperty([message.key]);
}

/** Whether the panel tells totals, and then rightly. */
function isTold(view: View): boolean {
  if (stageOf(view) !== 'totals') return false;
  const { steps, verdict, totals } = view.encounter as EncounterView;
  const ends = { offense: endOf(steps, 'offense'), defense: endOf(steps, 'defense') };
  expect(verdict?.totals).toEqual(ends);
  if (totals) for (const side of sides) expect(totals[side].total).toBe(ends[side]);
  expect(verdict?.by).toBe(Math.abs(ends.offense - ends.defense));
  steps.forEach(expectWords);
  return true;
}

const hasCompared = (match: Match): boolean =>
  latestEvents(match).some(({ type }) => type === 'totalsCompared');

test.each<[string, Partial<Options>]>([
  ['few variants', { alienChoice: 'random' }],
  ['flares and technologies', { alienChoice: 'random', flares: 'unlimited', technologies: true }],
])(
  'the steps on the panel lead to its totals, in 250 encounters with %s',
  { timeout: 240_000 },
  (seed, options) => {
    let encounters = 0;
    for (let game = 0; encounters < 250; game++) {
      const match = startMatch(cosmicEncounter, {
        seats: 4,
        options,
        seed: `panel ${seed} ${game}`,
        undo: false,
      });
      const player = randomFrom(`panel ${seed} ${game}`);
      for (let inputs = 0; inputs < 3_000 && match.questions.length > 0; inputs++) {
        const { seat, shape, isWindow, timeout } = pickOne(player, 'seat', match.questions);
        const isPassed = isWindow && inputs % 4 > 0 && timeout !== undefined;
        const answer: Json = isPassed ? timeout : sample(shape, player, 'answer');
        submit(match, { seat, decision: decisionOf(match, seat), answer });
        if (hasCompared(match) && isTold(viewOf(match, 'spectator') as View)) encounters++;
        // what is used changes totals before they are compared
        else if (!isPassed) isTold(viewOf(match, 'spectator') as View);
      }
    }
  },
);
