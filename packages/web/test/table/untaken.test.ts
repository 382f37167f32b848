import { expect, test } from 'vitest';
import { fromPosition } from './from-position.ts';
import { Player } from './player.ts';
import { sharedServer } from '../browsers/shared-server.ts';

const house = sharedServer();

/** What makes a button the brightest: it is filled. */
const isFilled = (button: Element): boolean => getComputedStyle(button).backgroundImage.includes('gradient');

// all dice go to the Alien Artifact: eight points or more claim a card, fewer only bring others
test.each([
  { where: 'desk', size: [1440, 900], roll: [5, 3, 4] },
  { where: 'phone', size: [390, 844], roll: [2, 1, 3] },
] as const)('on a $where nobody ends a turn by mistake with points unspent', async ({ size, roll }) => {
  const visitor = await house.comes({ size });
  const { page } = visitor;
  const player = new Player(page);
  await page.goto(fromPosition({ players: 2, roll: [...roll] }));
  await player.isAsked();
  const points = roll.reduce((sum, value) => sum + value, 0);
  for (const _ of roll) {
    const die = player.dice.first();
    await player.seesTaken('act', async () => {
      await die.click();
      await page
        .locator('[data-place="facility:alien-artifact"][data-lit]')
        .getByRole('button')
        .first()
        .click();
    });
  }
  const claims = page.getByRole('button', { name: /^Take the / });
  const hasCard = points >= 8;
  const named = hasCard
    ? `You have not taken a card for your ${points} points.`
    : 'You have not replaced the open cards.';
  const wanted = hasCard ? claims.first() : player.button('Replace the three open cards').last();
  await page.getByText(named).first().waitFor();
  expect(await player.endTurn.evaluate(isFilled)).toBe(false);
  expect(await wanted.evaluate(isFilled)).toBe(true);

  const decision = await player.decision();
  const asked = page.getByRole('heading', { name: 'End your turn all the same?' });
  await player.endTurn.click();
  await asked.waitFor();
  await page.getByText(named).waitFor();
  expect(await player.yes.evaluate(isFilled)).toBe(false);
  // a player who presses Enter without reading loses nothing
  await page.keyboard.press('Enter');
  await player.endTurn.waitFor();
  expect(await player.decision()).toBe(decision);
  // and the keyboard goes on where it was, however the question is put away
  const isBack = () => player.endTurn.evaluate((button) => button === document.activeElement);
  await expect.poll(isBack).toBe(true);
  await page.keyboard.press('Enter');
  await asked.waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(isBack).toBe(true);

  await wanted.click();
  if (!hasCard) await player.yes.click();
  await expect.poll(() => player.decision()).not.toBe(decision);
  visitor.expectNoTrouble();
  await visitor.leave();
});
