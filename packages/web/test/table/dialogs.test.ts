import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { nextFrame } from '../browsers/next-frame.ts';
import { Player } from './player.ts';
import { sharedServer } from '../browsers/shared-server.ts';

const house = sharedServer();

const atTable = async (page: Page): Promise<void> => {
  await page.goto('/local/new?game=alien-frontiers&bots=easy');
  await page.getByRole('heading', { name: 'Your turn' }).waitFor();
};

test.each(['Escape', 'the cross'])(
  'a dialog closed by %s gives the focus back to what opened it',
  async (how) => {
    const visitor = await house.comes();
    const { page } = visitor;
    await page.goto('/');
    const opener = page.getByRole('button', { name: 'change', exact: true });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.locator('dialog[open]');
    await dialog.waitFor();
    if (how === 'Escape') await page.keyboard.press('Escape');
    else await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
    visitor.expectNoTrouble();
    await visitor.leave();
  },
);

test('at a table the focus comes back to the ship it was on', async () => {
  const visitor = await house.comes();
  const { page } = visitor;
  await atTable(page);
  const ship = page.getByRole('button', { name: /^Ship showing/ }).first();
  await ship.focus();
  await page.keyboard.press('h');
  await page.locator('dialog[open]').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => ship.evaluate((button) => button === document.activeElement)).toBe(true);
  visitor.expectNoTrouble();
  await visitor.leave();
});

test('one blocked station after the other says why it is', async () => {
  const visitor = await house.comes();
  const { page } = visitor;
  await atTable(page);
  const bubble = page.locator('[popover]:popover-open');
  const place = () => bubble.evaluateAll((open: HTMLElement[]) => open[0]?.style.translate ?? null);
  let before: string | null = null;
  // no player can pay for either at the beginning; what is said to be disabled can be pressed all the same
  for (const station of ['shipyard', 'terraforming-station', 'shipyard']) {
    await page
      .locator(`[data-place="facility:${station}"] > button[aria-disabled="true"]`)
      .click({ force: true });
    const isElsewhere = (now: string | null) => now !== null && now !== before;
    await expect.poll(place).toSatisfy(isElsewhere);
    before = await place();
    // and the bubble of the one before, on its way out, does not take it along
    await nextFrame(page);
    await nextFrame(page);
    expect(await bubble.count()).toBe(1);
  }
  await page.keyboard.press('Escape');
  await expect.poll(() => bubble.count()).toBe(0);
  visitor.expectNoTrouble();
  await visitor.leave();
});

test('who plays with bots alone is told what giving up and taking back mean there', async () => {
  const visitor = await house.comes();
  const { page } = visitor;
  await atTable(page);
  // before the first move there is nothing to take back
  await new Player(page).decides();
  const asked = async (item: string): Promise<string> => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: item }).click();
    const dialog = page.locator('dialog[open]');
    await dialog.waitFor();
    const text = await dialog.innerText();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'detached' });
    return text;
  };
  expect(await asked('Take a move back')).not.toMatch(/agree|Ask the others/);
  expect(await asked('Give up')).toContain('the bots win');
  visitor.expectNoTrouble();
  await visitor.leave();
});

test('a word of the rules is looked up as often as somebody wants, and no tab jumps there by itself', async () => {
  const visitor = await house.comes();
  const { page } = visitor;
  // no field has been used there yet
  await page.goto('/learn/alien-frontiers');
  const side = page.getByRole('tabpanel');
  const inFocus = side.locator('summary:focus');
  const looksUp = async (): Promise<string> => {
    await page.getByRole('button', { name: 'Isolation Field' }).click();
    await page.locator('dialog[open] p button').first().click();
    await inFocus.waitFor();
    return inFocus.innerText();
  };
  const heading = await looksUp();
  const section = side.locator('details[open]');
  expect(await section.locator('summary').allInnerTexts()).toEqual([heading]);
  await inFocus.press('Enter');
  await section.waitFor({ state: 'detached' });
  expect(await looksUp()).toBe(heading);
  await section.waitFor();
  await page.getByRole('tab', { name: 'Log' }).click();
  const rules = page.getByRole('tab', { name: 'Rules' });
  await rules.click();
  await side.locator('summary').first().waitFor();
  await nextFrame(page);
  expect(await rules.evaluate((tab) => tab === document.activeElement)).toBe(true);
  visitor.expectNoTrouble();
  await visitor.leave();
});

test('who goes through the lesson with the keyboard stays where they press', async () => {
  const visitor = await house.comes();
  const { page } = visitor;
  await page.goto('/learn/alien-frontiers');
  const coach = page.getByRole('complementary', { name: 'Lesson' });
  const next = coach.getByRole('button', { name: 'Next' });
  await next.focus();
  const first = await coach.getByRole('heading').innerText();
  await page.keyboard.press('Enter');
  await expect.poll(() => coach.getByRole('heading').innerText()).not.toBe(first);
  expect(await next.evaluate((button) => button === document.activeElement)).toBe(true);
  visitor.expectNoTrouble();
  await visitor.leave();
});
