import { expect, test } from 'vitest';
import { holdRequests } from '../browsers/hold-requests.ts';
import { sharedServer } from '../browsers/shared-server.ts';

const house = sharedServer();

test('a language is chosen the moment it is pressed, even if the page is left before its texts have come', async () => {
  const visitor = await house.comes();
  const { page } = visitor;
  const letGo = await holdRequests(page, /texts-\w+-ru-/);
  const spoken = page.locator('html');

  await page.goto('/');
  await page.getByRole('radio', { name: 'Русский' }).check();
  // what can be read stays until the other can be
  expect(await spoken.getAttribute('lang')).toBe('en');
  await page.getByRole('link', { name: 'Open tables' }).waitFor();

  await page.goto('/settings');
  letGo();
  await page.getByRole('heading', { name: 'Настройки' }).waitFor();
  await expect.poll(() => spoken.getAttribute('lang')).toBe('ru');
  visitor.expectNoTrouble();
  await visitor.leave();
});

test('of two languages pressed one after the other the latter is spoken, whichever comes first', async () => {
  const visitor = await house.comes();
  const { page } = visitor;
  const letGo = await holdRequests(page, /texts-\w+-ru-/);
  await page.goto('/settings');
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: 'Русский' }).check();
  await main.getByRole('radio', { name: 'Українська' }).check();
  await page.getByRole('heading', { name: 'Налаштування' }).waitFor();
  const come = page.waitForResponse(/texts-\w+-ru-/);
  letGo();
  await come;
  await page.waitForLoadState('networkidle');
  expect(await page.locator('html').getAttribute('lang')).toBe('uk');
  visitor.expectNoTrouble();
  await visitor.leave();
});

test('a language whose texts cannot be had is given up', async () => {
  const visitor = await house.comes();
  const { page } = visitor;
  const letGo = await holdRequests(page, /texts-\w+-uk-/, (route) => route.abort());
  await page.goto('/');
  await page.getByRole('radio', { name: 'Українська' }).check();
  letGo();
  await expect.poll(() => page.getByRole('radio', { name: 'English' }).isChecked()).toBe(true);
  await visitor.leave();
});
