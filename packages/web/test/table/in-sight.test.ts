import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Player } from './player.ts';
import { sharedServer } from '../browsers/shared-server.ts';

const house = sharedServer();

const boxOf = async (thing: Locator) => {
  const box = await thing.boundingBox();
  if (!box) throw new Error('it is not to be seen');
  return box;
};

async function areApart(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await boxOf(one), await boxOf(other)];
  return a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
}

async function sitDown(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play against bots' }).click();
  expect(await new Player(page).isAsked()).toBe('act');
}

test.each([
  [1440, 900],
  [1280, 720],
] as const)('the first hint lies over nothing on the board at %i×%i', async (width, height) => {
  const visitor = await house.comes({ size: [width, height] });
  const { page } = visitor;
  await sitDown(page);
  const hint = page.getByText('Your dice are ships', { exact: false });
  for (const place of ['colonist-hub', 'terraforming-station', 'maintenance-bay'])
    expect(await areApart(hint, page.locator(`[data-place="facility:${place}"]`))).toBe(true);
  // nor does anything move when it is heeded, or the next press would miss
  const dice = page.locator('button[data-place^="ship:"]');
  const { x } = await boxOf(dice.last());
  await dice.first().click();
  await hint.waitFor({ state: 'hidden' });
  expect((await boxOf(dice.last())).x).toBe(x);
  visitor.expectNoTrouble();
  await visitor.leave();
});

test('a tablet held upright shows the whole board, with names and open cards', async () => {
  const visitor = await house.comes({ size: [768, 1024], isTouch: true });
  const { page } = visitor;
  await sitDown(page);
  const board = page.locator('[data-part="board"]');
  for (const name of ['Herbert', 'Burroughs', 'Van Vogt']) {
    const { x, width } = await boxOf(board.getByText(name, { exact: true }).first());
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(768);
  }
  expect(await board.locator('[data-place^="card:"]:visible').count()).toBe(3);
  visitor.expectNoTrouble();
  await visitor.leave();
});
