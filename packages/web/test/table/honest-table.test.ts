import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Player } from './player.ts';
import { sharedServer } from '../browsers/shared-server.ts';

const house = sharedServer();

const offers = (page: Page) =>
  page.locator('[data-lit], button[data-place^="ship:"], header[data-decision]').count();

async function atTable(page: Page): Promise<Player> {
  const player = new Player(page);
  await page.goto('/play/alien-frontiers');
  expect(await player.isAsked()).toBe('act');
  return player;
}

test('a match that was given up offers nothing any more but its result, its replay and another one', async () => {
  const visitor = await house.comes();
  const { page } = visitor;
  const player = await atTable(page);
  await player.dice.first().click();
  expect(await offers(page)).toBeGreaterThan(0);
  await player.button('Menu').click();
  await player.button('Give up').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
  await page.locator('#victory').waitFor();
  const result = await page.locator('#victory').innerText();
  await player.button('Look at the board').click();
  await page.locator('#victory').waitFor({ state: 'detached' });
  expect(await page.locator('header h1').innerText()).toBe(result);
  expect(await offers(page)).toBe(0);
  expect(await player.button('Step back').count()).toBe(0);
  expect(await player.endTurn.count()).toBe(0);
  const steps = page.getByRole('list', { name: 'Phases of the turn' }).getByRole('listitem');
  expect(await steps.allInnerTexts()).toEqual(['The match is over']);
  expect(await page.locator('[data-part="own"]').innerText()).toContain('The match is over');
  await player.button('Play again').waitFor();
  await page.getByRole('link', { name: 'Replay', exact: true }).waitFor();
  await player.button('Result').click();
  await page.locator('#victory').waitFor();
  visitor.expectNoTrouble();
  await visitor.leave();
});

test('the key that ends the turn says why it cannot be ended yet', async () => {
  const visitor = await house.comes();
  const { page } = visitor;
  await atTable(page);
  await page.keyboard.press('e');
  await page.getByText('Some of your ships can still dock').waitFor();
  visitor.expectNoTrouble();
  await visitor.leave();
});

test('a word on a card leads to the rule behind it', async () => {
  const visitor = await house.comes();
  const { page } = visitor;
  await atTable(page);
  await page.locator('[data-place="territory:asimov-crater"]').first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Colonist Hub' }).click();
  const stations = page.locator('details', { has: page.getByText('Stations', { exact: true }) });
  await expect.poll(() => stations.getAttribute('open')).not.toBeNull();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  visitor.expectNoTrouble();
  await visitor.leave();
});

test('what is wrong with a name is said at its field, in the language of the page', async () => {
  const visitor = await house.comes({ language: 'ru' });
  const { page } = visitor;
  await page.goto('/');
  await page.getByRole('button', { name: 'изменить' }).click();
  const name = page.getByRole('textbox', { name: 'Имя' });
  await name.fill('я');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true);
  const note = page.locator(`[id="${await name.getAttribute('aria-describedby')}"]`);
  expect(await note.innerText()).toContain('От 2 до 24 символов');
  visitor.expectNoTrouble();
  await visitor.leave();
});

test('a table that cannot be reached is not said to be missing, and opens by itself once it can be', async () => {
  const host = await house.comes();
  await host.page.goto('/new?game=alien-frontiers');
  await host.page.waitForURL(/\/table\//);
  const table = host.page.url();
  const visitor = await house.comes();
  const { page, context } = visitor;
  await page.goto('/');
  await context.route('**/api/**', (route) => route.abort());
  await page.goto(table);
  await page.getByRole('heading', { name: 'This table does not open' }).waitFor();
  await context.unroute('**/api/**');
  await page.getByText('Take a free seat, or watch from here.').waitFor();
  await visitor.leave();
  await host.leave();
});
