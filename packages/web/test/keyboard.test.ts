import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Player } from './player.ts';
import { tonight } from './tonight.ts';

const house = tonight();

/** Goes on with Tab until the focus is on such a thing, once round the page at most; false when there is none. */
async function tabTo(page: Page, selector: string): Promise<boolean> {
  for (let steps = 0; steps < 150; steps++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector))
      return true;
  }
  return false;
}

const die = 'button[aria-pressed="false"][data-place^="ship:"]';
const lit = '[data-place^="facility:"][data-lit] button, button[data-place^="facility:"][data-lit]';
const choice = 'ul[aria-label="Choices"] button';

test('a whole game is played with the keyboard alone', async () => {
  const visitor = await house.comes();
  const { page } = visitor;
  const player = new Player(page);
  await page.goto('/play/alien-frontiers');
  for (let decisions = 0; decisions < 1_500; decisions++) {
    const asked = await player.isAsked();
    if (asked === 'over') break;
    if (asked === 'act' && (await player.dice.count()) > 0 && (await docks(page, player))) continue;
    if (asked === 'choice') expect(await tabTo(page, choice)).toBe(true);
    else expect(await tabTo(page, 'header button, footer button, section button')).toBe(true);
    const name = await page.evaluate(() => document.activeElement?.textContent);
    if (asked === 'choice' || name === 'Confirm' || name === 'End turn') await page.keyboard.press('Enter');
    await page.waitForTimeout(30);
  }
  expect(await player.isOver).toBe(true);
  visitor.expectNoTrouble();
  await visitor.leave();
}, 900_000);

/** Selects ships until some station is lit, and docks there. */
async function docks(page: Page, player: Player): Promise<boolean> {
  for (let selected = 0; selected < 3; selected++) {
    if (!(await tabTo(page, die))) return false;
    await page.keyboard.press('Enter');
    if ((await player.countLit()) === 0) continue;
    if (!(await tabTo(page, lit))) return false;
    await page.keyboard.press('Enter');
    await expect.poll(() => player.litStations.count(), { timeout: 20_000 }).toBe(0);
    return true;
  }
  return false;
}
