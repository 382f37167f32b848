import { expect, test } from 'vitest';
import { openTable, posts } from './open-table.ts';
import { tonight } from './tonight.ts';

const house = tonight();

test('a new password signs the other devices out, and the list of them says so', async () => {
  const { url } = house.starboard;
  const [here, elsewhere] = [await house.comes(), await house.comes()];
  const { page } = here;
  const known = { name: 'Vera Vale', password: 'a ring, a star' };
  await posts(page, url, '/api/guest', { language: 'en' });
  await posts(page, url, '/api/me/password', known);
  await posts(elsewhere.page, url, '/api/sign-in', known);
  await page.goto('/me');
  const devices = page.getByRole('button', { name: 'Sign out', exact: true });
  await expect.poll(() => devices.count(), { timeout: 5_000 }).toBe(2);
  await page.getByLabel('Current password').fill(known.password);
  await page.getByLabel('New password').fill('and a green light');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await page.getByText('Other devices have been signed out.').waitFor();
  await expect.poll(() => devices.count(), { timeout: 5_000 }).toBe(1);
  here.expectNoTrouble();
  await Promise.all([here.leave(), elsewhere.leave()]);
});

test('a table that was left is gone from one’s games at once', async () => {
  const visitor = await house.comes();
  const { page } = visitor;
  await openTable(page, house.starboard.url);
  await page.goto('/me');
  const back = page.getByRole('link', { name: 'To the table' });
  await back.click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('button', { name: 'Play against bots' }).waitFor();
  await page.getByRole('navigation').getByRole('link').last().click();
  await page.getByText('Nothing played yet.').waitFor();
  expect(await back.count()).toBe(0);
  visitor.expectNoTrouble();
  await visitor.leave();
});
