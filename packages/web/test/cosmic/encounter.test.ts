import type { PositionDescription } from '@starboard/cosmic-encounter';
import { expect, test } from 'vitest';
import { sharedServer } from '../browsers/shared-server.ts';
import { cosmicTable } from './cosmic-table.ts';

const house = sharedServer();

/** Blue attacks Red, and both can lay nothing but attacks. */
const attacked: PositionDescription = {
  players: 3,
  offense: 'blue',
  destiny: ['red'],
  red: { hand: ['attack-10', 'reinforcement-3'] },
  blue: { hand: ['attack-12'] },
  yellow: { hand: 0 },
};

test('the encounter is told on one panel of one height, up to totals with all that they are made of', async () => {
  const visitor = await house.comes();
  const { page } = visitor;
  await page.goto(cosmicTable(attacked));
  // a key pressed before the table is there is lost
  await page.locator('header[data-decision]').waitFor();
  const panel = page.getByRole('region', { name: 'Encounter', exact: true });
  const side = (name: string) => panel.getByRole('list', { name });
  const height = async () => (await panel.boundingBox())?.height;
  const told = page.getByRole('region', { name: 'The table as text' });
  /** At the table told in words, where every question has plain controls. */
  const answers = async (question: string, answer: string) => {
    await page.keyboard.press('t');
    await told.getByRole('heading', { name: question }).waitFor();
    await told.getByRole('button', { name: answer, exact: true }).click();
    await page.keyboard.press('t');
  };
  await answers('Whom do you invite as allies?', 'Confirm');
  // what is asked of the tray stands in the panel's place; a card is asked of the hand
  await side('Defense').getByRole('button', { name: 'you, defense, 4 ships' }).waitFor();
  const before = await height();
  await answers('Which encounter card do you play?', 'Attack 10');
  await side('Defense').getByRole('button', { name: '10: you, card' }).waitFor();
  await side('Offense')
    .getByRole('button', { name: /^12: .+, card$/ })
    .waitFor();
  await panel.getByText(/ leads? by \d$/).waitFor();
  expect(await height()).toBe(before);
  // the board shows where a number comes from
  await side('Defense').getByRole('button', { name: '4: you, 4 ships' }).hover();
  await page.locator('[data-place^="planet:"][data-pointed]').waitFor();
  visitor.expectNoTrouble();
  await visitor.leave();
});
