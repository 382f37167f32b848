import type { NewTable } from '@starboard/protocol';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openTable } from './open-table.ts';
import { sharedServer } from '../browsers/shared-server.ts';

const house = sharedServer();

/** A match against a bot, kept by the server, with the host at the screen. */
async function startsMatch(page: Page, options: NewTable['options'] = {}): Promise<string> {
  const seats: NewTable['seats'] = ['me', { bot: 'easy' }];
  const { id } = await openTable(page, house.url, { options, seats });
  await page.goto(`/table/${id}`);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByRole('heading', { name: 'Your turn' }).waitFor();
  return id;
}

const opensMenu = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true }).click();
const counts = 'Where they differ from the text below, they count.';

test('whatever a table plays otherwise stands above the rules, and is hinted at in the menu', async () => {
  const visitor = await house.comes();
  const { page } = visitor;
  await startsMatch(page, { forcedPlacement: 'off', longGame: true });
  await opensMenu(page);
  const item = page.getByRole('button', { name: /^Rules/ });
  expect(await item.textContent()).toBe('RulesHouse rules: 2 changed');
  await item.click();
  const rules = page.getByRole('region', { name: 'Rules' });
  await rules.getByText(counts).waitFor();
  expect(await rules.getByRole('term').allTextContents()).toEqual(['Length of the game', 'Placing ships']);
  expect(await rules.getByRole('definition').allTextContents()).toEqual([
    'Long',
    expect.stringMatching(/never have to dock/i),
  ]);
  visitor.expectNoTrouble();
  await visitor.leave();
});

test('a table that plays as usual has nothing above its rules', async () => {
  const visitor = await house.comes();
  const { page } = visitor;
  await startsMatch(page);
  await page.keyboard.press('r');
  await page.getByRole('region', { name: 'Rules' }).locator('summary').first().waitFor();
  expect(await page.getByText(counts).count()).toBe(0);
  visitor.expectNoTrouble();
  await visitor.leave();
});

test.each([
  ['desk', [1280, 720]],
  ['phone', [390, 844]],
] as const)('the settings lead back to the table they were opened from, on a %s', async (_, size) => {
  const visitor = await house.comes({ size, isTouch: size[0] < 600 });
  const { page } = visitor;
  const id = await startsMatch(page);
  await opensMenu(page);
  await page.getByRole('link', { name: 'Settings' }).click();
  const back = page.getByRole('link', { name: 'Back to the table' });
  await back.waitFor();
  await page.reload();
  await back.click();
  await page.waitForURL(`**/table/${id}`);
  await page.getByRole('heading', { name: 'Your turn' }).waitFor();
  // who came from nowhere, or is sent elsewhere, is led nowhere
  for (const address of ['/settings', '/settings?table=//elsewhere.example/table/a']) {
    await page.goto(address);
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    expect(await back.count()).toBe(0);
  }
  visitor.expectNoTrouble();
  await visitor.leave();
});

test('Esc leaves the table as text; what lies over it goes first', async () => {
  const visitor = await house.comes();
  const { page } = visitor;
  await startsMatch(page);
  const text = page.getByRole('region', { name: 'The table as text' });
  await page.keyboard.press('t');
  await text.waitFor();
  await page.keyboard.press('h');
  await page.locator('dialog[open]').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
  expect(await text.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await text.waitFor({ state: 'detached' });
  visitor.expectNoTrouble();
  await visitor.leave();
});

test('when what had the focus goes with its question, the keyboard goes on at the prompt', async () => {
  const visitor = await house.comes();
  const { page } = visitor;
  await startsMatch(page, { forcedPlacement: 'off' });
  await page.getByRole('button', { name: 'End turn', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  visitor.expectNoTrouble();
  await visitor.leave();
});

test('whoever cannot open a table is told why on a page that leads on', async () => {
  const visitor = await house.comes();
  const { page } = visitor;
  await page.route('**/api/tables', (route) => route.abort());
  await page.goto('/new?game=alien-frontiers');
  await page.getByRole('heading', { name: 'New table' }).waitFor();
  expect(await page.getByRole('alert').textContent()).toContain('The server does not answer');
  await page.getByRole('link', { name: 'Play against bots' }).click();
  await page.getByRole('heading', { name: 'Your turn' }).waitFor();
  expect(page.url()).toContain('/local/');
  visitor.expectNoTrouble(/ERR_FAILED/);
  await visitor.leave();
});
