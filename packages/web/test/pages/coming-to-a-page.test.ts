import type { TableDetail } from '@starboard/protocol';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { holdRequests } from '../browsers/hold-requests.ts';
import { openTable, posts } from '../table/open-table.ts';
import { playedMatch } from '../table/played-match.ts';
import { sharedServer } from '../browsers/shared-server.ts';

const house = sharedServer();

/** There once the page knows who has come. */
const ownLink = 'nav a[href="/me"]';
const scrolled = (page: Page): Promise<number> => page.evaluate(() => scrollY);
const toTheEnd = (page: Page): Promise<void> => page.evaluate(() => scrollTo(0, document.body.scrollHeight));
/** Wherever it is: a hand would scroll to it first. */
const press = (link: Locator): Promise<void> => link.evaluate((element: HTMLElement) => element.click());

test('a page begins at its top, and is where it was for whoever comes back', async () => {
  const visitor = await house.comes({ size: [1000, 400] });
  const { page } = visitor;
  await openTable(page, house.url);
  const isAt = (name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();
  const settings = page.getByRole('link', { name: 'Settings' });
  const profile = page.locator(ownLink);
  await page.goto('/me');
  await page.getByRole('link', { name: 'To the table' }).waitFor();
  await settings.click();
  await isAt('Settings');
  // both are here by now: nothing without any height is drawn between them
  await profile.click();
  await isAt('Profile');
  await toTheEnd(page);
  const end = await scrolled(page);
  expect(end).toBeGreaterThan(300);
  await press(settings);
  await isAt('Settings');
  expect(await scrolled(page)).toBe(0);
  await page.goBack();
  await isAt('Profile');
  await expect.poll(() => scrolled(page)).toBe(end);
  visitor.expectNoTrouble();
  await visitor.leave();
});

/** The words of a table, which other pages borrow. */
const tableTexts = /\/texts-table-/;

test('a profile is there before the words its matches are told in, and its heading keeps the focus', async () => {
  const visitor = await house.comes();
  const { page } = visitor;
  await openTable(page, house.url);
  const letGo = await holdRequests(page, tableTexts);
  await page.goto('/settings');
  await page.locator(ownLink).click();
  const focus = () => page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(focus).toBe('Profile');
  await page.getByRole('heading', { name: 'What we keep of you' }).waitFor();
  letGo();
  await page.getByRole('link', { name: 'To the table' }).waitFor();
  expect(await focus()).toBe('Profile');
  visitor.expectNoTrouble();
  await visitor.leave();
});

test('the room stays while the name of its first bot is on its way', async () => {
  const visitor = await house.comes();
  const { page } = visitor;
  const letGo = await holdRequests(page, tableTexts);
  await page.goto('/new?game=alien-frontiers');
  const addBot = page.getByRole('button', { name: 'Add a bot' });
  await addBot.first().click();
  // a seat fewer that is open
  await expect.poll(() => addBot.count()).toBe(2);
  expect(await page.getByRole('button', { name: 'Start the game' }).isVisible()).toBe(true);
  letGo();
  await page.getByRole('button', { name: 'Remove the bot' }).waitFor();
  visitor.expectNoTrouble();
  await visitor.leave();
});

test('whoever comes straight to a table does not wait for what only the front page shows', async () => {
  const visitor = await house.comes();
  const { page } = visitor;
  const { url } = house;
  await openTable(page, url);
  const { id } = await posts<TableDetail>(page, url, '/api/import', playedMatch());
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto(`/table/${id}`);
  await page.locator('#victory').waitFor();
  const pieces = fetched.map((path) => /\/assets\/([\w-]+)-[\w-]{8}\.js/.exec(path)?.[1]);
  expect(pieces).toContain('table');
  expect(pieces).not.toContain('landing');
  visitor.expectNoTrouble();
  await visitor.leave();
});
