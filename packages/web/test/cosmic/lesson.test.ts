import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sharedServer } from '../browsers/shared-server.ts';

const house = sharedServer();

const next = '[data-lesson] > aside footer button:last-child';
const main = 'button[data-main]:not([aria-disabled])';
const oneMore = '[data-part="own"] button[aria-label^="One more"]:not([aria-disabled="true"])';
const lit = '[data-part="own"] button[data-lit][aria-pressed="false"]';
const pass = 'button[aria-keyshortcuts="Space"]';

/** What is pressed in each step that does not go on by itself. */
const presses: readonly (readonly [step: string, ...buttons: string[]])[] = [
  ['goal', next],
  ['destiny', next],
  ['join', main],
  ['help', oneMore, main],
  ['lost', next],
  ['regroup', oneMore, main],
  ['aim', main],
  ['launch', oneMore, oneMore, oneMore, main],
  ['invite', lit, main],
  ['lay', main],
  ['power', main],
  ['won', next],
  ['second', main],
  ['aim-again', main],
  ['launch-again', oneMore, main],
  ['alone', main],
  ['negotiate', main],
  ['pass', pass],
  ['deal', 'button[data-word="accept"]'],
  ['settle', oneMore, main],
];

const isAt = (page: Page, step: string) =>
  page.locator(`[data-lesson="${step}"]`).waitFor({ state: 'attached' });

async function goesThrough(page: Page, press: (button: Locator) => Promise<void>): Promise<void> {
  await page.goto('/learn/cosmic-encounter');
  for (const [step, ...buttons] of presses) {
    await isAt(page, step);
    for (const button of buttons) await press(page.locator(button).first());
  }
  await isAt(page, 'end');
}

test('the lesson is gone through with the mouse, and leads to a table against bots', async () => {
  const visitor = await house.comes();
  const { page } = visitor;
  await goesThrough(page, (button) => button.click());
  const own = page.locator('[data-seat="0"]', { hasText: 'Mirror' });
  expect(await own.first().textContent()).toContain('2/5');
  const play = page.getByRole('link', { name: 'Play against bots' });
  expect(await play.getAttribute('href')).toBe('/play/cosmic-encounter');
  visitor.expectNoTrouble();
  await visitor.leave();
});

test('on a phone it is gone through by touch, and all that is told is seen whole', async () => {
  const visitor = await house.comes({ size: [360, 740], isTouch: true });
  const { page } = visitor;
  const coach = page.getByRole('complementary', { name: 'Lesson' });
  await goesThrough(page, async (button) => {
    expect(await coach.evaluate((told) => told.scrollHeight - told.clientHeight)).toBeLessThanOrEqual(1);
    await button.tap();
  });
  visitor.expectNoTrouble();
  await visitor.leave();
});

test('the table waits until what is told has been read, and takes what the lesson is about alone', async () => {
  const visitor = await house.comes();
  const { page } = visitor;
  await page.goto('/learn/cosmic-encounter');
  await isAt(page, 'goal');
  // the bots have thought long since
  await page.getByText('Destiny will name the defense').waitFor();
  await page.locator(next).focus();
  await page.keyboard.press('Enter');
  await isAt(page, 'destiny');
  await page.getByText('The gate is aimed at').waitFor();
  await page.keyboard.press('Enter');
  await isAt(page, 'join');
  await page.getByRole('button', { name: 'Join the offense' }).first().waitFor();
  expect(await page.getByRole('button', { name: 'Decline' }).count()).toBe(0);
  visitor.expectNoTrouble();
  await visitor.leave();
});
