import type { PositionDescription } from '@starboard/cosmic-encounter';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sharedServer } from '../browsers/shared-server.ts';
import { cosmicTable } from './cosmic-table.ts';

const house = sharedServer();

/** Red comes back from the warp, then aims. */
const start: PositionDescription = {
  players: 3,
  destiny: ['blue'],
  red: { alien: 'mirror', hand: ['attack-04', 'negotiate'], warp: 1 },
  blue: { hand: ['attack-10'] },
  yellow: { hand: 0 },
};

const hint = (page: Page, name: string) => page.locator(`[data-hint="${name}"]`);

async function returnsShip(page: Page): Promise<void> {
  await page
    .locator('[data-part="own"] button[aria-label^="One more"]:not([aria-disabled="true"])')
    .first()
    .click();
  await page.locator('button[data-main]:not([aria-disabled])').first().click();
}

test('each hint is told once, at its moment, until the player wants no more', async () => {
  const visitor = await house.comes();
  const { page } = visitor;
  await page.goto(cosmicTable(start));
  await hint(page, 'regroup').getByRole('button', { name: 'Got it' }).click();
  await hint(page, 'regroup').waitFor({ state: 'detached' });
  await returnsShip(page);
  await hint(page, 'aim').waitFor();
  // at another table the first is known, and the second is not
  await page.goto(cosmicTable(start));
  await page.getByRole('heading', { level: 1, name: /^To which colonies/ }).waitFor();
  expect(await page.locator('[data-hint]').count()).toBe(0);
  await returnsShip(page);
  await hint(page, 'aim').getByRole('button', { name: 'No more hints' }).click();
  await hint(page, 'aim').waitFor({ state: 'detached' });
  visitor.expectNoTrouble();
  await visitor.leave();
});

test('on a phone a hint is asked for, and then known', async () => {
  const visitor = await house.comes({ size: [360, 740], isTouch: true });
  const { page } = visitor;
  await page.goto(cosmicTable(start));
  const fold = page.getByRole('button', { name: 'Hint' });
  await fold.tap();
  await hint(page, 'regroup').getByText('Lost ships wait in the warp.').waitFor();
  await page.keyboard.press('Escape');
  await fold.waitFor({ state: 'detached' });
  visitor.expectNoTrouble();
  await visitor.leave();
});
