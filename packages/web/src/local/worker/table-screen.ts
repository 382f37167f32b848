import { type AnyGame, equal } from '@starboard/engine';
import {
  changed,
  type Entered,
  everythingTold,
  type LogEntry,
  type Missed,
  missedSince,
  newsOf,
  type Picture,
  toldTogether,
} from '@starboard/host';
import { type FromServer, newsText, replyText } from '@starboard/protocol';
import { detailOf, entriesAfter, type KeptTable } from '../shelf/kept-table.ts';
import type { HostServices } from './host-services.ts';
import type { LocalMatch } from './local-match.ts';

/** What the player's screen shows. */
interface Shown {
  readonly kept: KeptTable;
  readonly picture: Picture;
}

/** What the player's screen is told of a table on this device, and what it shows by then. */
export class TableScreen {
  readonly #services: Pick<HostServices, 'send' | 'shelf'>;
  readonly #game: AnyGame;
  readonly #id: string;
  /** Null while no screen shows the table. */
  #shown: Shown | null = null;
  /** Something was told that the shelf has not got: should it never get there, the screen is to forget it. */
  #hasToldAhead = false;

  constructor(services: Pick<HostServices, 'send' | 'shelf'>, game: AnyGame, id: string) {
    this.#services = services;
    this.#game = game;
    this.#id = id;
  }

  /** Whether a screen shows the table. */
  get isOn(): boolean {
    return this.#shown !== null;
  }

  /** The whole picture, for a screen that has seen so many messages. */
  async begin(live: LocalMatch, after: number | null): Promise<void> {
    this.#shown = shownOf(live);
    const { told } = live.kept;
    this.#say({ type: 'table', table: detailOf(live.kept) });
    // with number 0 nothing has been seen yet, not even the start; and the game's clock has stood meanwhile
    if (after === 0 || after !== told || live.isTimed)
      this.#services.send(
        live.viewText(after !== null && after <= told ? await this.#missed(live, after) : null),
      );
    this.#say({ type: 'presence', table: this.#id, connected: [live.seat], watching: 0 });
    this.#tellOrders(live.kept);
  }

  end(): void {
    this.#shown = null;
  }

  /** `id`: the request of the player's to be answered by the first of these, if it was one. */
  news(live: LocalMatch, entries: readonly Entered[], id: string | null): void {
    const { send } = this.#services;
    for (const [index, { taken }] of toldTogether(live, entries).entries()) {
      const [news = null] = taken.news;
      if (id !== null && index === 0) send(replyText(this.#id, this.#shown && news, id));
      else if (this.#shown && news) send(newsText(this.#id, news));
    }
    if (this.#shown) this.#shown = shownOf(live);
    if (live.result) this.#say({ type: 'table', table: detailOf(live.kept) });
  }

  /** The player has left orders. */
  ordered(live: LocalMatch): void {
    this.#tellOrders(live.kept);
    if (this.#shown) this.#shown = shownOf(live);
  }

  done(id: string | null): void {
    if (id !== null) this.#say({ type: 'done', id });
  }

  /** What comes next is told before it is written. */
  getsAhead(): void {
    this.#hasToldAhead = true;
  }

  /** All that was told is written. */
  isWritten(): void {
    this.#hasToldAhead = false;
  }

  /** Tells what has happened at another tab as if it had happened here. */
  async catchUp(live: LocalMatch): Promise<void> {
    if (!this.#shown) return;
    const { kept, picture } = this.#shown;
    const isSameMatch = live.kept.createdAt === kept.createdAt && !this.#hasToldAhead;
    this.#hasToldAhead = false;
    if (!equal(live.kept.orders, kept.orders)) this.#tellOrders(live.kept);
    this.#shown = shownOf(live);
    if (isSameMatch && live.kept.seq === kept.seq) return;
    if (isSameMatch) await this.#tellAll(live, kept, picture);
    else this.#services.send(live.viewText(await this.#missed(live, 0)));
    this.#say({ type: 'table', table: detailOf(live.kept) });
  }

  /** What all of it changed comes with the last of these. */
  async #tellAll(live: LocalMatch, kept: KeptTable, picture: Picture): Promise<void> {
    const { seat } = live;
    const sections = changed(picture, live.picture(seat)) ?? '{}';
    const entries = await entriesAfter(this.#services.shelf, this.#id, kept.seq, live.kept.seq);
    const numbers = entries.map(({ told: [n = 0] }) => n);
    const news = entries.filter((_, at) => (numbers[at] ?? 0) > (numbers[at - 1] ?? kept.told));
    for (const entry of news) {
      const pieces = entry === news.at(-1) ? sections : '{}';
      this.#services.send(newsText(this.#id, newsOf(this.#game, seat, entry, entry.told[0] ?? 0, pieces)));
    }
  }

  async #missed({ seat, kept }: LocalMatch, known: number): Promise<Missed> {
    const log = await entriesAfter(this.#services.shelf, this.#id, 0, kept.seq);
    const isNew = ({ told: [n = 0] }: LogEntry): boolean => n > known;
    const missed = known > 0 ? missedSince(this.#game, seat, log, isNew) : null;
    return missed ?? everythingTold(this.#game, seat, log, kept.dealt ?? []);
  }

  /** As any host does, so that every screen of the player's has them. */
  #tellOrders({ orders }: KeptTable): void {
    if (this.#shown && orders !== null) this.#say({ type: 'orders', table: this.#id, orders });
  }

  #say(message: FromServer): void {
    this.#services.send(JSON.stringify(message));
  }
}

const shownOf = (live: LocalMatch): Shown => ({ kept: live.kept, picture: live.picture(live.seat) });
