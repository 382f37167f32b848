import type { PositionDescription } from '@starboard/cosmic-encounter';
import type { Page } from 'playwright-core';
import { cosmicTable } from './cosmic-table.ts';

/** Blue has nothing but negotiates to lay, and a colony in Red's system. */
const talking: PositionDescription = {
  destiny: ['blue'],
  red: { hand: ['negotiate', 'attack-08', 'attack-20', 'attack-06', 'attack-10'] },
  blue: { hand: ['negotiate', 'negotiate'], ships: { 'red-1': 2 } },
  yellow: { hand: 0 },
  green: { hand: 0 },
};

/** Red, at the table told in words, lays a negotiate against Blue; then they talk, over the board. */
export async function comesToTalks(page: Page): Promise<void> {
  await page.goto(cosmicTable(talking));
  await page.locator('header[data-decision]').waitFor();
  await page.keyboard.press('t');
  const told = page.getByRole('region', { name: 'The table as text' });
  const isAsked = (question: string) => told.getByRole('heading', { name: question }).waitFor();
  const presses = (answer: string) => told.getByRole('button', { name: answer, exact: true }).click();
  await isAsked('At which planet do you aim the gate?');
  await presses('Blue 1');
  await isAsked('Which ships do you send?');
  await told.getByRole('spinbutton').last().fill('1');
  await presses('Confirm');
  await isAsked('Whom do you invite as allies?');
  await presses('Confirm');
  await isAsked('Which encounter card do you play?');
  await presses('Negotiate');
  await isAsked('Talk it over, or break off.');
  await page.keyboard.press('t');
}
