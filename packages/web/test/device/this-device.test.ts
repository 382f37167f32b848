import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { goesWithin } from '../browsers/goes-within.ts';
import { holdRequests } from '../browsers/hold-requests.ts';
import { nextFrame } from '../browsers/next-frame.ts';
import { sharedServer } from '../browsers/shared-server.ts';

const house = sharedServer();

/** Another tab brings the database to its next version, or begins to and thinks better of it. */
const takesDatabase = (page: Page, isKept: boolean): Promise<void> =>
  page.evaluate(
    (kept) =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open('starboard', 2);
        request.addEventListener('upgradeneeded', () => kept || request.transaction?.abort());
        request.addEventListener('success', () => {
          request.result.close();
          resolve();
        });
        request.addEventListener('error', () => resolve());
      }),
    isKept,
  );

test('who cannot be given the script that keeps tables is told so', async () => {
  const { page, context, leave } = await house.comes();
  // what is kept on the device would come past us
  await page.addInitScript(() => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }));
  await context.route(/device-worker/, (route) => route.fulfill({ status: 404, body: 'gone' }));
  const why = page.getByText('The tables of this device cannot be opened now');
  await page.goto('/local/new?game=alien-frontiers&bots=easy');
  await page.getByRole('heading', { name: 'The tables of this device cannot be opened now' }).waitFor();
  await page.goto('/local/0123456789');
  await why.waitFor();
  await page.goto('/local/0123456789/replay');
  await why.waitFor();
  await page.goto('/me');
  await why.waitFor();
  await context.unroute(/device-worker/);
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await why.waitFor({ state: 'detached' });
  await leave();
});

test('a match goes on when its database was closed, and says so when that is of a newer version', async () => {
  const { page, leave, expectNoTrouble } = await house.comes();
  await page.goto('/local/new?game=alien-frontiers&bots=easy');
  await page.getByRole('heading', { name: 'Your turn' }).waitFor();
  await page.keyboard.press('t');
  const docks = page.getByRole('button', { name: /^Dock .* at the/ });
  await docks.first().waitFor();
  const before = await docks.allTextContents();

  await takesDatabase(page, false);
  await docks.first().click();
  await page.getByRole('button', { name: 'Step back' }).click();
  await expect.poll(() => docks.allTextContents()).toEqual(before);

  await takesDatabase(page, true);
  await docks.first().click();
  const isNewer = page.getByText('A newer version of Starboard is open in another tab');
  await isNewer.waitFor();
  expect(await docks.allTextContents()).toEqual(before);
  // nor is who comes back to it told that there is no such table
  await page.reload();
  await isNewer.waitFor();
  expectNoTrouble();
  await leave();
});

test('the log of a match on this device begins with its first round', async () => {
  const { page, leave } = await house.comes();
  await page.goto('/local/new?game=alien-frontiers&bots=easy');
  await page.getByRole('heading', { name: 'Your turn' }).waitFor();
  const log = page.getByRole('list', { name: 'What happened' });
  await expect.poll(() => log.textContent()).toMatch(/^Round 1/);
  // it has begun under the player's eyes
  expect(await page.getByText('While you were away').count()).toBe(0);
  await leave();
});

test('who has left before a table is set up is not called back to it', async () => {
  const visitor = await house.comes();
  const { page } = visitor;
  const letGo = await holdRequests(page, /device-worker/);
  await page.goto('/settings');
  await goesWithin(page, '/local/new?game=alien-frontiers&bots=easy');
  await page.getByRole('heading', { name: 'Setting up the table' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  const isKept = page.evaluate(
    () =>
      new Promise<void>((kept) => {
        new BroadcastChannel('starboard-tables').addEventListener('message', () => kept());
      }),
  );
  letGo();
  await isKept;
  await nextFrame(page);
  expect(new URL(page.url()).pathname).toBe('/settings');
  visitor.expectNoTrouble();
  await visitor.leave();
});
