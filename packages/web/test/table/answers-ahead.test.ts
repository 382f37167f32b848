import type { TableDetail } from '@starboard/protocol';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openTable, posts } from './open-table.ts';
import { CosmicPlayer } from '../cosmic/cosmic-player.ts';
import { sharedServer } from '../browsers/shared-server.ts';

const house = sharedServer();

const opens = (page: Page) => page.getByRole('button', { name: /^Answers ahead/ });
const ahead = (page: Page) => page.getByRole('dialog', { name: 'Answers ahead' });

/** A question ahead that one choice answers, whatever has been dealt. */
const question = (page: Page) =>
  ahead(page)
    .locator('details')
    .filter({ has: page.locator('input[type="radio"]') })
    .first();

/** Only the player is awaited: no bot's move can change what is asked, or will be. */
async function isStill(page: Page): Promise<boolean> {
  const awaited = page.locator('li[data-seat]').filter({ hasText: 'is awaited' });
  const isAsked = (await page.locator('header[data-decision]').count()) > 0;
  return isAsked && (await awaited.count()) === 1;
}

async function opensThem(page: Page): Promise<void> {
  await opens(page).focus();
  await page.keyboard.press('Enter');
  await ahead(page).waitFor();
}

/** Plays at a table by mail until only the player is asked, and can answer beforehand what comes after it. */
async function sitsDown(page: Page): Promise<void> {
  const { id } = await openTable(page, house.url, {
    game: 'cosmic-encounter',
    seats: ['me', { bot: 'random' }, { bot: 'random' }],
    clock: 'mail-1',
  });
  await posts<TableDetail>(page, house.url, `/api/tables/${id}/ready`, { isReady: true });
  await page.goto(`/table/${id}`);
  const player = new CosmicPlayer(page);
  for (;;) {
    await expect.poll(() => isStill(page)).toBe(true);
    if ((await opens(page).count()) > 0) {
      await opensThem(page);
      if ((await question(page).count()) > 0) return;
      await page.keyboard.press('Escape');
      await ahead(page).waitFor({ state: 'detached' });
    }
    await player.answers();
  }
}

test('at a table by mail, answers are left before the question and withdrawn, by keyboard', async () => {
  const visitor = await house.comes();
  const { page } = visitor;
  await sitsDown(page);
  const panel = ahead(page);
  await panel.getByRole('heading', { name: 'What will be asked, or may be' }).waitFor();
  const coming = question(page);
  await coming.locator('summary').focus();
  await page.keyboard.press('Enter');
  await coming.locator('input').first().focus();
  await page.keyboard.press('Space');
  await coming.getByRole('button', { name: 'Leave this answer' }).focus();
  await page.keyboard.press('Enter');
  await panel.getByRole('heading', { name: 'What you have left' }).waitFor();
  await page.reload();
  await expect.poll(() => opens(page).textContent()).toBe('Answers ahead: 1');
  await opensThem(page);
  await panel.getByRole('button', { name: /^Withdraw: / }).focus();
  await page.keyboard.press('Enter');
  await panel.getByRole('heading', { name: 'What you have left' }).waitFor({ state: 'detached' });
  visitor.expectNoTrouble();
  await visitor.leave();
});
