import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const tray = '[data-part="own"]';
const answers = `${tray} ul > li > button`;
/** What is folded up cannot be gone to. */
const inSight = (what: string) => `${tray} ${what}:not(details:not([open]) ${what})`;
const fields = inSight('input');
const button = inSight('button:not([aria-label])');

/** More than any number that is asked for at once. */
const often = 5;

/** A player at a plain table, with the keyboard alone. */
export class PlainPlayer {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** What is asked, by its number; null as long as it is another seat's turn. */
  get decision(): Promise<string | null> {
    return this.#page
      .locator('header[data-decision]')
      .first()
      .getAttribute('data-decision', { timeout: 1_000 })
      .catch(() => null);
  }

  get isOver(): Promise<boolean> {
    return this.#page.locator('#victory').isVisible();
  }

  /** Waits to be asked; false when the match is over instead. */
  async isAsked(): Promise<boolean> {
    await this.#page
      .locator(`#victory, ${answers}, ${fields}, ${tray} details, ${tray} button`)
      .first()
      .waitFor();
    return !(await this.isOver);
  }

  /** Gives the first answer there is, or fills in all that is asked for as high as it goes. */
  async answers(): Promise<void> {
    const before = await this.decision;
    if ((await this.#page.locator(answers).count()) > 0) await this.#page.keyboard.press('1');
    else await this.#fillsIn();
    await expect.poll(async () => (await this.isOver) || (await this.decision) !== before).toBe(true);
  }

  async #fillsIn(): Promise<void> {
    const { keyboard } = this.#page;
    for (let field = 0, count = await this.#page.locator(fields).count(); field < count; field++) {
      const type = await this.#tabsTo(fields, field);
      if (type === 'number') for (let more = 0; more < often; more++) await keyboard.press('ArrowUp');
      else if (type === 'radio' || type === 'checkbox') await keyboard.press('Space');
    }
    await this.#takesBackWhatIsTooMuch();
    await this.#tabsTo(button);
    await keyboard.press('Enter');
  }

  async #takesBackWhatIsTooMuch(): Promise<void> {
    const isBlocked = () => this.#page.locator(`${button}[aria-disabled="true"]`).first().isVisible();
    for (let field = (await this.#page.locator(fields).count()) - 1; field >= 0; field--)
      if ((await isBlocked()) && (await this.#tabsTo(fields, field)) === 'checkbox')
        await this.#page.keyboard.press('Space');
  }

  /** Goes on with Tab until the focus is on the thing with that number, and tells what kind of field it is. */
  async #tabsTo(selector: string, number?: number): Promise<string | null> {
    for (let steps = 0; steps < 150; steps++) {
      const found = await this.#page.evaluate(
        ([wanted, at]) => {
          const all = [...document.querySelectorAll<HTMLElement>(wanted)];
          const active = document.activeElement;
          const field = at === null ? active : all[at];
          // one of a group of radio buttons is all that Tab goes to
          const isThere =
            active !== null && all.includes(active as HTMLElement) && (at === null || active === field);
          const isPassed =
            field instanceof HTMLInputElement && field.type === 'radio' && !isFirstOfGroup(field, all);
          return isThere || isPassed ? { type: field?.getAttribute('type') ?? null, isPassed } : null;

          function isFirstOfGroup(radio: HTMLInputElement, among: readonly HTMLElement[]): boolean {
            return (
              among.find((each) => each instanceof HTMLInputElement && each.name === radio.name) === radio
            );
          }
        },
        [selector, number ?? null] as const,
      );
      if (found) return found.isPassed ? null : found.type;
      await this.#page.keyboard.press('Tab');
    }
    throw new Error(`no way by Tab to ${selector}`);
  }
}
