import { expect, test } from 'vitest';
import { holdRequests } from '../browsers/hold-requests.ts';
import { sharedServer } from '../browsers/shared-server.ts';

const house = sharedServer();

test('who presses again while something is on its way asks once', async () => {
  const { page, leave } = await house.comes();
  const letGo = await holdRequests(page, /\/api\/sign-in$/);
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/sign-in')) asked++;
  });
  await page.goto('/sign-in');
  await page.getByLabel('Name').fill('vera');
  await page.getByLabel('Password').fill('longenough1');
  const send = page.locator('button[type="submit"]').first();
  await Promise.all([page.waitForRequest(/\/api\/sign-in$/), send.click()]);
  await page.locator('button[type="submit"][aria-busy="true"]').waitFor();
  await send.click({ force: true });
  await page.getByLabel('Password').press('Enter');
  expect(asked).toBe(1);
  letGo();
  await page.getByRole('alert').waitFor();
  expect(asked).toBe(1);
  await leave();
});

test.each([
  { way: 'the old way', old: true },
  { way: 'by hand', old: false },
])('where the browser gives us no clipboard, a link is copied $way', async ({ old }) => {
  const visitor = await house.comes();
  const { page } = visitor;
  await page.addInitScript((isOldThere) => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) },
    });
    if (!isOldThere) document.execCommand = () => false;
  }, old);
  await page.goto('/new?game=alien-frontiers');
  await page.waitForURL(/\/table\//);
  const button = page.getByRole('button', { name: 'Copy link' });
  await button.click();
  if (old) await page.getByRole('button', { name: 'Copied' }).waitFor();
  else expect(await page.getByRole('alert').textContent()).toMatch(/\/join\/\w+$/);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BUTTON');
  visitor.expectNoTrouble();
  await visitor.leave();
});
