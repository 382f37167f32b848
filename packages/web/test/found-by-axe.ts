import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

type Part = string | undefined;

/** With no rules named, all that axe has. */
async function found(page: Page, part: Part, rules?: string[]): Promise<readonly string[]> {
  // all in one page: nothing of ours is in frames, for which axe would open another one each time
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
  });
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Everything that axe knows to look for. */
export const troubleFoundByAxe = (page: Page, part: Part) => found(page, part);

/** All that another theme can spoil. */
export const contrastTrouble = (page: Page, part: Part) => found(page, part, ['color-contrast']);

/** What longer words can make too small or too close for a finger. */
export const fingerTrouble = (page: Page, part: Part) => found(page, part, ['target-size']);
