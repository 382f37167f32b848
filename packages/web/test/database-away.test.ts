import { type PostgresServer, startPostgres } from '@starboard/server/testing/postgres';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch, visit } from './browsing.ts';
import { Player } from './player.ts';
import { type Starboard, startStarboard } from './starboard.ts';

let postgres: PostgresServer;
let starboard: Starboard;
let browser: Browser;
beforeAll(async () => {
  postgres = await startPostgres();
  [starboard, browser] = await Promise.all([
    startStarboard({ DATABASE_URL: await postgres.freshDatabase() }),
    launch(),
  ]);
}, 120_000);
afterAll(async () => {
  await browser.close();
  await starboard.stop();
  await postgres.stop();
});

test('a table that is opened while the database is away comes by itself when it is back', async () => {
  const visitor = await visit(browser, starboard.url);
  const { page } = visitor;
  const player = new Player(page);
  await page.goto('/play/alien-frontiers');
  expect(await player.isAsked()).toBe('act');
  await page.waitForURL(/\/table\//);
  await postgres.kill();
  await page.reload();
  await page.getByText('The server cannot save anything at the moment').first().waitFor({ timeout: 30_000 });
  expect(await page.getByText('There is no table here').count()).toBe(0);
  await postgres.restart();
  await page.locator('[data-place="facility:lunar-mine"]').waitFor({ timeout: 60_000 });
  expect(await player.isAsked()).toBe('act');
  await visitor.leave();
}, 240_000);

test('a table that somebody comes back to while the database is away is not closed', async () => {
  const visitor = await visit(browser, starboard.url);
  const { page } = visitor;
  const player = new Player(page);
  await page.goto('/play/alien-frontiers');
  expect(await player.isAsked()).toBe('act');
  await page.waitForURL(/\/table\//);
  await page.evaluate(() => history.pushState(null, '', '/settings'));
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  await postgres.kill();
  await page.goBack();
  await page.getByRole('heading', { name: 'Coming to the table' }).waitFor({ state: 'attached' });
  await postgres.restart();
  await page.locator('[data-place="facility:lunar-mine"]').waitFor({ timeout: 60_000 });
  await visitor.leave();
}, 240_000);
