import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { friends } from './friends.ts';
import { Player } from './player.ts';
import { sharedServer } from '../browsers/shared-server.ts';

const house = sharedServer();

const openMenu = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true }).click();
const takeback = (page: Page) => page.getByRole('button', { name: /^Ask to take a move back/ });
const refused = (page: Page) => page.getByText(/does not agree to take the move back/);

/** Whether what is asked lies over any part of the board. */
const coversBoard = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const [request, board] = ['requests', 'board'].map((part) =>
      document.querySelector(`[data-part="${part}"]`)?.getBoundingClientRect(),
    );
    if (!request || !board || request.height === 0) throw new Error('nothing is asked here');
    const isBeside = request.right <= board.left || request.left >= board.right;
    return !isBeside && request.bottom > board.top && request.top < board.bottom;
  });

test('a move back is asked for when there is one, covers nothing of the board, and a no is told', async () => {
  const visitors = await friends(house);
  const players = visitors.map(({ page }) => new Player(page));
  await expect.poll(() => Promise.all(players.map((each) => each.awaits()))).toContain('act');
  const isFirst = (await players[0]?.awaits()) === 'act';
  const [ann, bob] = isFirst ? visitors : visitors.toReversed();
  if (!ann || !bob) throw new Error('two friends came');

  // nothing has been done yet
  await openMenu(bob.page);
  expect(await takeback(bob.page).getAttribute('aria-disabled')).toBe('true');
  expect(await takeback(bob.page).textContent()).toContain('There is no move of yours to take back.');
  await takeback(bob.page).click({ force: true });
  expect(await bob.page.getByRole('dialog').count()).toBe(0);
  await bob.page.keyboard.press('Escape');

  const player = new Player(ann.page);
  const first = await player.decision();
  while ((await player.decision()) === first) await player.decides();
  await openMenu(ann.page);
  await takeback(ann.page).click();
  await ann.page.getByRole('button', { name: 'Ask the others' }).click();

  await bob.page.getByText(/asks to take back a move/).waitFor();
  for (const [width, height] of [
    [1280, 720],
    [1440, 900],
    [768, 1024],
    [390, 844],
    [844, 390],
    [360, 640],
  ] as const) {
    await bob.page.setViewportSize({ width, height });
    await expect.poll(() => coversBoard(bob.page)).toBe(false);
  }
  await bob.page.getByRole('button', { name: 'No', exact: true }).click();

  await refused(ann.page).waitFor();
  expect(await refused(bob.page).count()).toBe(0);
  // as long as it was not put away, and not once it was
  await ann.page.reload();
  await refused(ann.page).waitFor();
  await ann.page.locator('[data-part="requests"]').getByRole('button', { name: 'Close' }).click();
  await refused(ann.page).waitFor({ state: 'detached' });
  await ann.page.reload();
  await ann.page.locator('[data-place="facility:lunar-mine"]').waitFor();
  expect(await refused(ann.page).count()).toBe(0);
  ann.expectNoTrouble();
  bob.expectNoTrouble();
  await ann.leave();
  await bob.leave();
});
