import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Goes on with Tab until the focus is on such a thing, once round the page at most, and presses it. */
export async function tabAndPress(page: Page, selector: string, named?: string): Promise<void> {
  const isThere = () =>
    page.evaluate(
      ([wanted, name]) =>
        document.activeElement?.matches(wanted) === true &&
        (name === undefined || document.activeElement.textContent === name),
      [selector, named] as const,
    );
  for (let steps = 0; !(await isThere()); steps++) {
    expect(steps, `no way by Tab to ${named ?? selector}`).toBeLessThan(150);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
}
