import { expect, test } from 'vitest';
import { holdRequests } from '../browsers/hold-requests.ts';
import { sharedServer } from '../browsers/shared-server.ts';

const house = sharedServer();

test('before any script or style of the app has come there is something of ours to see, and nothing moves after', async () => {
  const visitor = await house.comes({ theme: 'light' });
  const { page } = visitor;
  const letGo = await holdRequests(page, /\/assets\//);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });

  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('.boot', { hasText: 'Starboard' }).waitFor();
  // painted, not merely there
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const first = await ground();

  letGo();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.locator('.boot').count()).toBe(0);
  expect(await ground()).toBe(first);
  await page.waitForLoadState('networkidle');
  const moved = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
  expect(moved.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(0.05);
  visitor.expectNoTrouble();
  await visitor.leave();
});
