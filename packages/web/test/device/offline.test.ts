import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ownServer, sharedServer } from '../browsers/shared-server.ts';

const house = sharedServer();

/** Whether the browser has kept the app, and answers for the server from now on. */
const isKept = (page: Page): Promise<boolean> =>
  page.evaluate(() => navigator.serviceWorker.controller?.state === 'activated');

/** Whether the texts of every language are on the device. */
const areTextsKept = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const script = await (await fetch('/offline.js')).text();
    const files = JSON.parse(/JSON\.parse\('(.*)'\)/.exec(script)?.[1] ?? '{}') as Record<string, string[]>;
    const kept = await Promise.all(
      Object.values(files).flatMap((list) => list.map((file) => caches.match(file))),
    );
    return kept.length > 0 && kept.every((answer) => answer !== undefined);
  });

/** Where ships can still dock, as the table told in words offers it. */
const docks = (page: Page): Promise<readonly string[]> =>
  page.getByRole('button', { name: /^Dock .* at the/ }).allTextContents();

test('a match of this device is given up and watched again, step by step', async () => {
  const { page, leave, expectNoTrouble } = await house.comes();
  await page.goto('/local/new?game=alien-frontiers&bots=easy');
  await page.getByRole('heading', { name: 'Your turn' }).waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('link', { name: /replay/i }).click();

  const slider = page.getByRole('slider');
  await slider.waitFor();
  expect(page.url()).toMatch(/\/local\/[0-9a-f]+\/replay$/);
  const end = Number(await slider.getAttribute('max'));
  const isAt = async (step: number): Promise<void> => {
    await expect.poll(() => slider.inputValue()).toBe(String(step));
  };
  await page.keyboard.press('End');
  await isAt(end);
  await page.keyboard.press('ArrowLeft');
  await isAt(end - 1);
  await page.keyboard.press('Home');
  await isAt(0);
  await page.getByRole('button', { name: 'Were the dice fair?' }).click();
  await page.getByRole('heading', { name: 'The dice were fair' }).waitFor();
  expectNoTrouble();
  await leave();
});

test('the lesson waits for the right move, and is over when a colony has landed', async () => {
  const { page, leave, expectNoTrouble } = await house.comes();
  await page.goto('/learn/alien-frontiers');
  const coach = page.getByRole('complementary', { name: 'Lesson' });
  await coach.getByRole('heading', { name: 'A planet to settle' }).waitFor();
  await coach.getByRole('button', { name: 'Next' }).click();
  await coach.getByRole('button', { name: 'Next' }).click();
  await coach.getByRole('heading', { name: 'Fuel from the sun' }).waitFor();

  await page.keyboard.press('t');
  await page.getByRole('button', { name: 'Dock 5 at the Lunar Mine' }).click();
  await page.getByText('That is a fine move for later').waitFor();
  await coach.getByRole('heading', { name: 'Fuel from the sun' }).waitFor();
  await page.getByRole('button', { name: 'Dock 5 at the Solar Converter' }).click();
  await coach.getByRole('heading', { name: 'Ore from the moon' }).waitFor();
  await coach.getByRole('button', { name: 'Back' }).click();
  await coach.getByRole('heading', { name: 'Fuel from the sun' }).waitFor();

  for (const next of ['Ore from the moon', 'A pair builds a ship', 'That is a whole turn']) {
    await coach.getByRole('button', { name: 'Do it for me' }).click();
    await coach.getByRole('heading', { name: next }).waitFor();
  }
  await coach.getByRole('button', { name: 'Do it for me' }).click();
  await coach.getByRole('heading', { name: 'A six! Terraform' }).waitFor();
  await coach.getByRole('button', { name: 'Do it for me' }).click();
  await coach.getByRole('heading', { name: 'Where shall it land?' }).waitFor();
  await page.getByRole('button', { name: 'Lem Badlands' }).click();
  // where a colony lands is asked once more, in words too
  await page.getByRole('button', { name: 'Confirm' }).click();
  await coach.getByRole('heading', { name: 'Landed!' }).waitFor();
  expectNoTrouble();
  await leave();
});

test('without a network another language can be chosen, and a page that needs one says so at once', async () => {
  const { page, context, leave } = await house.comes({ keepsApp: true });
  await page.goto('/');
  await expect.poll(() => isKept(page)).toBe(true);
  await expect.poll(() => areTextsKept(page)).toBe(true);
  await context.setOffline(true);
  await page.getByRole('radio', { name: 'Українська' }).check({ force: true });
  await page.getByRole('button', { name: 'Грати з ботами' }).waitFor();
  let asked = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/tables') asked++;
  });
  await page.goto('/tables');
  await page.getByRole('alert').waitFor();
  // before it would have been tried again
  expect(asked).toBeLessThanOrEqual(1);
  await leave();
});

test('after one visit a match is played without a network, and goes on after a reload', async () => {
  const { starboard, comes } = await ownServer();
  const { page, leave, expectNoTrouble } = await comes({ keepsApp: true });
  await page.goto('/');
  await expect.poll(() => isKept(page)).toBe(true);
  await starboard.stop();

  await page.goto('/local/new?game=alien-frontiers&bots=easy,easy');
  await page.getByRole('heading', { name: 'Your turn' }).waitFor();
  const table = page.url();
  expect(table).toMatch(/\/local\/[0-9a-f]+$/);
  await page.keyboard.press('t');
  const solar = page.getByRole('button', { name: /^Dock .* at the Solar Converter/ }).first();
  await solar.waitFor();
  const before = await docks(page);
  await solar.click();
  await page.getByRole('button', { name: 'Step back' }).waitFor();
  const after = await docks(page);
  expect(after).not.toEqual(before);

  await page.reload();
  await page.getByRole('button', { name: 'Step back' }).waitFor();
  expect(page.url()).toBe(table);
  await page.keyboard.press('t');
  await expect.poll(() => docks(page)).toEqual(after);
  await page.getByRole('button', { name: 'Step back' }).click();
  await expect.poll(() => docks(page)).toEqual(before);

  // every other page opens, too
  await page.goto('/settings');
  await page.getByRole('heading', { level: 1 }).waitFor();
  // browsers tell of every call that is not answered
  expectNoTrouble(/^Failed to load resource: net::|WebSocket connection .* failed/);
  await leave();
});
