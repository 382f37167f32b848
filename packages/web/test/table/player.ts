import type { Locator, Page } from 'playwright-core';

export type Asked = 'act' | 'choice' | 'answer' | 'confirm' | 'others' | 'over';

/** A person who plays Alien Frontiers at a screen in English, by what can be seen on it. */
export class Player {
  readonly page: Page;
  #decisions = 0;

  constructor(page: Page) {
    this.page = page;
  }

  get dice(): Locator {
    return this.page.getByRole('button', { name: /^(?:Relic )?Ship showing \d$/ });
  }

  get litStations(): Locator {
    return this.page.locator('[data-place^="facility:"][data-lit]');
  }

  /** How many stations are lit, once the board shows what is selected. */
  async countLit(): Promise<number> {
    await this.page.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
    return this.litStations.count();
  }

  get choices(): Locator {
    return this.page.getByRole('list', { name: 'Choices' }).getByRole('button');
  }

  get endTurn(): Locator {
    return this.button('End turn');
  }

  get yes(): Locator {
    return this.button('Confirm');
  }

  /** What raiders take, put together before it is given. */
  get loot(): Locator {
    return this.page.getByRole('button', { name: /^Take (?:nothing|\d)$/ });
  }

  get isOver(): Promise<boolean> {
    return this.page.locator('#victory').isVisible();
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** What the screen waits for. */
  async awaits(): Promise<Asked> {
    return (await this.page.evaluate(awaited, 'nothing')) ?? 'others';
  }

  /** Waits until this player is asked something, or the match is over. */
  async isAsked(): Promise<Asked> {
    const asked = await this.page.waitForFunction(awaited, 'others');
    return (await asked.jsonValue()) ?? 'others';
  }

  /** Does something or other: docks, answers, confirms, ends the turn. */
  async decides(): Promise<void> {
    this.#decisions++;
    await this.seesTaken(await this.isAsked(), (asked) => this.answers(asked));
  }

  /** Does something about what is asked, and waits until the table has taken it or asks whether it is meant. */
  async seesTaken(asked: Asked, act: (asked: Asked) => Promise<void>): Promise<void> {
    const decision = await this.decision();
    await act(asked);
    const mayBeAskedAgain = asked !== 'confirm' && asked !== 'answer';
    await this.page.waitForFunction(
      ([before, mayConfirm]) => {
        const now = document.querySelector('header[data-decision]')?.getAttribute('data-decision') ?? null;
        const isOver = document.querySelector('#victory')?.checkVisibility() === true;
        const buttons = mayConfirm ? [...document.querySelectorAll('button')] : [];
        return (
          isOver ||
          now !== before ||
          buttons.some((button) => button.textContent === 'Confirm' && button.checkVisibility())
        );
      },
      [decision, mayBeAskedAgain] as const,
    );
  }

  private async answers(asked: Asked): Promise<void> {
    switch (asked) {
      case 'act':
        return this.acts();
      case 'choice':
        return this.any(this.choices, await this.choices.count()).click();
      case 'answer':
        await this.page
          .getByRole('button', { name: /^One more: / })
          .first()
          .click();
        return this.loot.click();
      case 'confirm':
        return this.yes.click();
      case 'others':
      case 'over':
        return;
    }
  }

  /** The number of what this player is asked; null when nothing is. */
  decision(): Promise<string | null> {
    return this.page.evaluate(
      () => document.querySelector('header[data-decision]')?.getAttribute('data-decision') ?? null,
    );
  }

  /** Now this one, now that one. */
  private any(things: Locator, count: number): Locator {
    return things.nth(this.#decisions % count);
  }

  private async acts(): Promise<void> {
    if ((await this.dice.count()) === 0 || !(await this.docks())) await this.endTurn.click();
  }

  /** Docks one die, or two, or three that dock together; false when none of that is on offer. */
  private async docks(): Promise<boolean> {
    const count = await this.dice.count();
    for (const together of setsOf(count)) {
      for (const index of together) await this.dice.nth(index).click();
      const lit = await this.countLit();
      if (lit > 0) {
        await this.any(this.litStations, lit).getByRole('button').first().click();
        return true;
      }
      for (const index of together) await this.dice.nth(index).click();
    }
    return false;
  }
}

/** What a screen waits for, told by the screen itself; null while that is `except`. */
function awaited(except: string): Asked | null {
  const isSeen = (element: Element): boolean => element.checkVisibility() && !element.closest('[inert]');
  const buttons = [...document.querySelectorAll('button')].filter(isSeen);
  const has = (name: RegExp): boolean => buttons.some(({ textContent }) => name.test(textContent));
  const asked = (): Asked => {
    if (document.querySelector('#victory')?.checkVisibility()) return 'over';
    if (has(/^End turn$/)) return 'act';
    // what was chosen can still be chosen otherwise
    if (has(/^Confirm$/)) return 'confirm';
    if (buttons.some((button) => button.closest('ul[aria-label="Choices"]'))) return 'choice';
    if (has(/^Take (?:nothing|\d)$/)) return 'answer';
    return 'others';
  };
  const now = asked();
  return now === except ? null : now;
}

/** Indexes of one, two or three out of so many. */
export function* setsOf(count: number): Iterable<readonly number[]> {
  for (let a = 0; a < count; a++) yield [a];
  for (let a = 0; a < count; a++) for (let b = a + 1; b < count; b++) yield [a, b];
  for (let a = 0; a < count; a++)
    for (let b = a + 1; b < count; b++) for (let c = b + 1; c < count; c++) yield [a, b, c];
}
