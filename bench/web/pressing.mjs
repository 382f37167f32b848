import { handOn } from './visit.mjs';

/** One who presses things one by one; each step has a name by which it is told what it took. */
export function pressing(page) {
  const does = async (step, act) => {
    await page.evaluate((name) => (globalThis.step = name), step);
    await act();
    // an interaction ends with the next frame; one that waits for the network is another matter
    await page.waitForTimeout(400);
  };
  return {
    press: async (step, locator) => {
      const hand = await handOn(page, locator);
      await does(step, hand.press);
    },
    type: (step, key) => does(step, () => page.keyboard.press(key)),
  };
}
