import type { PositionDescription } from '@starboard/project-elite';
import { test } from 'vitest';
import { sharedServer } from '../browsers/shared-server.ts';

const house = sharedServer();

/** One player with two heroes, and an alien in sight of the one that has a Gun to use. */
const before: PositionDescription = {
  players: 1,
  options: { clock: 'untimed' },
  phase: 'action',
  heroes: { gerid: { at: [6, 12], cards: ['BW2'], dice: 'GM---' }, kara: { at: [8, 13] } },
  aliens: [{ kind: 'biter', at: [6, 10] }],
};

const alone = `/local/new?${new URLSearchParams({ game: 'project-elite', bots: '', position: JSON.stringify(before) })}`;

test('a player alone arms a weapon, fires it, moves and is done', async () => {
  const visitor = await house.comes();
  const { page } = visitor;
  await page.goto(alone);
  const tray = page.locator('[data-part="own"]');
  const press = (name: RegExp) => tray.getByRole('button', { name }).first().click();
  const reads = (text: string | RegExp) => page.getByText(text).first().waitFor();
  await reads('Round 1 of 8: Action phase');
  await page.getByRole('img', { name: /Biter 1 at G11: \d+ steps? to go/ }).waitFor();
  await tray.getByText('Put a die into a slot').click();
  await press(/Gun \(die 1\) into Service Carbine/);
  await reads('puts die 1 into Service Carbine.');
  // what is done all the time lies open
  await press(/Service Carbine\. weapon/);
  await reads(/fires Service Carbine: \d/);
  await press(/Gerid: south-west, to F14/);
  await reads('Gerid moves to F14.');
  visitor.expectNoTrouble();
});
