import { expect, test } from 'vitest';
import { Player } from './player.ts';
import { sharedServer } from '../browsers/shared-server.ts';

const house = sharedServer();

test('a mouse that was let go beside the enlarged board drags it no further, and keys press what is there', async () => {
  const visitor = await house.comes({ size: [390, 844] });
  const { page } = visitor;
  await page.goto('/local/new?game=alien-frontiers&bots=easy');
  await new Player(page).isAsked();
  await page.getByRole('button', { name: 'Enlarge the board' }).click();
  await page.getByRole('button', { name: 'Show the whole board' }).waitFor();
  const board = page.locator('[data-part="board"]');
  const scrolled = () =>
    board.evaluate((element) => [...element.querySelectorAll('div')].map((each) => each.scrollTop).join());
  const { x, y, width, height } = (await board.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [middle, edge] = [y + height / 2, y + height];
  const before = await scrolled();
  await page.mouse.move(x + width / 2, middle);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, middle - 60, { steps: 4 });
  await expect.poll(scrolled).not.toBe(before);
  await page.mouse.move(x + width / 2, edge + 40);
  await page.mouse.up();
  await page.mouse.move(x + width / 2, middle);
  const after = await scrolled();
  await page.mouse.move(x + width / 2, middle - 90, { steps: 4 });
  expect(await scrolled()).toBe(after);
  await page.getByRole('button', { name: /^Solar Converter/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Solar Converter' }).waitFor();
  visitor.expectNoTrouble();
  await visitor.leave();
});
