import { alienFrontiers, buildPosition, type View } from '@starboard/alien-frontiers';
import { decisionOf, playFrom, type Prompt, submit, viewFor } from '@starboard/engine';
import { expect, test } from 'vitest';
import { type DockPlan, stepOf } from './dock-plan.ts';

const [one, two] = ['dock:solar-converter:1', 'dock:solar-converter:2'];

/** Red has ordered a one and a two to the Solar Converter, and what is asked of them is looked at whenever it is wanted. */
function ordered() {
  const match = playFrom(alienFrontiers, buildPosition({ roll: [1, 2, 2], red: {}, green: {} }));
  const asked = (): Prompt | null => viewFor(match, 0).prompt;
  const says = (answer: string) => submit(match, { seat: 0, decision: decisionOf(match, 0), answer });
  const { round } = viewFor(match, 0).view as View;
  const plan: DockPlan = { round, after: asked()?.decision ?? -1, keys: [two] };
  const step = (ordered: DockPlan, prompt: Prompt | null = asked()) => stepOf(ordered, prompt, round);
  return { step, says, asked, plan };
}

test('what was ordered is said one by one, each when the one before is done', () => {
  const { step, says, asked, plan } = ordered();
  expect(step(plan)).toEqual({ plan });
  says(one);
  const next = step(plan);
  expect(next).toEqual({ plan: { ...plan, after: asked()?.decision, keys: [] }, answer: two });
  says(two);
  expect(step(next.plan ?? plan)).toEqual({ plan: null });
});

test('what is not on offer any more ends it', () => {
  const { step, says, plan } = ordered();
  says(one);
  expect(step({ ...plan, keys: ['dock:solar-converter:6', two] })).toEqual({ plan: null });
});

test('a turn that has passed ends it: the same dice may come again in the next', () => {
  const { asked, says, plan } = ordered();
  says(one);
  expect(stepOf(plan, asked(), plan.round + 1)).toEqual({ plan: null });
});

test('a broken line does not end it: it goes on with what is asked after', () => {
  const { step, says, plan } = ordered();
  expect(step(plan, null)).toEqual({ plan });
  says(one);
  expect(step(plan)).toMatchObject({ answer: two });
});
