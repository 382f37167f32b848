import type { PositionDescription } from '@starboard/cosmic-encounter';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sharedServer } from '../browsers/shared-server.ts';
import { tabAndPress } from '../keyboard/tab-and-press.ts';
import { cosmicTable } from './cosmic-table.ts';

const house = sharedServer();

/** Five players with ships on each other's planets, and all that technologies put on a table. */
const crowded: PositionDescription = {
  players: 5,
  destiny: ['blue'],
  genesis: 'green',
  destroyed: ['yellow-5'],
  cannon: ['red-2', 'red-3'],
  beside: { 'red-4': ['attack-08'] },
  red: { alien: 'macron', techs: [{ id: 'lunar-cannon', completed: true }] },
  blue: { alien: 'warrior', tokens: 3, ships: { 'red-1': 2 }, warp: 2 },
  yellow: { alien: 'zombie', ships: { 'red-1': 1 }, removed: 1 },
  green: {
    alien: 'oracle',
    ships: { genesis: 2 },
    techs: [{ id: 'prometheus', completed: true }],
    prometheus: 'green-1',
  },
  purple: { alien: 'clone', ships: { 'red-1': 1 }, techs: [{ id: 'qax', ships: 2 }] },
};

const at = (page: Page, place: string) => page.locator(`svg[data-board] [data-place="${place}"]`);

test('everything on the board has a name, and what is offered is a button', async () => {
  const visitor = await house.comes();
  const { page } = visitor;
  await page.goto(cosmicTable(crowded));
  await at(page, 'planet:5').and(page.locator('[data-lit]')).waitFor();
  const board = page.locator('svg[data-board]');
  // five planets of the defense can be aimed at
  expect(await board.locator('[data-lit]').count()).toBe(5);
  expect(await at(page, 'planet:0').getAttribute('aria-label')).toMatch(/^Red 1: .*2 ships.*1 ship.*1 ship/);
  // an own planet is not offered, and says why
  expect(await at(page, 'planet:0').getAttribute('aria-disabled')).toBe('true');
  expect(await at(page, 'planet:3').getAttribute('aria-label')).toMatch(/beside it Attack 08$/);
  expect(await at(page, 'planet:25').getAttribute('aria-label')).toMatch(/^Genesis planet/);
  expect(await at(page, 'planet:14').count()).toBe(0);
  for (const place of ['warp:1', 'tech:0:0', 'tech:4:0', 'coin:4', 'pile:deck', 'pile:tech'])
    expect(await at(page, place).getAttribute('aria-label')).toBeTruthy();
  expect(await board.getByRole('img', { name: 'Lunar Cannon', exact: true }).count()).toBe(1);
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThanOrEqual(3_000);
  await tabAndPress(page, 'svg[data-board] [data-place="planet:6"]');
  await expect.poll(() => at(page, 'planet:6').getAttribute('aria-pressed')).toBe('true');
  visitor.expectNoTrouble();
  await visitor.leave();
});

test('on a phone what is offered and the encounter are seen large, and a button shows all of the board', async () => {
  const visitor = await house.comes({ size: [390, 844], isTouch: true });
  const { page } = visitor;
  await page.goto(cosmicTable({ destiny: ['blue'], red: { alien: 'macron' } }));
  await page.locator('header[data-decision]').waitFor();
  const width = async (place: string) => (await at(page, place).boundingBox())?.width ?? 0;
  // what can be aimed at, for a finger
  const large = await width('planet:5');
  expect(large).toBeGreaterThanOrEqual(40);
  await at(page, 'planet:5').tap();
  await page.getByRole('button', { name: 'Aim at Blue 1' }).tap();
  await at(page, 'gate').waitFor();
  await page.getByRole('button', { name: 'Show the whole board' }).waitFor();
  await expect.poll(() => width('planet:5')).toBeGreaterThan(large);
  await page.getByRole('button', { name: 'Show the whole board' }).tap();
  await page.getByRole('button', { name: 'Show the encounter' }).waitFor();
  await expect.poll(() => width('planet:10')).toBeLessThan(large * 0.8);
  visitor.expectNoTrouble();
  await visitor.leave();
});
