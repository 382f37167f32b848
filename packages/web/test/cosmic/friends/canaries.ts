import { cardFacts, copiesOf } from '@starboard/cosmic-encounter/content';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

type Hand = readonly string[];

/** A page at the table: what the server has told it, and which cards it shows as its player's own. */
class Listener {
  readonly #page: Page;
  readonly #heard: string[] = [];
  /** How much of that has been looked through. */
  #read = 0;

  constructor(page: Page) {
    this.#page = page;
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => this.#heard.push(String(payload))),
    );
  }

  /** What it has heard since this was asked last. */
  news(): string {
    const news = this.#heard.slice(this.#read).join('\n');
    this.#read = this.#heard.length;
    return news;
  }

  hasHeard(card: string): boolean {
    return this.#heard.some((frame) => names(frame, card));
  }

  hand(): Promise<Hand> {
    return this.#page.evaluate(() =>
      [...document.querySelectorAll('[data-part="own"] [data-place^="hand:"]')].map(
        (card) => card.getAttribute('data-place')?.slice('hand:'.length) ?? '',
      ),
    );
  }
}

/** Not `negotiate/1` in `negotiate/12`. */
const names = (told: string, card: string): boolean => new RegExp(`${card}(?!\\d)`).test(told);

/** Of several that are alike the first is spoken of in public, whichever it is; the others never are. */
const isToldApart = (card: string): boolean =>
  copiesOf(cardFacts(card).face).length === 1 || !card.endsWith('/1');

/** Sees to it that no page hears of a card as long as another player holds it. */
export class Canaries {
  readonly #listeners: readonly Listener[];
  /** By listener, what it held when this was looked at last and no other page has been shown. */
  #hidden: readonly Hand[];
  /** Cards that have left a hand: others may have seen them since. */
  readonly #gone = new Set<string>();

  /** Before the pages come to the table. */
  constructor(pages: readonly Page[]) {
    this.#listeners = pages.map((page) => new Listener(page));
    this.#hidden = pages.map(() => []);
  }

  /** Looks through all that was heard since the last time; gives how many hidden cards were looked for. */
  async look(): Promise<number> {
    const news = this.#listeners.map((listener) => listener.news());
    const hands = await this.#hands();
    for (const [holder, cards] of this.#hidden.entries())
      for (const card of cards) {
        if (!hands[holder]?.includes(card)) this.#gone.add(card);
        const isHeard = news.some((told, who) => who !== holder && names(told, card));
        if (isHeard && !this.#gone.has(card)) await this.#hasLeft(holder, card);
      }
    const looked = this.#hidden.flat().length;
    this.#hidden = hands.map((cards) => cards.filter((card) => isToldApart(card) && !this.#gone.has(card)));
    await this.#hearsItsOwn();
    return looked;
  }

  /** It was played a moment ago, and its own page has not drawn that yet. */
  async #hasLeft(holder: number, card: string): Promise<void> {
    const said = `another page heard of ${card}`;
    await expect.poll(async () => (await this.#hands())[holder], { message: said }).not.toContain(card);
    this.#gone.add(card);
  }

  /** What is listened to is where it would be said: the page of its own player was told of each there. */
  async #hearsItsOwn(): Promise<void> {
    for (const [holder, cards] of this.#hidden.entries())
      await expect.poll(() => cards.every((card) => this.#listeners[holder]?.hasHeard(card))).toBe(true);
  }

  #hands(): Promise<readonly Hand[]> {
    return Promise.all(this.#listeners.map((listener) => listener.hand()));
  }
}
