import type { Page } from 'playwright-core';
import { afterAll, test } from 'vitest';
import { type Visitor, visitors } from '../../browsers/browsing.ts';
import { goesWithin } from '../../browsers/goes-within.ts';
import { sharedServer } from '../../browsers/shared-server.ts';
import { cosmicTable } from '../cosmic-table.ts';
import { ScreenPlayer } from './screen-player.ts';
import type { Story } from './story.ts';

/** A test for each story, all told to one visitor, who goes from position to position. */
export function tellStories(stories: Readonly<Record<string, Story>>): void {
  const house = sharedServer();
  let visitor: Visitor | null = null;
  afterAll(() => visitor?.leave());
  for (const [name, { at, play }] of Object.entries(stories))
    test(name, async () => {
      // a test that fails sends its visitors away
      if (!visitor || !visitors.has(visitor)) visitor = await house.comes({ stays: true });
      await opens(visitor.page, cosmicTable(at));
      await play(new ScreenPlayer(visitor.page));
      visitor.expectNoTrouble();
    });
}

/** The page is loaded once: to load it again before each story took longer than the story. */
async function opens(page: Page, table: string): Promise<void> {
  if (page.url() === 'about:blank') await page.goto(table);
  else await goesWithin(page, table);
  // what is on screen by then belongs to the new table
  await page.waitForURL(/\/local\/(?!new)/);
}
