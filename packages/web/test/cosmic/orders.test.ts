import { expect, test } from 'vitest';
import { sharedServer } from '../browsers/shared-server.ts';
import { cosmicTable } from './cosmic-table.ts';

const house = sharedServer();

const armed = {
  red: { alien: 'clone', hand: ['attack-10', 'cosmic-zap', 'quash'] },
  destiny: ['blue'],
} as const;

test('orders are left on one page, and are there again after a reload', async () => {
  const visitor = await house.comes();
  const { page } = visitor;
  await page.goto(cosmicTable(armed));
  const dialog = page.getByRole('dialog', { name: 'Standing orders' });
  // by key, as by the button in the strip or in the menu
  await page.locator('header[data-decision]').waitFor();
  await page.keyboard.press('o');
  const careful = dialog.getByRole('radio', { name: /^Careful/ });
  const quick = dialog.getByRole('radio', { name: /^Quick/ });
  await expect.poll(() => careful.isChecked()).toBe(true);
  await quick.check();
  expect(await dialog.getByRole('switch', { name: /^Pass in encounters of others/ }).isChecked()).toBe(true);
  await dialog.getByLabel('Cosmic Zap').selectOption('Use it on what is against me');
  expect(await quick.isChecked()).toBe(false);
  await dialog.locator('summary').filter({ hasText: 'Reveal' }).click();
  await dialog.getByLabel('After the cards are revealed').selectOption('Always ask me');
  await dialog.getByText('1 moment apart').waitFor();

  await page.reload();
  await page.locator('header[data-decision]').waitFor();
  await page.keyboard.press('o');
  const zap = dialog.getByLabel('Cosmic Zap');
  await zap.waitFor();
  expect(await zap.locator('option:checked').textContent()).toBe('Use it on what is against me');
  await dialog.getByText('1 moment apart').waitFor();
  expect(await dialog.getByRole('switch', { name: /^Pass in encounters of others/ }).isChecked()).toBe(true);
  visitor.expectNoTrouble();
  await visitor.leave();
});
