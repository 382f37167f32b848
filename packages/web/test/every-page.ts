import type { Language } from '@starboard/messages';
import { AxeBuilder } from '@axe-core/playwright';
import type { TableDetail } from '@starboard/protocol';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openTable, posts } from './open-table.ts';
import { playedMatch } from './played-match.ts';
import { type Laid, pageTour } from './page-tour.ts';
import { sharedServer } from './shared-server.ts';

/** What somebody could stumble over: another language, a text that is missing and said as its key, what axe finds. */
async function troubleOn(page: Page, language: Language, part: string | undefined): Promise<string[]> {
  const spoken = await page.locator('html').getAttribute('lang');
  const text = (await page.locator('body').textContent()) ?? '';
  // all in one page: nothing of ours is in frames, for which axe would open another one each time
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
  return [
    ...(spoken === language ? [] : [`speaks ${spoken}`]),
    ...(text.match(/\[(?:web|af|ce|server|engine)\.[^\]]*\]/g) ?? []),
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
  ];
}

/** A file for each language, so that they can be gone through side by side. */
export function everyPageIn(language: Language): void {
  const house = sharedServer();
  let laid: Laid;
  beforeAll(async () => {
    const { page } = await house.comes();
    const { url } = house;
    const { code } = await openTable(page, url);
    const { id: cosmic } = await openTable(page, url, { game: 'cosmic-encounter' });
    const { id: played } = await posts<TableDetail>(page, url, '/api/import', playedMatch());
    laid = { played, cosmic, code: code ?? '' };
  });
  test.each([360, 768, 1440])(
    `every page in ${language} is fit for everybody, %d wide`,
    async (width) => {
      const visitor = await house.comes({
        language,
        size: [width, width < 500 ? 740 : 900],
        isTouch: width < 500,
      });
      const { page } = visitor;
      const found: string[] = [];
      for (const { name, come, part } of pageTour) {
        await come(page, laid);
        for (const theme of ['light', 'dark'] as const) {
          await wears(page, theme);
          const trouble = await troubleOn(page, language, part);
          found.push(...trouble.map((each) => `${name}, ${theme}: ${each}`));
        }
      }
      expect(found).toEqual([]);
      visitor.expectNoTrouble();
      await visitor.leave();
    },
    900_000,
  );
}

/** Goes over to a theme, as the page does when the evening comes, and waits until its colours have faded over. */
async function wears(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.locator(`html[data-theme="${theme}"]`).waitFor();
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((each) => !(each instanceof CSSTransition) || each.playState !== 'running'),
  );
}
