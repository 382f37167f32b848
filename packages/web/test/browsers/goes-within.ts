import type { Page } from 'playwright-core';

/** Goes there as by a link of the page's own: nothing that has been loaded is loaded again. */
export async function goesWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path);
}
