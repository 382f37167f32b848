import { expect, test } from 'vitest';
import { sharedServer } from '../browsers/shared-server.ts';
import { cosmicTable } from './cosmic-table.ts';

const house = sharedServer();

const armed = {
  options: { flares: 'standard' },
  destiny: ['blue'],
  red: { alien: 'clone', hand: ['attack-10', 'cosmic-zap', 'flare-macron'] },
  blue: { alien: 'macron', warp: 2 },
  yellow: { alien: 'zombie' },
  green: { alien: 'warrior', tokens: 3 },
} as const;

test('a coin opens its sheet: text, bars, flare, tokens, and orders about it', async () => {
  const visitor = await house.comes();
  const { page } = visitor;
  await page.goto(cosmicTable(armed));
  await page.getByRole('button', { name: 'Macron', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Macron: Mass' });
  await sheet.getByText('every ship you have in the encounter counts 4').waitFor();
  expect(await sheet.locator('p b').filter({ hasText: /^use$/ }).count()).toBe(2);
  await sheet.getByText('power active').waitFor();
  await sheet.getByText('Green alert').waitFor();
  const lit = sheet.locator('dd span:not([aria-hidden="true"])');
  expect(await lit.allTextContents()).toEqual([
    'Main player or ally',
    'Must be used',
    'Launch',
    'Alliance',
    'Reveal',
  ]);
  await sheet.getByText('You hold it.').waitFor();
  // what answers it can be ordered here
  await sheet.getByRole('switch', { name: 'Answer it with Cosmic Zap' }).check();

  await sheet.getByRole('button', { name: /^Warrior/ }).click();
  await page.getByRole('dialog', { name: 'Warrior: Mastery' }).getByText('3 tokens').waitFor();
  const coins = page.getByRole('navigation', { name: 'Aliens at this table' });
  await coins.getByRole('button', { name: /^Clone/ }).click();
  const own = page.getByRole('dialog', { name: 'Clone: Replicate' });
  await own.getByLabel('Replicate (Clone)').selectOption('Stop for me');
  await own.getByRole('button', { name: 'All standing orders' }).click();
  const orders = page.getByRole('dialog', { name: 'Standing orders' });
  const chosen = orders.getByLabel('Replicate (Clone)').locator('option:checked');
  await expect.poll(() => chosen.textContent()).toBe('Stop for me');
  visitor.expectNoTrouble();
  await visitor.leave();
});

test('on a phone a chip opens the sheet, and it fits', async () => {
  const visitor = await house.comes({ size: [390, 844], isTouch: true, language: 'ru' });
  const { page } = visitor;
  await page.goto(cosmicTable(armed));
  await page.getByRole('button', { name: 'Макрон', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Макрон: Масса' });
  await sheet.getByText('способность действует').waitFor();
  const wide = await sheet.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
  expect(wide).toBeLessThanOrEqual(0);
  visitor.expectNoTrouble();
  await visitor.leave();
});
