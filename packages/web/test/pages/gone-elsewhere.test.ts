import { expect, test } from 'vitest';
import { holdRequests } from '../browsers/hold-requests.ts';
import { nextFrame } from '../browsers/next-frame.ts';
import { sharedServer } from '../browsers/shared-server.ts';

const house = sharedServer();

test.each([
  ['/play/alien-frontiers', /\/ready$/],
  ['/new?game=alien-frontiers', /\/api\/tables$/],
])('whoever leaves %s while the table is being set is not called back to it', async (path, last) => {
  const visitor = await house.comes();
  const { page } = visitor;
  const letGo = await holdRequests(page, /\/api\/tables$/);
  await page.goto(path);
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  const answered = page.waitForResponse(last);
  letGo();
  await (await answered).finished();
  await nextFrame(page);
  expect(new URL(page.url()).pathname).toBe('/settings');
  visitor.expectNoTrouble();
  await visitor.leave();
});
