import { handOn, visit } from './visit.mjs';

const presses = 5;

/** A page with nothing but a button that counts: what a press takes on this machine on any page. */
export async function blank(browser, url) {
  const { page, seen, leave } = await visit(browser, url);
  await page.goto('about:blank');
  await page.setContent('<button onclick="this.textContent = Number(this.textContent) + 1">0</button>');
  for (let index = 0; index < presses; index++) {
    const hand = await handOn(page, page.getByRole('button'));
    await hand.press();
    await page.waitForTimeout(400);
  }
  const { interactions } = await seen();
  await leave();
  return { interactions };
}
