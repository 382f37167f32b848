import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { freshName } from '../browsers/fresh-name.ts';
import { openTable, posts } from '../table/open-table.ts';
import { sharedServer } from '../browsers/shared-server.ts';

const house = sharedServer();

test('who wishes so keeps the other devices signed in, and signs them out from the list', async () => {
  const { url } = house;
  const [here, elsewhere] = [await house.comes(), await house.comes()];
  const { page } = here;
  const known = { name: freshName('Nora'), password: 'a ring, a star' };
  await posts(page, url, '/api/guest', { language: 'en' });
  await posts(page, url, '/api/me/password', known);
  await posts(elsewhere.page, url, '/api/sign-in', known);
  await page.goto('/me');
  await page.getByRole('switch', { name: 'Sign out other devices' }).uncheck();
  await page.getByLabel('Current password').fill(known.password);
  await page.getByLabel('New password').fill('and a green light');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await page.getByText('Other devices stay signed in').waitFor();
  const devices = page.getByRole('button', { name: 'Sign out', exact: true });
  await expect.poll(() => devices.count()).toBe(2);
  const other = page.getByRole('listitem').filter({ has: devices, hasNotText: 'this device' });
  await other.getByRole('button').click();
  await expect.poll(() => devices.count()).toBe(1);
  here.expectNoTrouble();
  await Promise.all([here.leave(), elsewhere.leave()]);
});

test('what a stolen session must not do asks for the password once more, then it is done', async () => {
  const { url } = house;
  const visitor = await house.comes();
  const { page } = visitor;
  const known = { name: freshName('Olga'), password: 'a ring, a star' };
  await posts(page, url, '/api/guest', { language: 'en' });
  await posts(page, url, '/api/me/password', known);
  house.ageProofs();
  await page.goto('/me');
  const asked = page.getByRole('dialog', { name: 'Is it you?' });
  const newName = freshName('Olga');
  const rename = async (name: string) => {
    await page.getByRole('button', { name: 'Change name' }).click();
    await page.getByRole('dialog').getByRole('textbox').fill(name);
    await page.getByRole('button', { name: 'Save' }).click();
  };

  // who thinks better of it has changed nothing, and is told of no trouble
  await page.getByRole('button', { name: 'Download it all' }).click();
  await asked.waitFor();
  await page.keyboard.press('Escape');
  await asked.waitFor({ state: 'detached' });
  expect(await page.getByRole('alert').count()).toBe(0);

  await rename(newName);
  await asked.getByLabel('Password').fill('a guess');
  await asked.getByRole('button', { name: 'It is me' }).click();
  await asked.getByRole('alert').waitFor();
  await asked.getByLabel('Password').fill(known.password);
  await asked.getByRole('button', { name: 'It is me' }).click();
  await asked.waitFor({ state: 'detached' });
  await expect.poll(() => page.locator('main b').first().textContent()).toBe(newName);

  // and is believed for a while
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download it all' }).click();
  const file = await (await download).createReadStream();
  const all = JSON.parse((await file.setEncoding('utf8').toArray()).join('')) as object;
  expect(all).toMatchObject({ account: { name: newName } });
  visitor.expectNoTrouble(/403/);
  await visitor.leave();
});

test('the keyboard alone proves who it is, and has the account forgotten', async () => {
  const { url } = house;
  const visitor = await house.comes();
  const { page } = visitor;
  const { keyboard } = page;
  const known = { name: freshName('Quinn'), password: 'a ring, a star' };
  await posts(page, url, '/api/guest', { language: 'en' });
  await posts(page, url, '/api/me/password', known);
  house.ageProofs();
  await page.goto('/me');
  /** Where the keyboard is once the dialog is open. */
  const begins = async (field: Locator) => {
    await expect.poll(() => field.evaluate((it) => it === document.activeElement)).toBe(true);
  };

  const asked = page.getByRole('dialog', { name: 'Is it you?' });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download it all' }).press('Enter');
  await begins(asked.getByLabel('Password'));
  await keyboard.type(known.password);
  await keyboard.press('Enter');
  await download;

  await page.getByRole('button', { name: 'Delete the account' }).press('Enter');
  await begins(page.getByRole('dialog').getByLabel('Password'));
  await keyboard.type(known.password);
  await keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  visitor.expectNoTrouble(/403/);
  await visitor.leave();
});

test('a new password signs the other devices out, and the list of them says so', async () => {
  const { url } = house;
  const [here, elsewhere] = [await house.comes(), await house.comes()];
  const { page } = here;
  const known = { name: freshName('Vera'), password: 'a ring, a star' };
  await posts(page, url, '/api/guest', { language: 'en' });
  await posts(page, url, '/api/me/password', known);
  await posts(elsewhere.page, url, '/api/sign-in', known);
  await page.goto('/me');
  const devices = page.getByRole('button', { name: 'Sign out', exact: true });
  await expect.poll(() => devices.count()).toBe(2);
  await page.getByLabel('Current password').fill(known.password);
  await page.getByLabel('New password').fill('and a green light');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await page.getByText('Other devices have been signed out.').waitFor();
  await expect.poll(() => devices.count()).toBe(1);
  here.expectNoTrouble();
  await Promise.all([here.leave(), elsewhere.leave()]);
});

test('a table that was left is gone from one’s games at once', async () => {
  const visitor = await house.comes();
  const { page } = visitor;
  await openTable(page, house.url);
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
