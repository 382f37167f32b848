import { alienFrontiers, buildPosition } from '@starboard/alien-frontiers';
import { decisionOf, playFrom, type Prompt, submit, viewFor } from '@starboard/engine';
import { expect, test } from 'vitest';
import { type DockPlan, stepOf } from './dock-plan.ts';

const [one, two] = ['dock:solar-converter:1', 'dock:solar-converter:2'];

/** Red has ordered a one and a two to the Solar Converter, and what is asked of them is looked at whenever it is wanted. */
function ordered() {
  const match = playFrom(alienFrontiers, buildPosition({ roll: [1, 2, 2], red: {}, green: {} }));
  const asked = (): Prompt | null => viewFor(match, 0).prompt;
  const says = (answer: string) => submit(match, { seat: 0, decision: decisionOf(match, 0), answer });
  const plan: DockPlan = { after: asked()?.decision ?? -1, keys: [two] };
  return { asked, says, plan };
}

test('what was ordered is said one by one, each when the one before is done', () => {
  const { asked, says, plan } = ordered();
  expect(stepOf(plan, asked())).toEqual({ plan });
  says(one);
  const next = stepOf(plan, asked());
  expect(next).toEqual({ plan: { after: asked()?.decision, keys: [] }, answer: two });
  says(two);
  expect(stepOf(next.plan ?? plan, asked())).toEqual({ plan: null });
});

test('what is not on offer any more ends it', () => {
  const { asked, says, plan } = ordered();
  says(one);
  expect(stepOf({ ...plan, keys: ['dock:solar-converter:6', two] }, asked())).toEqual({ plan: null });
});

test('a turn that has passed ends it: the same dice may come again in the next', () => {
  const { plan } = ordered();
  expect(stepOf(plan, null)).toEqual({ plan: null });
});
