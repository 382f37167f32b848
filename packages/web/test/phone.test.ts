import { expect, test } from 'vitest';
import { Player } from './player.ts';
import { tonight } from './tonight.ts';

const house = tonight();

test.each([
  [390, 844],
  [360, 640],
] as const)(
  'rounds are played by touch at %i×%i, and the page never scrolls',
  async (width, height) => {
    const visitor = await house.comes({ size: [width, height], isTouch: true });
    const { page } = visitor;
    const player = new Player(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'Play against bots' }).tap();
    for (let ships = 0; ships < 12; ships++) {
      const asked = await player.isAsked();
      if (asked === 'over') break;
      if (asked === 'choice') await player.choices.first().tap();
      else if (asked !== 'act') await player.yes.tap();
      else if ((await player.dice.count()) === 0) {
        const decision = await player.decision();
        await player.endTurn.tap();
        // the button stays until the turn is over indeed
        await expect.poll(() => player.decision(), { timeout: 20_000 }).not.toBe(decision);
      } else {
        await player.dice.first().tap();
        // every lit place is a button in the sheet as well, large enough for a thumb
        const place = page.getByRole('list', { name: 'Places that fit' }).getByRole('button').first();
        const box = await place.boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(44);
        await place.tap();
        await expect.poll(() => player.litStations.count(), { timeout: 20_000 }).toBe(0);
      }
      const overflow = await page.evaluate(() => {
        const { scrollHeight, scrollWidth, clientHeight, clientWidth } = document.documentElement;
        return [scrollHeight - clientHeight, scrollWidth - clientWidth];
      });
      expect(overflow).toEqual([0, 0]);
    }
    const tabs = page.getByRole('navigation', { name: 'Parts of the table' });
    for (const tab of ['Players', 'Log', 'Chat', 'Board'])
      await tabs.getByRole('button', { name: tab }).tap();
    visitor.expectNoTrouble();
    await visitor.leave();
  },
  300_000,
);
