import { expect, test } from 'vitest';
import { Player } from './player.ts';
import { sharedServer } from '../browsers/shared-server.ts';

const house = sharedServer();

test('a stranger plays against bots from the first click to the last colony, and looks at it again', async () => {
  const visitor = await house.comes();
  const { page } = visitor;
  const player = new Player(page);
  await page.goto('/');
  await player.button('Play against bots').click();
  // one click, and the first own decision is there: where the first ship docks
  expect(await player.isAsked()).toBe('act');
  expect(await player.dice.count()).toBe(3);

  for (let decisions = 0; !(await player.isOver); decisions++) {
    expect(decisions).toBeLessThan(2_000);
    await player.decides();
  }
  await page.getByRole('table').waitFor();
  expect(await page.getByRole('row').count()).toBe(4);

  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await page.waitForURL(/\/replay\//);
  await page.getByRole('slider').waitFor();
  visitor.expectNoTrouble();
  await visitor.leave();
});
