import { expect, test } from 'vitest';
import { sharedServer } from '../browsers/shared-server.ts';
import { fromPosition } from './from-position.ts';

const house = sharedServer();

/** Of a bot that likes it calm. */
const rest = 800;

test('how fast others’ moves are shown is chosen in the menu and in the settings, and bots keep to it', async () => {
  const visitor = await house.comes();
  const { page } = visitor;
  await page.goto(fromPosition({ players: 2, roll: [1, 3, 5], options: { forcedPlacement: 'off' } }));
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  const inMenu = page.getByRole('combobox', { name: 'Other players’ moves' });
  const inSettings = (name: string) => page.getByRole('radio', { name, exact: true });
  const endTurn = page.getByRole('button', { name: 'End turn', exact: true });
  await menu.click();
  expect(await inMenu.inputValue()).toBe('at-once');
  await inMenu.selectOption('Fast');
  await page.getByRole('link', { name: 'Settings' }).click();
  expect(await inSettings('Fast').isChecked()).toBe(true);
  await inSettings('Calm').check({ force: true });
  await page.getByRole('link', { name: 'Back to the table' }).click();
  await endTurn.waitFor();
  await page.reload();
  await endTurn.waitFor();
  await menu.click();
  expect(await inMenu.inputValue()).toBe('calm');
  await page.keyboard.press('Escape');

  const began = performance.now();
  await endTurn.click();
  await page.getByRole('heading', { name: 'Your turn' }).waitFor({ state: 'detached' });
  await endTurn.waitFor();
  expect(performance.now() - began).toBeGreaterThan(rest);
  visitor.expectNoTrouble();
  await visitor.leave();
});
