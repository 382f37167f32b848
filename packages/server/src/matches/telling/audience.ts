import { equal, type Json, type Seat, type Viewer } from '@starboard/engine';
import { type GameTime, type LeftAnswers, type PictureNews, type Taken, textOf } from '@starboard/host';
import { type FromServer, newsText, replyText, viewText } from '@starboard/protocol';
import type { Watcher, Watchers } from '../../watching/watchers.ts';
import { ClockNews } from './clock-news.ts';
import { ComingNews } from './coming-news.ts';
import { DelayedAudience } from './delayed-audience.ts';
import { LeftNews } from './left-news.ts';
import type { LiveMatch } from '../room/live-match.ts';
import type { MatchLog } from './missed-events.ts';

/** What an input's sender is to find in the news it brought about. */
export interface Sender {
  readonly watcher: Watcher;
  readonly request: string;
}

interface AudienceSettings {
  readonly table: string;
  /** Milliseconds that spectators are behind the players. */
  readonly delay: number;
  readonly watchers: Watchers;
  readonly log: MatchLog;
  /** What a player has left to be answered. */
  readonly leftBy: (seat: Seat) => LeftAnswers;
  readonly now: () => number;
  readonly failed: (error: unknown) => void;
}

/** Tells those of a table's watchers who hear its match what happens there, as it happens. */
export class Audience {
  readonly #table: string;
  readonly #watchers: Watchers;
  readonly #log: MatchLog;
  /** For spectators, where they see it later than the players. */
  readonly #delayed: DelayedAudience | null;
  readonly #clocks: ClockNews;
  readonly #left: LeftNews;
  /** In real time, what others did a moment ago. */
  readonly #coming = new ComingNews((viewer, news) => this.#sendTo(viewer, newsText(this.#table, news)));
  /** What each seat is told of its own orders. */
  #orders: ReadonlyMap<Viewer, string> = new Map();
  /** How many messages each viewer has been told; null before the match has been loaded. */
  #told: readonly number[] | null = null;
  /** What all of them know of the game's clock. */
  #time: GameTime | null = null;

  constructor(settings: AudienceSettings) {
    this.#table = settings.table;
    this.#watchers = settings.watchers;
    this.#log = settings.log;
    this.#delayed = settings.delay > 0 ? new DelayedAudience(settings) : null;
    this.#clocks = new ClockNews(settings.table, settings.now);
    this.#left = new LeftNews(settings.table, settings.leftBy);
  }

  get isEmpty(): boolean {
    for (const { hears } of this.#watchers.at(this.#table)) if (hears !== 'nothing') return false;
    return true;
  }

  /** Whether a spectator watches, or may come to see what happens now later on. */
  get isSpectated(): boolean {
    if (this.#delayed) return true;
    for (const { viewer, hears } of this.#watchers.at(this.#table))
      if (viewer === 'spectator' && hears === 'now') return true;
    return false;
  }

  /** The match has been loaded, perhaps anew: then it may have gone on elsewhere in between. */
  async loaded(live: LiveMatch): Promise<void> {
    this.#coming.flush();
    // what spectators may see of it, they see after the delay
    this.#delayed?.add(live);
    // what was told elsewhere this node does not remember: it is looked up in the log
    this.#log.recent?.begin(live);
    if (this.#told) await this.#refresh(live, this.#told);
    this.#told = [...live.told];
    this.tellClocks(live);
    this.tellLeft(live);
    this.tellTime(live);
  }

  /** Makes what a watcher will want of the log, so that it is there when they join; null: there is no need to. */
  prepare(live: LiveMatch, { viewer, after, connection: { asker } }: Watcher): Promise<unknown> | null {
    if (after === null) return null;
    if (this.#delayed && viewer === 'spectator') return this.#delayed.prepare(asker);
    if (viewer === 'spectator' || after === 0) return this.#log.prepare(live, viewer, live.seq, asker);
    return this.#log.prepareSince(live, viewer, after, asker);
  }

  /** From now on the watcher hears of everything; first it gets the whole picture, unless it has it. */
  async join(live: LiveMatch, watcher: Watcher): Promise<void> {
    await this.#show(live, watcher);
    if (watcher.hears !== 'now') return;
    this.#clocks.forget(watcher.viewer);
    const clocks = this.#clocks.textFor(live, watcher.viewer);
    if (clocks) watcher.connection.sendText(clocks);
    const orders = this.#orders.get(watcher.viewer);
    if (orders) watcher.connection.sendText(orders);
    this.#left.forget(watcher.viewer);
    const left = this.#left.textFor(live, watcher.viewer);
    if (left) watcher.connection.sendText(left);
  }

  async #show(live: LiveMatch, watcher: Watcher): Promise<void> {
    const { viewer, after, connection } = watcher;
    // some leave while what they will see is still being made
    if (!this.#watchers.has(watcher)) return;
    if (this.#delayed && viewer === 'spectator') return this.#delayed.join(watcher);
    // the others who look with these eyes are told first: the newcomer's picture has it all
    this.#coming.flush(viewer);
    watcher.hears = 'now';
    const n = live.told[live.indexOf(viewer)] ?? 0;
    // 0 is also said by a client that has seen nothing yet; and the game's clock may have stood meanwhile
    const isKnown = viewer !== 'spectator' && after === n && n > 0 && !live.isTimed;
    if (isKnown) return;
    const text = textOf(live.picture(viewer));
    if (after === null || (after > n && viewer !== 'spectator'))
      return connection.sendText(viewText(this.#table, viewer, n, text, null));
    // what is told in the meantime reaches the watcher first, and the older picture is then of no use
    const { asker } = connection;
    const events = await this.#log.since(live, viewer, viewer === 'spectator' ? 0 : after, asker);
    if (!this.#watchers.has(watcher)) return;
    const now = live.told[live.indexOf(viewer)] ?? 0;
    const picture = now === n ? text : textOf(live.picture(viewer));
    connection.sendText(viewText(this.#table, viewer, now, picture, events));
  }

  /** Passes on what an input brought about: at once, but in real time to none but the player who acted. */
  sendNews(live: LiveMatch, taken: Taken, sender: Sender | null): void {
    this.#log.recent?.add(live, taken);
    const { news } = taken;
    const { isTimed } = live;
    const now = isTimed || this.#coming.isAny ? this.#toldNow(live, news, sender) : news;
    const texts: string[] = [];
    for (const watcher of this.#watchers.at(this.#table)) {
      if (watcher.hears !== 'now') continue;
      const index = live.indexOf(watcher.viewer);
      const own = now[index] ?? null;
      if (sender?.watcher === watcher)
        watcher.connection.sendText(replyText(this.#table, own, sender.request));
      else if (own) watcher.connection.sendText((texts[index] ??= newsText(this.#table, own)));
    }
    if (news[live.seats]) this.#delayed?.add(live);
    this.#told = live.told.slice();
    this.#time = isTimed ? live.time : null;
  }

  /** What is told at once, with what has waited for it; the rest waits. */
  #toldNow(
    live: LiveMatch,
    news: readonly (PictureNews | null)[],
    sender: Sender | null,
  ): readonly (PictureNews | null)[] {
    return news.map((own, index) => {
      const viewer = live.viewers[index] ?? 'spectator';
      if (!own) return null;
      if (!live.isTimed || sender?.watcher.viewer === viewer) return this.#coming.with(viewer, own);
      this.#coming.add(viewer, own);
      return null;
    });
  }

  /** Each viewer's clocks, to those for whom they have changed. */
  tellClocks(live: LiveMatch): void {
    if (live.pace) this.#sendEach((viewer) => this.#clocks.textFor(live, viewer));
  }

  /** What each player may leave, and has left, to be answered: to those for whom it has changed. */
  tellLeft(live: LiveMatch): void {
    if (live.game.coming) this.#sendEach((viewer) => this.#left.textFor(live, viewer));
  }

  /** The whole picture, where the game's clock has been stopped or goes on without anything else having happened. */
  tellTime(live: LiveMatch): void {
    const { time } = live;
    if (equal(time, this.#time)) return;
    this.#time = time;
    this.#coming.flush();
    this.#sendEach((viewer) => this.#viewText(live, viewer));
  }

  #viewText(live: LiveMatch, viewer: Viewer): string {
    const n = live.told[live.indexOf(viewer)] ?? 0;
    return viewText(this.#table, viewer, n, textOf(live.picture(viewer)), null);
  }

  /** What players have told the table to answer for them, to each of them alone. */
  tellOrders(orders: ReadonlyMap<Seat, Json>): void {
    const before = this.#orders;
    const textOf = (own: Json) =>
      JSON.stringify({ type: 'orders', table: this.#table, orders: own } satisfies FromServer);
    this.#orders = new Map(Array.from(orders, ([seat, own]) => [seat, textOf(own)]));
    this.#sendEach((viewer) => {
      const text = this.#orders.get(viewer) ?? null;
      return text === before.get(viewer) ? null : text;
    });
  }

  /** Watchers who have not been told all of it get the whole picture. */
  async #refresh(live: LiveMatch, before: readonly number[]): Promise<void> {
    for (const viewer of live.viewers) {
      const known = before[live.indexOf(viewer)] ?? 0;
      const isKnown = viewer !== 'spectator' && live.told[live.indexOf(viewer)] === known;
      if (isKnown || !this.#isHeardBy(viewer)) continue;
      const events = await this.#log.since(live, viewer, viewer === 'spectator' ? 0 : known);
      const n = live.told[live.indexOf(viewer)] ?? 0;
      this.#sendTo(viewer, viewText(this.#table, viewer, n, textOf(live.picture(viewer)), events));
    }
  }

  /** A message made once for each kind of viewer who hears the match as it happens. */
  #sendEach(message: (viewer: Viewer) => string | null): void {
    const texts = new Map<Viewer, string | null>();
    for (const { viewer, hears, connection } of this.#watchers.at(this.#table)) {
      if (hears !== 'now') continue;
      if (!texts.has(viewer)) texts.set(viewer, message(viewer));
      const text = texts.get(viewer);
      if (text) connection.sendText(text);
    }
  }

  #sendTo(viewer: Viewer, text: string): void {
    for (const watcher of this.#watchers.at(this.#table))
      if (watcher.viewer === viewer && watcher.hears === 'now') watcher.connection.sendText(text);
  }

  #isHeardBy(viewer: Viewer): boolean {
    for (const watcher of this.#watchers.at(this.#table))
      if (watcher.viewer === viewer && watcher.hears === 'now') return true;
    return false;
  }
}
