import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Visitor } from '../browsers/browsing.ts';
import { type Asked, Player, setsOf } from '../table/player.ts';
import { tabAndPress } from './tab-and-press.ts';

const lit = '[data-place^="facility:"][data-lit] button, button[data-place^="facility:"][data-lit]';
const choice = 'ul[aria-label="Choices"] button';

/** Plays a whole game against bots with Tab and Enter, doing what comes first. */
export async function playsByKeyboard({ page }: Visitor): Promise<void> {
  const player = new Player(page);
  await page.goto('/play/alien-frontiers');
  for (let decisions = 0; decisions < 1_500; decisions++) {
    const asked = await player.isAsked();
    if (asked === 'over') break;
    await player.seesTaken(asked, () => answers(page, player, asked));
  }
  expect(await player.isOver).toBe(true);
}

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
