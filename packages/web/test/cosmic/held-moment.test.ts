import type { Page } from 'playwright-core';
import { gameById } from '@starboard/games';
import { begin, textOf } from '@starboard/host';
import { toldInSilence } from '@starboard/host/testing';
import { type FromServer, viewText } from '@starboard/protocol';
import { expect, test } from 'vitest';
import { gamePages, table } from '../table/toy-page.ts';

const opens = gamePages();
const pace = { free: 30_000, reserve: 300_000, window: 2_500 };

/** Ann's moment to play a card in, before anything else. */
function firstPicture(): FromServer {
  const game = gameById('cosmic-encounter');
  if (!game) throw new Error('the game is gone');
  const start = {
    players: 3,
    red: { hand: ['plague', 'attack-08'] },
    blue: { hand: 3 },
    yellow: { hand: 3 },
  };
  const match = begin(game, { seats: 3, options: {}, seed: 'held', start });
  const [told] = toldInSilence(match, 0, pace);
  if (!told || !('picture' in told)) throw new Error('a picture comes first');
  return JSON.parse(viewText('t', 0, 0, textOf(told.picture), null)) as FromServer;
}

const boardOf = (page: Page) => page.locator('[data-part="board"]').boundingBox();

test('on a phone the board keeps still when a moment is held, and while it is', async () => {
  const { page, hears, said } = await opens('cosmic-encounter');
  await page.setViewportSize({ width: 360, height: 740 });
  const detail = { ...table, game: 'cosmic-encounter', clock: 'normal' } as const;
  const clock = (due: number) =>
    ({ type: 'clock', table: 't', clock: [{ seat: 0, reserve: 0, due }], now: 0 }) as const;
  await hears(firstPicture(), { type: 'table', table: { ...detail, seat: 0 } }, clock(60_000));
  await page.locator('svg[data-board]').waitFor();
  const wait = page.getByRole('button', { name: 'Wait' });
  await wait.waitFor();
  const board = await boardOf(page);
  await wait.click();
  await expect.poll(said).toMatchObject({ type: 'hold', on: true });
  await hears({ type: 'done', id: (await said())?.id ?? '', now: 0 }, { ...clock(8_000), isHeld: true });
  await page.getByRole('status').filter({ hasText: 'Held for you' }).waitFor();
  expect(await boardOf(page)).toEqual(board);
});
