import axe from 'axe-core';
import type { Page } from 'playwright-core';

type Part = string | undefined;

/** With no rules named, all that axe has. */
async function found(page: Page, part: Part, rules?: string[]): Promise<readonly string[]> {
  await bringAxe(page);
  return page.evaluate(
    async ([where, values]) => {
      const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(where ?? document, {
        resultTypes: ['violations'],
        ...(values && { runOnly: { type: 'rule', values } }),
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    [part, rules] as const,
  );
}

/** Once for each page that was loaded: it is half a megabyte. */
async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
}

/** Everything that axe knows to look for. */
export const troubleFoundByAxe = (page: Page, part: Part) => found(page, part);

/** All that another theme can spoil. */
export const contrastTrouble = (page: Page, part: Part) => found(page, part, ['color-contrast']);

/** What longer words can make too small or too close for a finger. */
export const fingerTrouble = (page: Page, part: Part) => found(page, part, ['target-size']);
