import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sharedServer } from '../browsers/shared-server.ts';
import { tabAndPress } from '../keyboard/tab-and-press.ts';
import { comesToTalks } from './comes-to-talks.ts';

const house = sharedServer();

const builder = (page: Page) => page.getByRole('region', { name: /^The deal between/ });
const half = (page: Page, name: string) => builder(page).getByRole('region', { name });

test('a deal is put together, folded away and sent by keyboard, and the bot agrees', async () => {
  const visitor = await house.comes();
  const { page } = visitor;
  await comesToTalks(page);
  await builder(page).waitFor();
  // what lies below the talks is not gone through
  expect(await page.locator('[data-part="board"] [inert]').count()).toBe(1);
  const gives = 'section[data-seat="0"]';
  await tabAndPress(page, `${gives} [data-adds]`, 'a card');
  await tabAndPress(page, `${gives} [aria-label="Attack 20"]`);
  // arrows go on in the list, and Escape leaves it first
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await half(page, 'You give').getByText('a card by name').nth(1).waitFor();
  await page.keyboard.press('Escape');
  await builder(page).waitFor({ state: 'detached' });
  // what brings them back has the focus
  await page.keyboard.press('Enter');
  await half(page, 'You give').getByText('Attack 08').waitFor();
  await tabAndPress(page, `${gives} [aria-label="Red 3"]`);
  await page.getByText(/ settles on Red 3\.$/).waitFor();
  await tabAndPress(page, 'button[data-word="send"]');
  await page.getByText('A deal is made.').waitFor();
  await builder(page).waitFor({ state: 'detached' });
  visitor.expectNoTrouble();
  await visitor.leave();
});

test('what the bot offers is looked at, changed, left as it was and accepted by touch', async () => {
  const visitor = await house.comes({ size: [390, 844], isTouch: true });
  const { page } = visitor;
  await comesToTalks(page);
  const accept = page.getByRole('button', { name: 'Accept', exact: true });
  await accept.waitFor();
  // the offer is read out as it stands
  expect(await page.locator('output').textContent()).toMatch(
    /^Offer 1, by .+ gives: .+ accepts\. Your word\?$/,
  );
  const planet = (name: string) => half(page, 'You give').getByRole('button', { name });
  expect((await planet('Red 3').boundingBox())?.width).toBeGreaterThanOrEqual(44);
  await planet('Red 1').tap({ force: true });
  await page.getByText(/ has a colony there already\.$/).waitFor();
  await half(page, 'You give').getByRole('button', { name: 'Add' }).tap();
  await page.getByRole('button', { name: 'at random' }).tap();
  await page.getByRole('button', { name: 'Send', exact: true }).waitFor();
  expect(await accept.count()).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).tap();
  await page.getByRole('button', { name: 'Look at the board' }).tap();
  await builder(page).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Back to the talks' }).tap();
  await accept.tap();
  await builder(page).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Log' }).tap();
  await page.getByText('A deal is made.').waitFor();
  visitor.expectNoTrouble();
  await visitor.leave();
});
