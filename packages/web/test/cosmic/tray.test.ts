import type { PositionDescription } from '@starboard/cosmic-encounter';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sharedServer } from '../browsers/shared-server.ts';
import { CosmicPlayer } from './cosmic-player.ts';
import { cosmicTable } from './cosmic-table.ts';

const house = sharedServer();

/** Nobody but Red has anything to play besides an encounter card. */
const fight: PositionDescription = {
  destiny: ['green'],
  red: { hand: ['attack-20', 'attack-08', 'negotiate', 'reinforcement-3'] },
  blue: { hand: 0 },
  yellow: { hand: 0 },
  green: { hand: ['attack-10'] },
};

const isAsked = (page: Page, question: RegExp) =>
  page.getByRole('heading', { level: 1, name: question }).waitFor();
const isTitled = (page: Page, question: RegExp) =>
  page.getByRole('heading', { level: 1, name: question }).isVisible();
const tray = (page: Page) => page.locator('[data-part="own"]');
const boardOf = (page: Page) => page.locator('[data-part="board"]').boundingBox();

test('an encounter by keys and board: aimed, sent, a card laid, and a reinforcement priced and played at once', async () => {
  const visitor = await house.comes({ size: [1440, 900] });
  const { page } = visitor;
  await page.goto(cosmicTable(fight));
  const player = new CosmicPlayer(page);
  await isAsked(page, /^At which planet/);
  const board = await boardOf(page);
  // a press on the board is one in the tray
  await page.locator('[data-place="planet:17"]').click();
  await tray(page)
    .getByRole('button', { name: /^Green 3/, pressed: true })
    .waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => player.main.count()).toBe(0);
  await page.locator('[data-place="planet:17"]').click();
  await player.main.getByText('Aim at Green 3').waitFor();
  await page.keyboard.press('Enter');
  await isAsked(page, /^Which ships/);
  await page.locator('[data-place="planet:0"]').click();
  await page.locator('[data-place="planet:1"]').click();
  await player.main.getByText('Send 2 ships').waitFor();
  await page.keyboard.press('Enter');
  await isAsked(page, /^Whom do you invite/);
  await page.keyboard.press('Enter');
  await isAsked(page, /^Which encounter card/);
  // sorted by number, 20 is the second
  await page.keyboard.press('2');
  await player.main.getByText('Lay Attack 20').waitFor();
  await page.keyboard.press('Enter');
  const play = page.getByRole('button', { name: /^Play \+3 · \d+ : \d+$/ });
  await play.waitFor();
  const [, offense = ''] = /· (\d+) :/.exec((await play.textContent()) ?? '') ?? [];
  await page.keyboard.press('Enter');
  await page
    .getByRole('region', { name: 'Encounter', exact: true })
    .getByText(offense, { exact: true })
    .waitFor();
  expect(await isTitled(page, /^Which side/)).toBe(false);
  expect(await boardOf(page)).toEqual(board);
  visitor.expectNoTrouble();
  await visitor.leave();
});

test('on a phone the board keeps still, whatever is asked and while nothing is', async () => {
  const visitor = await house.comes({ size: [360, 740], isTouch: true });
  const { page } = visitor;
  // loses, and is asked a long question of a power with a long name
  await page.goto(cosmicTable({ ...fight, red: { ...fight.red, alien: 'vacuum' } }));
  const player = new CosmicPlayer(page);
  await page.locator('header[data-decision]').waitFor();
  const boards: unknown[] = [];
  for (let decisions = 0; decisions < 8; decisions++) {
    await player.isAsked();
    boards.push(await boardOf(page));
    await player.answers();
    boards.push(await boardOf(page));
  }
  expect(new Set(boards.map((each) => JSON.stringify(each))).size).toBe(1);
  visitor.expectNoTrouble();
  await visitor.leave();
});
