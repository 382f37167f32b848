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
 * Goes through everything there is to see at one width. What axe can find is the same in every language and, but for
 * colours, in both themes: it looks at all of it once. In other languages only words differ, and the room they take.
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

  const goesThroughAll = async (language: Language, looks: readonly Look[]): Promise<void> => {
    const isTouch = width < 500;
    const size = [width, isTouch ? 740 : 900] as const;
    const visitor = await house.comes({ language, size, isTouch, isAtServer: true });
    const { page } = visitor;
    const found: string[] = [];
    for (const { name, come, part } of pageTour) {
      await come(page, laid);
      for (const look of looks)
        found.push(...(await look(page, part)).map((trouble) => `${name}: ${trouble}`));
    }
    expect(found).toEqual([]);
    visitor.expectNoTrouble();
    await visitor.leave();
  };

  const others = (['ru', 'uk'] as const).filter(
    (language) => width === narrowest || inject('pieces').includes(`pages-${language}-${width}`),
  );

  test(`every page is fit for everybody, in both themes, ${width} wide`, () =>
    goesThroughAll('en', [
      unsaidIn('en'),
      wearing('dark', troubleFoundByAxe),
      wearing('light', contrastTrouble),
    ]));

  test.each(others)(`every page says all it has to say in %s, ${width} wide`, (language) =>
    goesThroughAll(language, [unsaidIn(language), outOfSight, fingerTrouble]),
  );
}

/** Another language, and texts that are missing and said as their keys. */
const unsaidIn =
  (language: Language): Look =>
  async (page) => {
    const spoken = await page.locator('html').getAttribute('lang');
    const text = (await page.locator('body').textContent()) ?? '';
    return [
      ...(spoken === language ? [] : [`speaks ${spoken}`]),
      ...(text.match(/\[(?:web|af|ce|server|engine)\.[^\]]*\]/g) ?? []),
    ];
  };

/** Goes over to a theme, as the page does when the evening comes, and looks when its colours have faded over. */
const wearing =
  (theme: 'light' | 'dark', look: Look): Look =>
  async (page, part) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.locator(`html[data-theme="${theme}"]`).waitFor();
    await page.waitForFunction(() =>
      document
        .getAnimations()
        .every((each) => !(each instanceof CSSTransition) || each.playState !== 'running'),
    );
    return (await look(page, part)).map((trouble) => `${theme}: ${trouble}`);
  };
