import { expect, test } from 'vitest';
import { sharedServer } from '../browsers/shared-server.ts';

const house = sharedServer();

test('a guest is called the same at every visit', async () => {
  const visitor = await house.comes();
  const { page } = visitor;
  const names: (string | null)[] = [];
  for (let visits = 0; visits < 3; visits++) {
    await page.goto('/');
    names.push(await page.getByText('You play as').textContent());
  }
  expect(new Set(names).size).toBe(1);
  visitor.expectNoTrouble();
  await visitor.leave();
});

test('two tabs change the same settings', async () => {
  const visitor = await house.comes();
  const { page: one, context } = visitor;
  const other = await context.newPage();
  await one.goto('/settings');
  await other.goto('/settings');
  await one.getByRole('main').getByRole('radio', { name: 'Українська' }).check({ force: true });
  await other.locator('html[lang="uk"]').waitFor();
  await other.getByRole('main').getByRole('radio', { name: 'Світла' }).check({ force: true });
  await one.locator('html[data-theme="light"]').waitFor();
  await one.reload();
  await one.locator('html[lang="uk"][data-theme="light"]').waitFor();
  await one.getByRole('heading', { name: 'Налаштування' }).waitFor();
  visitor.expectNoTrouble();
  await visitor.leave();
});

test.each(['full', 'forbidden'])('a browser whose storage is %s is played in all the same', async (how) => {
  const visitor = await house.comes();
  const { page } = visitor;
  await page.addInitScript((is) => {
    const refuse = () => {
      throw new DOMException(is, is === 'full' ? 'QuotaExceededError' : 'SecurityError');
    };
    if (is === 'full') Storage.prototype.setItem = refuse;
    else Object.defineProperty(window, 'localStorage', { get: refuse });
  }, how);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play against bots' }).click();
  await page.waitForURL(/\/table\//);
  await page.getByRole('heading', { name: 'Your turn' }).waitFor();
  await page.goto('/local/new?game=alien-frontiers&bots=easy');
  await page.getByRole('heading', { name: 'Your turn' }).waitFor();
  await page.goto('/settings');
  await page.getByRole('main').getByRole('radio', { name: 'Light' }).check({ force: true });
  await page.locator('html[data-theme="light"]').waitFor();
  visitor.expectNoTrouble();
  await visitor.leave();
});
