import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** More steps than any answer is put together of. */
const mostSteps = 40;

const tray = '[data-part="own"]';
const bar = 'header[data-decision]';

/** What is pressed, the first of these that there is; what lies in the tray only puts an answer together. */
const steps: readonly string[] = [
  'button[aria-keyshortcuts="Space"]',
  // yes, to what is asked once more
  `${bar} button[data-yes]`,
  'button[data-main]:not([aria-disabled])',
  `${tray} button[data-lit][aria-pressed="false"]`,
  `${tray} button[aria-label^="One more"]:not([aria-disabled="true"])`,
  `${bar} button:not([aria-label], [aria-keyshortcuts="u"], [data-main])`,
  // words are there on a phone
  `${tray} button:not([aria-label], [aria-keyshortcuts="u"], [aria-pressed], [data-subject], [data-main])`,
];

/** A player of Cosmic Encounter at a screen in English, with the keyboard alone or by touch alone. */
export class CosmicPlayer {
  readonly #page: Page;
  readonly #isTouching: boolean;
  readonly #steps: readonly string[];

  /** `likes`: what is chosen where it can be, by its name; else the first that is there. */
  constructor(page: Page, { isTouching = false, likes = [] as readonly string[] } = {}) {
    this.#page = page;
    this.#isTouching = isTouching;
    // nothing else of it stands chosen yet
    const free = `${tray}:not(:has(button[aria-pressed="true"]))`;
    const liked = likes.map((name) => `${free} button[data-lit][aria-label="${name}"]`);
    this.#steps = [...liked, ...steps];
  }

  /** The amber button; there is one at the most. */
  get main(): Locator {
    return this.#page.locator('button[data-main]');
  }

  get pass(): Locator {
    return this.#page.locator('button[aria-keyshortcuts="Space"]');
  }

  get isOver(): Promise<boolean> {
    return this.#page.locator('#victory').isVisible();
  }

  /** What is asked, by its number; null as long as nothing is. */
  decision(): Promise<string | null> {
    return this.#page.evaluate(
      () => document.querySelector('header[data-decision]')?.getAttribute('data-decision') ?? null,
    );
  }

  /** Whether something is asked that neither passes by itself nor is talked over. */
  isToChoose(): Promise<boolean> {
    return this.#page.evaluate(
      () =>
        document.querySelector('header[data-decision]') !== null &&
        document.querySelector('button[aria-keyshortcuts="Space"], button[data-word]') === null,
    );
  }

  /** Waits to be asked; false when the match is over instead. */
  async isAsked(): Promise<boolean> {
    await this.#page.locator('#victory, header[data-decision]').first().waitFor();
    return !(await this.isOver);
  }

  /** Lets a moment pass, and gives any answer to everything else. */
  async answers(): Promise<void> {
    const before = await this.decision();
    const isTaken = async () => (await this.isOver) || (await this.decision()) !== before;
    for (let step = 0; step < mostSteps; step++) {
      const isGiven = await this.#presses();
      if ((isGiven && !(await this.#isAskedAgain())) || (await isTaken())) break;
    }
    await expect.poll(isTaken).toBe(true);
  }

  /** Whether what was pressed is to be confirmed. */
  #isAskedAgain(): Promise<boolean> {
    return this.#page.locator(`${bar} button[data-yes]`).isVisible();
  }

  /** Presses what comes next; whether that was an answer. What is asked may be gone by then: a moment passes by itself. */
  async #presses(): Promise<boolean> {
    const next = await this.#page.evaluateHandle((wanted) => {
      const buttons = wanted.flatMap((selector, index) => {
        const seen = [...document.querySelectorAll<HTMLElement>(selector)].find((each) =>
          each.checkVisibility(),
        );
        return seen ? [{ seen, index }] : [];
      });
      return buttons[0] ?? null;
    }, this.#steps);
    const found = await next.evaluate((button) => button?.index ?? null);
    if (found === null) return false;
    const button = (await next.getProperty('seen')).asElement();
    if (this.#isTouching) await button?.tap();
    else {
      await button?.focus();
      await this.#page.keyboard.press('Enter');
    }
    return !this.#steps[found]?.startsWith(tray);
  }
}
