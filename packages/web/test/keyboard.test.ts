import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Asked, Player, setsOf } from './player.ts';
import { sharedServer } from './shared-server.ts';

const house = sharedServer();

/** Goes on with Tab until the focus is on such a thing, once round the page at most, and presses it. */
async function tabAndPress(page: Page, selector: string, named?: string): Promise<void> {
  const isThere = () =>
    page.evaluate(
      ([wanted, name]) =>
        document.activeElement?.matches(wanted) === true &&
        (name === undefined || document.activeElement.textContent === name),
      [selector, named] as const,
    );
  for (let steps = 0; !(await isThere()); steps++) {
    expect(steps, `no way by Tab to ${named ?? selector}`).toBeLessThan(150);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
}

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
    await player.seesTaken(asked, () => answers(page, player, asked));
  }
  expect(await player.isOver).toBe(true);
  visitor.expectNoTrouble();
  await visitor.leave();
});

async function answers(page: Page, player: Player, asked: Asked): Promise<void> {
  if (asked === 'choice') await tabAndPress(page, choice);
  else if (asked === 'answer') await tabAndPress(page, 'button', 'Take nothing');
  else if (asked !== 'act') await tabAndPress(page, 'button', 'Confirm');
  else if (!(await docks(page, player))) await tabAndPress(page, 'button', 'End turn');
}

/** Docks one ship, or two, or three that dock together; false when none of that is on offer. */
async function docks(page: Page, player: Player): Promise<boolean> {
  const ships = await player.dice.evaluateAll((dice) =>
    dice.map((die) => `button[data-place="${die.getAttribute('data-place')}"]`),
  );
  for (const together of setsOf(ships.length)) {
    for (const index of together) await tabAndPress(page, ships[index] ?? '');
    if ((await player.countLit()) > 0) {
      await tabAndPress(page, lit);
      return true;
    }
    for (const index of together) await tabAndPress(page, ships[index] ?? '');
  }
  return false;
}
