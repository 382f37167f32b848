import { expect, test } from 'vitest';
import { freshName } from '../browsers/fresh-name.ts';
import { sharedServer } from '../browsers/shared-server.ts';

const house = sharedServer();

test.each([
  ['a waiting room', '/new?game=alien-frontiers'],
  ['the list of tables', '/tables'],
])('who is signed out elsewhere is told so in %s', async (_, path) => {
  const { page, leave, expectNoTrouble } = await house.comes();
  const headers = { origin: house.url };
  await page.request.post('/api/guest', { headers, data: { language: 'en', name: freshName('Vera') } });
  const socket = page.waitForEvent('websocket');
  await page.goto(path);
  await (await socket).waitForEvent('framesent', ({ payload }) => /"(watch|lobby)"/.test(String(payload)));
  await page.request.post('/api/sign-out', { headers });
  await page.getByRole('status').filter({ hasText: 'You have been signed out here.' }).waitFor();
  await expect.poll(() => page.getByRole('banner').textContent()).not.toContain('Vera');
  expectNoTrouble();
  await leave();
});

test('who leaves a waiting room or the list is told no more of them, though the page stays', async () => {
  const { page, leave, expectNoTrouble } = await house.comes();
  const said: string[] = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => said.push(String(payload))));
  const hasSaid = async (what: string): Promise<void> => {
    await expect.poll(() => said.join()).toContain(what);
  };
  await page.goto('/new?game=alien-frontiers');
  await page.waitForURL(/\/table\//);
  await hasSaid('"type":"watch"');
  await page.getByRole('link', { name: 'Open tables' }).click();
  await hasSaid('"on":true');
  await hasSaid('"type":"unwatch"');
  await page.goBack();
  await hasSaid('"on":false');
  expectNoTrouble();
  await leave();
});
