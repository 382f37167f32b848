import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { Player } from './player.ts';
import { sharedServer } from '../browsers/shared-server.ts';

const house = sharedServer();

test.each([
  [390, 844],
  [360, 640],
] as const)('rounds are played by touch at %i×%i, and the page never scrolls', async (width, height) => {
  const visitor = await house.comes({ size: [width, height], isTouch: true });
  const { page } = visitor;
  const player = new Player(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play against bots' }).tap();
  for (let ships = 0; ships < 12; ships++) {
    const asked = await player.isAsked();
    if (asked === 'over') break;
    // what was pressed stays until the table has taken it, or asks whether it is meant
    await player.seesTaken(asked, async () => {
      if (asked === 'choice') await player.choices.first().tap();
      else if (asked === 'answer') await player.loot.tap();
      else if (asked === 'confirm') await player.yes.tap();
      else if ((await player.dice.count()) === 0) await player.endTurn.tap();
      else {
        await player.dice.first().tap();
        // every lit place is a button in the sheet as well, large enough for a thumb
        const place = page.getByRole('list', { name: 'Places that fit' }).getByRole('button').first();
        const box = await place.boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(44);
        await place.tap();
      }
    });
    await expect.poll(() => player.litStations.count()).toBe(0);
    const overflow = await page.evaluate(() => {
      const { scrollHeight, scrollWidth, clientHeight, clientWidth } = document.documentElement;
      return [scrollHeight - clientHeight, scrollWidth - clientWidth];
    });
    expect(overflow).toEqual([0, 0]);
  }
  const tabs = page.getByRole('navigation', { name: 'Parts of the table' });
  for (const tab of ['Players', 'Log', 'Chat', 'Board']) await tabs.getByRole('button', { name: tab }).tap();
  visitor.expectNoTrouble();
  await visitor.leave();
});

test.each([
  [844, 390, true],
  [568, 320, true],
  [1024, 768, false],
] as const)(
  'beside the board at %i×%i dice can be pressed, and all that fits stands below them',
  async (width, height, isTouch) => {
    const visitor = await house.comes({ size: [width, height], isTouch });
    const { page } = visitor;
    const player = new Player(page);
    await page.goto('/local/new?game=alien-frontiers&bots=easy');
    await player.isAsked();
    const die = player.dice.first();
    await (isTouch ? die.tap() : die.click());
    await expect.poll(() => die.getAttribute('aria-pressed')).toBe('true');
    const place = page.getByRole('list', { name: 'Places that fit' }).getByRole('button').first();
    await (isTouch ? place.tap() : place.click());
    await expect.poll(() => player.litStations.count()).toBe(0);
    visitor.expectNoTrouble();
    await visitor.leave();
  },
);

test.each([
  [390, 844],
  [360, 640],
  [320, 568],
] as const)('at %i×%i the first hint and every place that fits are seen whole', async (width, height) => {
  const visitor = await house.comes({ size: [width, height], isTouch: true, language: 'ru' });
  const { page } = visitor;
  await page.goto('/local/new?game=alien-frontiers&bots=easy');
  const understood = page.getByRole('button', { name: 'Понятно' });
  await understood.waitFor();
  /** Whether nothing lies over the middle of it, and no edge cuts it off. */
  const isSeen = (thing: Locator): Promise<boolean> =>
    thing.evaluate((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const corners = [
        [left + 3, top + 6],
        [right - 3, bottom - 6],
      ] as const;
      return corners.every(([x, y]) => {
        const there = document.elementFromPoint(x, y);
        return there !== null && (element.contains(there) || there.contains(element));
      });
    });
  // the tray takes its height a moment after it is drawn
  await expect.poll(() => isSeen(understood)).toBe(true);
  await page
    .getByRole('button', { name: /^Корабль/ })
    .first()
    .tap();
  const places = page.getByRole('list', { name: 'Подходящие места' }).getByRole('button');
  await places.first().waitFor();
  for (const place of await places.all()) await expect.poll(() => isSeen(place)).toBe(true);
  await visitor.leave();
});

test('two taps enlarge the board, and open nothing', async () => {
  const visitor = await house.comes({ size: [390, 844], isTouch: true });
  const { page } = visitor;
  await page.clock.install();
  await page.goto('/local/new?game=alien-frontiers&bots=easy');
  await new Player(page).isAsked();
  const board = await page.locator('[data-part="board"]').boundingBox();
  const [x, y] = [195, (board?.y ?? 0) + (board?.height ?? 0) / 2];
  const touches = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchEnd') =>
    touches.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchStart' ? [{ x, y }] : [] });
  // both at once: a busy machine must not make two single taps of them
  await Promise.all([touch('touchStart'), touch('touchEnd'), touch('touchStart'), touch('touchEnd')]);
  await page.getByRole('button', { name: 'Show the whole board' }).waitFor();
  // a reader would open a moment later
  await page.clock.runFor(1000);
  expect(await page.getByRole('dialog').count()).toBe(0);
  await visitor.leave();
});

test.each([
  [390, 844],
  [360, 640],
] as const)(
  'the lesson at %i×%i offers nothing while it is to be read, and its coach covers no button',
  async (width, height) => {
    const visitor = await house.comes({ size: [width, height], isTouch: true });
    const { page } = visitor;
    const player = new Player(page);
    await page.goto('/learn/alien-frontiers');
    const coach = page.getByRole('complementary', { name: 'Lesson' });
    const next = coach.getByRole('button', { name: 'Next' });
    await next.tap();
    await coach.getByRole('heading', { name: 'Your ships are dice' }).waitFor();
    expect(await player.dice.count()).toBe(0);
    await page.locator('[data-place="hand:0"] li').first().tap();
    await next.tap();
    await coach.getByRole('heading', { name: 'Fuel from the sun' }).waitFor();

    // only its title stays while places are lit
    const told = coach.getByRole('button', { name: 'Do it for me' });
    await player.dice.first().tap();
    await told.waitFor({ state: 'hidden' });
    expect(await coveredBy(coach)).toEqual([]);
    await player.dice.first().tap();
    await told.waitFor();
    expect(await coveredBy(coach)).toEqual([]);
    visitor.expectNoTrouble();
    await visitor.leave();
  },
);

/** Buttons of the page that something lies over. */
const coveredBy = (thing: Locator): Promise<readonly (string | null)[]> =>
  thing.evaluate((over) => {
    const { left, right, top, bottom } = over.getBoundingClientRect();
    return [...document.querySelectorAll('button')]
      .filter((button) => !over.contains(button) && button.checkVisibility())
      .filter((button) => {
        const box = button.getBoundingClientRect();
        return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
      })
      .map(({ textContent }) => textContent);
  });
