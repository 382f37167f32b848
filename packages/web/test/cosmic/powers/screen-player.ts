import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

type Name = string | RegExp;

/** Red at a screen in English, who presses what is shown there and reads what it says. */
export class ScreenPlayer {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** What the prompt's heading asks, or says when nothing is asked any more. */
  async isAsked(question: Name): Promise<void> {
    await this.#prompt.getByRole('heading', { level: 1, name: question }).waitFor();
  }

  /** The line below it. */
  async isTold(line: Name): Promise<void> {
    await this.#prompt.getByText(line).waitFor();
  }

  /** Aims at a planet of Blue's, sends ships from Red 1 and invites no player. */
  async attacks(ships: number, planet = 'Blue 1'): Promise<void> {
    await this.aims(planet);
    await this.sends(ships);
    await this.invites();
  }

  async aims(planet = 'Blue 1'): Promise<void> {
    await this.isAsked(/^At which planet/);
    await this.chooses(new RegExp(`^${planet}`));
    await this.gives(`Aim at ${planet}`);
  }

  async sends(ships: number): Promise<void> {
    await this.isAsked('Which ships do you send?');
    await this.takes('Red 1', ships);
    await this.gives(/^Send/);
  }

  async invites(...players: readonly Name[]): Promise<void> {
    await this.isAsked('Whom do you invite as allies?');
    for (const player of players) await this.chooses(player);
    await this.gives(/^Invite/);
  }

  async lays(card: string): Promise<void> {
    await this.isAsked('Which encounter card do you play?');
    await this.picks(card);
    await this.gives(`Lay ${card}`);
  }

  /** Uses a power in a moment to react: its coin is pressed, unless it is all there is to use. */
  async uses(power: string, alien: string): Promise<void> {
    await this.#choose(this.#lit(`${alien}, ${power}`));
    await this.gives(new RegExp(`^Use ${escaped(power)} \\(${escaped(alien)}\\)`));
  }

  /** Plays a card of the hand in a moment to react. */
  async plays(card: string, act: Name = `Play ${card}`): Promise<void> {
    await this.picks(card);
    await this.gives(act);
  }

  /** In talks: offers a colony for nothing, which no bot declines. */
  async offersColony(planet: string): Promise<void> {
    await this.#button(this.#page.getByRole('region', { name: 'You give' }), planet).click();
    await this.#page.locator('button[data-word="send"]').click();
  }

  async passes(): Promise<void> {
    await this.presses(/^Pass/);
  }

  /** The amber button, which has to say this. */
  gives(act: Name): Promise<void> {
    return this.#answers(this.#main(act));
  }

  /** A word of the prompt bar. */
  presses(word: Name): Promise<void> {
    return this.#answers(this.#button(this.#prompt, word));
  }

  /** Presses what answers: what is pressed next belongs to what is asked then. */
  async #answers(button: Locator): Promise<void> {
    const asked = this.#page.locator('header[data-decision]');
    const decision = await asked.getAttribute('data-decision');
    await button.click();
    await this.#page.locator(`header[data-decision="${decision}"]`).waitFor({ state: 'detached' });
  }

  /** Something that is offered above the hand. */
  chooses(option: Name): Promise<void> {
    const choices = this.#page.getByRole('list', { name: 'Choices' });
    return this.#choose(this.#button(choices, option));
  }

  /** A card of the tray, once it is lit: a dark one would only be read. */
  picks(card: string): Promise<void> {
    return this.#choose(this.#lit(card));
  }

  /** Presses it, unless it stands chosen as the only thing there is. */
  async #choose(offered: Locator): Promise<void> {
    if ((await offered.getAttribute('aria-pressed')) !== 'true') await offered.click();
  }

  /** So many from somewhere, one press each. */
  async takes(place: string, count: number): Promise<void> {
    const more = this.#button(this.#page, `One more: ${place}`);
    for (let taken = 0; taken < count; taken++) await more.click();
  }

  /** A line of the log. */
  async reads(line: RegExp): Promise<void> {
    await this.#page.getByRole('list', { name: 'What happened' }).getByText(line).first().waitFor();
  }

  async seesTotals(offense: number, defense: number): Promise<void> {
    await this.#encounter.getByLabel(`${offense} to ${defense}`, { exact: true }).waitFor();
  }

  /** A number of the totals, with where it comes from. */
  async seesStep(side: 'Offense' | 'Defense', step: RegExp): Promise<void> {
    const steps = this.#encounter.getByRole('list', { name: side });
    await this.#button(steps, step).waitFor();
  }

  /** Anything that is shown in words or has a name, in a part of the screen that has one. */
  async sees(words: Name, where = 'Your things'): Promise<void> {
    const part = this.#page.getByRole('region', { name: where });
    await part.getByText(words).or(part.getByLabel(words)).first().waitFor();
  }

  /** A card that can be read lies in the tray once, however much can be done with it. */
  async seesOnce(card: string): Promise<void> {
    const read = this.#tray.getByRole('button', { name: `Read ${card}`, exact: true });
    await read.first().waitFor({ state: 'attached' });
    expect(await read.count()).toBe(1);
  }

  /** A card in the own hand, lit or not. */
  async holds(card: string): Promise<void> {
    const held = new RegExp(`^${escaped(card)}(, not now)?$`);
    await this.#hand.getByRole('button', { name: held }).first().waitFor();
  }

  /** Presses a dark card, and is told why it is. */
  async isToldWhyNot(card: string, why: Name): Promise<void> {
    await this.#button(this.#hand, `${card}, not now`).click();
    await this.#page.locator('[popover]:popover-open b').getByText(why).waitFor();
  }

  /** What the board says of a planet. */
  async seesPlanet(what: RegExp): Promise<void> {
    await this.#page.locator('svg[data-board]').getByLabel(what).first().waitFor();
  }

  get #prompt(): Locator {
    return this.#page.getByRole('banner');
  }

  /** Hand, cards on sheets, and what is shown or laid aside. */
  get #tray(): Locator {
    return this.#page.getByRole('region', { name: 'Your things' });
  }

  get #hand(): Locator {
    return this.#page.getByRole('list', { name: 'Your hand' });
  }

  get #encounter(): Locator {
    return this.#page.getByRole('region', { name: 'Encounter', exact: true });
  }

  #lit(thing: string): Locator {
    const buttons = this.#tray.getByRole('button', { name: thing, exact: true });
    return buttons.and(this.#page.locator('[data-lit]')).first();
  }

  #main(act: Name): Locator {
    const buttons = this.#page.getByRole('button', { name: act, exact: true });
    return buttons.and(this.#page.locator('[data-main]')).first();
  }

  #button(within: Locator | Page, name: Name): Locator {
    return within.getByRole('button', { name, exact: true }).first();
  }
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
