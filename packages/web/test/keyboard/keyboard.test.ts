import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { fromPosition } from '../table/from-position.ts';
import { playsByKeyboard } from './keyboard-game.ts';
import { Player } from '../table/player.ts';
import { sharedServer } from '../browsers/shared-server.ts';
import { tabAndPress } from './tab-and-press.ts';

const house = sharedServer();

const ship = (value: number): string => `button[aria-label="Ship showing ${value}"]`;
const lit = (station: string): string =>
  `[data-place="facility:${station}"][data-lit] button, button[data-place="facility:${station}"][data-lit]`;
const choice = 'ul[aria-label="Choices"] button';

/** Two turns before the last colony: a raid, a dock, the rival's turn, a landing. */
const twoTurnsBeforeTheEnd = {
  players: 2,
  round: 9,
  roll: [1, 2, 3, 5],
  // the rival's three ships, with which it cannot raid, then the player's own four
  dice: [1, 4, 4, 6, 1, 1, 2],
  red: { ships: 4, fuel: 2, ore: 2, colonies: { 'lem-badlands': 4, 'pohl-foothills': 3 } },
  green: { ships: 3, fuel: 2, ore: 2, colonies: { 'herbert-valley': 1 } },
} as const;

test('a game is played to its end with the keyboard alone: docks, a raid, turns, a landing', async () => {
  const visitor = await house.comes();
  const { page } = visitor;
  const player = new Player(page);
  const docks = (station: string, ...values: readonly number[]): Promise<void> =>
    player.seesTaken('act', async () => {
      for (const value of values) await tabAndPress(page, ship(value));
      await tabAndPress(page, lit(station));
    });
  await page.goto(fromPosition(twoTurnsBeforeTheEnd));
  expect(await player.isAsked()).toBe('act');
  await docks('raiders-outpost', 1, 2, 3);
  // what kind of loot, then how much of it
  expect(await player.isAsked()).toBe('choice');
  await answers(page, player);
  expect(await player.isAsked()).toBe('answer');
  await answers(page, player);
  expect(await player.isAsked()).toBe('act');
  await docks('solar-converter', 5);
  await player.seesTaken('act', () => tabAndPress(page, 'button', 'End turn'));
  // the rival plays in between
  expect(await player.isAsked()).toBe('act');
  await docks('terraforming-station', 6);
  expect(await player.isAsked()).toBe('choice');
  await answers(page, player);
  expect(await player.isAsked()).toBe('confirm');
  await answers(page, player);
  expect(await player.isAsked()).toBe('over');
  visitor.expectNoTrouble();
  await visitor.leave();
});

const long = inject('pieces').filter((piece) => piece === 'keyboard-game');

test.each(long)('a whole game is played with the keyboard alone', async () => {
  const visitor = await house.comes();
  await playsByKeyboard(visitor);
  visitor.expectNoTrouble();
  await visitor.leave();
});

/** Answers what is asked beside ships and turns, by what comes first on the way through the page. */
async function answers(page: Page, player: Player): Promise<void> {
  await player.seesTaken(await player.isAsked(), async (asked) => {
    if (asked === 'choice') await tabAndPress(page, choice);
    else if (asked === 'answer') await tabAndPress(page, 'button', 'Take nothing');
    else await tabAndPress(page, 'button', 'Confirm');
  });
}
