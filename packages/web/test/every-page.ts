import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Language } from './browsing.ts';
import { tonight } from './tonight.ts';

const pages: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  landing: (page) => at(page, '/'),
  'open tables': (page) => at(page, '/tables'),
  profile: (page) => at(page, '/me'),
  'sign in': (page) => at(page, '/sign-in'),
  settings: (page) => at(page, '/settings'),
  'waiting room': (page) => at(page, '/new?game=alien-frontiers', '[data-seat], h1'),
  lesson: (page) => at(page, '/learn/alien-frontiers', '[data-place]'),
  table: (page) => at(page, '/play/alien-frontiers', '[data-place^="ship:"]'),
  'nothing here': (page) => at(page, '/nowhere'),
};

async function at(page: Page, path: string, shows = 'h1'): Promise<void> {
  await page.goto(path);
  await page.locator(shows).first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** What somebody could stumble over: another language, a text that is missing and said as its key, what axe finds. */
async function troubleOn(page: Page, language: Language): Promise<string[]> {
  const spoken = await page.locator('html').getAttribute('lang');
  const text = (await page.locator('body').textContent()) ?? '';
  const { violations } = await new AxeBuilder({ page }).analyze();
  return [
    ...(spoken === language ? [] : [`speaks ${spoken}`]),
    ...(text.match(/\[(?:web|af|server|engine)\.[^\]]*\]/g) ?? []),
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
  ];
}

/** A file for each language, so that they can be gone through side by side. */
export function everyPageIn(language: Language): void {
  const house = tonight();
  test.each(['dark', 'light'] as const)(
    `every page in ${language} is fit for everybody, %s`,
    async (theme) => {
      for (const width of [360, 768, 1440]) {
        const visitor = await house.comes({
          language,
          theme,
          size: [width, width < 500 ? 740 : 900],
          isTouch: width < 500,
        });
        const { page } = visitor;
        for (const [name, open] of Object.entries(pages)) {
          await open(page);
          const found = await troubleOn(page, language);
          expect(found.map((each) => `${name} at ${width}: ${each}`)).toEqual([]);
        }
        visitor.expectNoTrouble();
        await visitor.leave();
      }
    },
    600_000,
  );
}
