import { type PostgresServer, startPostgres } from '@starboard/server/testing/postgres';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { goesWithin } from '../browsers/goes-within.ts';
import { Player } from './player.ts';
import { type House, ownServer } from '../browsers/shared-server.ts';

let postgres: PostgresServer;
let house: House;
beforeAll(async () => {
  postgres = await startPostgres();
});
beforeEach(async () => {
  // wherever the story before has left it
  await postgres.restart();
  house = await ownServer({ DATABASE_URL: await postgres.freshDatabase() });
});
afterAll(() => postgres.stop());

test('a table that is opened while the database is away comes by itself when it is back', async () => {
  const visitor = await house.comes();
  const { page } = visitor;
  const player = new Player(page);
  await page.goto('/play/alien-frontiers');
  expect(await player.isAsked()).toBe('act');
  await page.waitForURL(/\/table\//);
  await postgres.kill();
  await page.reload();
  await page.getByText('The server cannot save anything at the moment').first().waitFor();
  expect(await page.getByText('There is no table here').count()).toBe(0);
  await postgres.restart();
  await page.locator('[data-place="facility:lunar-mine"]').waitFor();
  expect(await player.isAsked()).toBe('act');
  await visitor.leave();
});

test('a table that somebody comes back to while the database is away is not closed', async () => {
  const visitor = await house.comes();
  const { page } = visitor;
  const player = new Player(page);
  await page.goto('/play/alien-frontiers');
  expect(await player.isAsked()).toBe('act');
  await page.waitForURL(/\/table\//);
  await goesWithin(page, '/settings');
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  await postgres.kill();
  await page.goBack();
  await page.getByRole('heading', { name: 'Coming to the table' }).waitFor({ state: 'attached' });
  await postgres.restart();
  await page.locator('[data-place="facility:lunar-mine"]').waitFor();
  await visitor.leave();
});
