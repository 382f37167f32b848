import { expect, test } from 'vitest';
import { sharedServer } from '../browsers/shared-server.ts';
import { CosmicPlayer } from './cosmic-player.ts';
import { cosmicTable } from './cosmic-table.ts';

const house = sharedServer();

test('Cosmic Encounter is played by keyboard, whatever it asks', async () => {
  const visitor = await house.comes();
  const { page } = visitor;
  await page.goto(cosmicTable({ seed: 'by keyboard' }));
  const player = new CosmicPlayer(page);
  await page.locator('svg[data-board]').waitFor();
  for (let decisions = 0; decisions < 15 && (await player.isAsked()); decisions++) await player.answers();
  expect(await page.locator('[data-place="seat:0"]').textContent()).toContain('/5');
  // seats have the colours that the game's texts call them by
  const colour = (selector: string, name: string): Promise<string> =>
    page
      .locator(selector)
      .first()
      .evaluate((element, token) => getComputedStyle(element).getPropertyValue(token), name);
  // the prompt's light goes over from one seat to the next
  for (const [seat, name] of ['red', 'blue', 'yellow'].entries())
    await expect
      .poll(() => colour(`[data-seat="${seat}"]`, '--seat'))
      .toBe(await colour('html', `--seat-${name}`));
  await page.keyboard.press('t');
  await page.getByRole('heading', { name: 'Planets' }).waitFor();
  visitor.expectNoTrouble();
  await visitor.leave();
});
