import type { Language } from '@starboard/messages';
import type { TableDetail } from '@starboard/protocol';
import type { Page } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { contrastTrouble, fingerTrouble, troubleFoundByAxe } from './found-by-axe.ts';
import { openTable, posts } from '../table/open-table.ts';
import { outOfSight } from './out-of-sight.ts';
import { type Laid, pageTour } from './page-tour.ts';
import { playedMatch } from '../table/played-match.ts';
import { sharedServer } from '../browsers/shared-server.ts';

/** Where longer words are most in want of room. */
const narrowest = 360;

/** What is wrong with the page, or with this part of it. */
type Look = (page: Page, part: string | undefined) => Promise<readonly string[]>;

/**
 * Goes once through everything there is to see at one width, and looks at each thing in every way that can differ
 * there. What axe can find is the same in every language and, but for colours, in both themes: it looks at all of it
 * once. In other languages only words differ, and the room they take.
 */
export function everyPageAt(width: number): void {
  const house = sharedServer();
  let laid: Laid;
  beforeAll(async () => {
    const { page, leave } = await house.comes();
    const { code } = await openTable(page, house.url);
    const { id: cosmic } = await openTable(page, house.url, { game: 'cosmic-encounter' });
    const { id: played } = await posts<TableDetail>(page, house.url, '/api/import', playedMatch());
    laid = { played, cosmic, code: code ?? '' };
    await leave();
  });

  const others = (['ru', 'uk'] as const).filter(
    (language) => width === narrowest || inject('pieces').includes(`pages-${language}-${width}`),
  );
  const looks: readonly Look[] = [
    wearing('dark', speaking('en', unsaid, troubleFoundByAxe)),
    wearing('light', contrastTrouble),
    ...others.map((language) => speaking(language, unsaid, outOfSight, fingerTrouble)),
  ];
  const languages = ['en', ...others].join(', ');

  test(`every page is fit for everybody, in both themes, and says all in ${languages}, ${width} wide`, async () => {
    const isTouch = width < 500;
    const size = [width, isTouch ? 740 : 900] as const;
    const visitor = await house.comes({ size, isTouch, isAtServer: true });
    const { page } = visitor;
    const found: string[] = [];
    for (const [number, { name, come, part }] of pageTour.entries()) {
      await come(page, laid);
      // as the stop before was left, so this one is come to: every other one in the last language
      for (const look of number % 2 === 0 ? looks : looks.toReversed())
        found.push(...(await look(page, part)).map((trouble) => `${name}: ${trouble}`));
    }
    expect(found).toEqual([]);
    visitor.expectNoTrouble();
    await visitor.leave();
  });
}

/** Texts that are missing, and said as their keys. */
const unsaid: Look = async (page) => {
  const text = (await page.locator('body').textContent()) ?? '';
  return text.match(/\[(?:web|af|ce|server|engine)\.[^\]]*\]/g) ?? [];
};

/** Goes over to a language, as the page does when it is chosen in another tab. */
const speaking =
  (language: Language, ...looks: readonly Look[]): Look =>
  async (page, part) => {
    await page.evaluate((chosen) => {
      const key = 'starboard.settings';
      const kept = JSON.parse(localStorage.getItem(key) ?? '') as { state: { settings: object } };
      const state = { settings: { ...kept.state.settings, language: chosen } };
      localStorage.setItem(key, JSON.stringify({ ...kept, state }));
      dispatchEvent(new StorageEvent('storage', { key }));
    }, language);
    await page.locator(`html[lang="${language}"]`).waitFor();
    const found: string[] = [];
    for (const look of looks) found.push(...(await look(page, part)));
    return found.map((trouble) => `${language}: ${trouble}`);
  };

/** Goes over to a theme, as the page does when the evening comes. */
const wearing =
  (theme: 'light' | 'dark', look: Look): Look =>
  async (page, part) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.locator(`html[data-theme="${theme}"]`).waitFor();
    return (await look(page, part)).map((trouble) => `${theme}: ${trouble}`);
  };
