import type { TableDetail } from '@starboard/protocol';
import { expect, test } from 'vitest';
import { sharedServer } from '../browsers/shared-server.ts';
import { troubleFoundByAxe } from '../every-page/found-by-axe.ts';
import { openTable } from '../table/open-table.ts';

const house = sharedServer();

test('the host chooses what each bot is like, by keyboard, and the table says so', async () => {
  const visitor = await house.comes({ size: [390, 844] });
  const { page } = visitor;
  const seats = ['me', { bot: 'easy' }, { bot: 'normal' }] as const;
  const { id } = await openTable(page, house.url, { game: 'cosmic-encounter', seats: [...seats] });
  await page.goto(`/table/${id}`);
  const character = page.getByLabel('Character');
  await character.first().focus();
  // the first word that begins so
  await page.keyboard.type('s');
  const settled = async () => {
    const answer = await page.request.get(`/api/tables/${id}`);
    return ((await answer.json()) as TableDetail).seats[1];
  };
  await expect.poll(settled).toEqual({ kind: 'bot', level: 'easy.spiteful' });
  await page.getByLabel('Bot level').first().selectOption('hard');
  await expect.poll(settled).toEqual({ kind: 'bot', level: 'hard.spiteful' });
  expect(await troubleFoundByAxe(page, 'main')).toEqual([]);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByRole('button', { name: 'Menu' }).waitFor();
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.locator('[data-place="seat:1"]').getByText('bot, hard, spiteful').waitFor();
  await page.locator('[data-place="seat:2"]').getByText('bot, normal').waitFor();
  visitor.expectNoTrouble();
  await visitor.leave();
});

test('against bots alone each has the character that was chosen, where the game knows any', async () => {
  const visitor = await house.comes();
  const { page } = visitor;
  await page.goto('/');
  const opponents = page.locator('button[aria-haspopup="dialog"]').first();
  const dialog = page.getByRole('dialog');
  await opponents.click();
  await dialog.getByText('Bot level').waitFor();
  expect(await dialog.getByText('What they are like').count()).toBe(0);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('radio', { name: /Cosmic Encounter/ }).check({ force: true });
  await opponents.click();
  await dialog.getByLabel('Bot 2').selectOption('bold');
  expect(await troubleFoundByAxe(page, 'dialog[open]')).toEqual([]);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Play against bots' }).click();
  await page.locator('[data-place="seat:2"]').getByText('bot, easy, bold').waitFor();
  visitor.expectNoTrouble();
  await visitor.leave();
});
