import type { TableDetail } from '@starboard/protocol';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { holdRequests } from '../browsers/hold-requests.ts';
import { nextFrame } from '../browsers/next-frame.ts';
import { posts } from './open-table.ts';
import { sharedServer } from '../browsers/shared-server.ts';

const house = sharedServer();

/** At the end; there is one at the table as well, for a player who has put the end aside. */
const playAgain = (page: Page): Locator => page.locator('footer').getByRole('button', { name: 'Play again' });

/** A match that its player gives up as soon as it is there. */
async function giveUp(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
  await playAgain(page).waitFor();
}

/** How many tables lie on this device. */
const tablesKept = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('starboard');
        opening.addEventListener('success', () => {
          const counting = opening.result.transaction('tables').objectStore('tables').count();
          counting.addEventListener('success', () => {
            opening.result.close();
            resolve(counting.result);
          });
        });
      }),
  );

test('“Play again” opens another table where the last one asked for was closed', async () => {
  const visitor = await house.comes();
  const { page } = visitor;
  await giveUp(page, '/play/alien-frontiers');
  const old = page.url();
  const post = (path: string) => posts<TableDetail>(page, house.url, path);
  const closed = await post(`/api/tables/${old.split('/').at(-1)}/rematch`);
  expect(await post(`/api/tables/${closed.id}/leave`)).toMatchObject({ status: 'closed' });
  await page.reload();
  await playAgain(page).click();
  await page.waitForURL((url) => url.href !== old);
  expect(page.url()).toContain('/table/');
  expect(page.url()).not.toContain(closed.id);
  await page.getByRole('button', { name: 'Menu' }).waitFor();
  visitor.expectNoTrouble();
  await visitor.leave();
});

test('who has left before another table is there is not called back to it', async () => {
  const visitor = await house.comes();
  const { page } = visitor;
  const letGo = await holdRequests(page, /\/rematch$/);
  await giveUp(page, '/play/alien-frontiers');
  await playAgain(page).click();
  await page.locator('section[aria-labelledby="victory"] a[href="/"]').click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  const isReady = page.waitForResponse(/\/ready$/);
  letGo();
  await isReady;
  await nextFrame(page);
  expect(new URL(page.url()).pathname).toBe('/');
  visitor.expectNoTrouble();
  await visitor.leave();
});

test('where it cannot be had, that is said, and another press may do', async () => {
  const { page, leave } = await house.comes();
  await page.route('**/api/tables/*/rematch', (route) =>
    route.fulfill({ status: 429, json: { refused: { key: 'server.limit.too-much' } } }),
  );
  await giveUp(page, '/play/alien-frontiers');
  const again = playAgain(page);
  const old = page.url();
  await again.click();
  await page.getByRole('alert').waitFor();
  expect(page.url()).toBe(old);
  await page.unroute('**/api/tables/*/rematch');
  await again.click();
  await page.waitForURL((url) => url.href !== old);
  await leave();
});

test('pressed twice on this device, it opens one table', async () => {
  const visitor = await house.comes();
  const { page } = visitor;
  await giveUp(page, '/local/new?game=alien-frontiers&bots=easy');
  const before = await tablesKept(page);
  const old = page.url();
  await playAgain(page).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await page.waitForURL((url) => url.href !== old);
  await page.getByRole('button', { name: 'Menu' }).waitFor();
  expect(await tablesKept(page)).toBe(before + 1);
  visitor.expectNoTrouble();
  await visitor.leave();
});
