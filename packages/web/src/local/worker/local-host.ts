import { luckFor } from '@starboard/bots';
import { type AnyGame, equal, type Input, type Json } from '@starboard/engine';
import {
  type Asked,
  changed,
  type EarlyResult,
  everythingTold,
  isStale,
  type LogEntry,
  type Missed,
  missedSince,
  newsOf,
  type Picture,
  laidDown,
  rememberedRequests,
  takeFromBot,
  type Taken,
  type Unfit,
  woken,
} from '@starboard/host';
import { type FromServer, newsText, replyText } from '@starboard/protocol';
import { Refused } from '../../wire/refused.ts';
import { detailOf, entryOf, type KeptTable } from '../shelf/kept-table.ts';
import { LocalMatch } from './local-match.ts';
import { DueWork } from './due-work.ts';
import type { HostServices } from './host-services.ts';
import { withoutLatestAnswer } from './takeback.ts';
import { Unwritten } from './unwritten.ts';

type Take = (live: LocalMatch) => Taken | Unfit | Promise<Taken | Unfit>;

/** What the player's screen shows. */
interface Shown {
  readonly kept: KeptTable;
  readonly picture: Picture;
}

/**
 * One table on this device. Everything waits for what came before it; what was taken is written, then told. In real
 * time it is told first, and written soon.
 */
export class LocalHost {
  readonly id: string;
  readonly #services: HostServices;
  readonly #game: AnyGame;
  readonly #due: DueWork;
  readonly #unwritten: Unwritten;
  /** Something was told that the shelf has not got: should it never get there, the screen is to forget it. */
  #hasToldAhead = false;
  #live: LocalMatch | null = null;
  /** Null while no screen shows the table. */
  #shown: Shown | null = null;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(services: HostServices, game: AnyGame, id: string) {
    this.id = id;
    this.#services = services;
    this.#game = game;
    this.#due = new DueWork(services, game, {
      isWatched: () => this.#shown !== null,
      live: () => (this.#shown === null ? null : this.#live),
      take: (request, answer) => this.#ask(request, null, answer),
      lookAgain: () => this.#inTurn(() => this.#goOn()),
    });
    this.#unwritten = new Unwritten(services, () => {
      this.#inTurn(() => this.#write()).catch((error: unknown) => this.#due.stumbled(error));
    });
  }

  /** The whole picture, and from now on everything that happens. */
  watch(after: number | null): Promise<void> {
    return this.#inTurn(async () => {
      await this.#write();
      const live = await this.#open();
      live.rest = woken(live.rest, this.#services.now());
      this.#shown = shownOf(live);
      const { told } = live.kept;
      this.#say({ type: 'table', table: detailOf(live.kept) });
      // with number 0 nothing has been seen yet, not even the start; and the game's clock has stood meanwhile
      if (after === 0 || after !== told || live.isTimed)
        this.#services.send(
          live.viewText(after !== null && after <= told ? await this.#missed(live, after) : null),
        );
      this.#say({ type: 'presence', table: this.id, connected: [live.seat], watching: 0 });
      this.#tellOrders(live.kept);
      this.#due.goOn(live);
    });
  }

  /** While no screen shows the table, nothing goes on. */
  unwatch(): Promise<void> {
    return this.#inTurn(async () => {
      this.#shown = null;
      await this.#write();
      if (this.#live) this.#live.rest = laidDown(this.#live.rest, this.#services.now());
    });
  }

  act(id: string, decision: number, answer: Json): Promise<void> {
    return this.#ask(`${id}/${decision}`, id, ({ seat }) => byMe({ seat, decision, answer }));
  }

  undo(id: string): Promise<void> {
    return this.#ask(`${id}/undo`, id, ({ seat }) => byMe({ seat, undo: true }));
  }

  endEarly(id: string, over: (kept: KeptTable) => EarlyResult): Promise<void> {
    const request = `${id}/over`;
    return this.#do(request, id, (live) =>
      live.endEarly(
        { input: { over: over(live.kept) }, by: 'table', seat: null, request },
        this.#services.now(),
      ),
    );
  }

  /** Bots do not mind. */
  takeBack(id: string): Promise<void> {
    const request = `${id}/takeback`;
    return this.#do(request, id, async (live) => {
      if (live.result) throw new Refused('engine.match-over');
      if (live.isTimed) throw new Refused('server.takeback.timed');
      await this.#write();
      const { seat, kept } = live;
      const back = withoutLatestAnswer(this.#game, kept, await this.#entriesAfter(0), seat);
      if (!back) throw new Refused('server.takeback.nothing');
      const asked = { input: { takeback: back.to }, by: 'table', seat, request } as const;
      return live.takeBack(asked, back.match, this.#services.now());
    });
  }

  leaveOrders(id: string, orders: Json): Promise<void> {
    return this.#inTurn(async () => {
      await this.#write();
      const live = await this.#open();
      const { standing } = this.#game;
      if (!standing) throw new Refused('server.match.no-orders');
      const why = standing.refuse(orders);
      if (why) throw new Refused(why);
      const ordered = { ...live.kept, orders };
      if (!(await this.#services.shelf.change(ordered))) return this.#tooLate();
      live.kept = ordered;
      this.#services.wrote(this.id);
      this.#tellOrders(ordered);
      if (this.#shown) this.#shown = shownOf(live);
      this.#done(id);
      this.#due.goOn(live);
    });
  }

  /** Another tab has gone on with this table. */
  heard(): void {
    this.#inTurn(() => this.#reload()).catch((error: unknown) => this.#due.stumbled(error));
  }

  #ask(
    request: string,
    id: string | null,
    wanted: (live: LocalMatch) => Omit<Asked, 'request'> | null,
  ): Promise<void> {
    return this.#do(request, id, (live) => {
      const asked = wanted(live);
      if (!asked || isStale(live, asked.input)) throw new Refused('engine.stale-decision');
      const { now, freshSeed, failed } = this.#services;
      const at = now();
      const take = (input: Input) => live.take({ ...asked, input: live.stamped(input, at), request }, at);
      const { input, by } = asked;
      return by === 'bot' && 'answer' in input
        ? takeFromBot(live.match, input, { take, luck: () => luckFor(freshSeed()), replaced: failed })
        : take(input as Input);
    });
  }

  /** `id`: the request of the player's to be answered, if it was one. */
  #do(request: string, id: string | null, take: Take): Promise<void> {
    return this.#inTurn(async () => {
      const live = await this.#open();
      if (live.requests.has(request)) return this.#done(id);
      const { phase } = live;
      const taken = await take(live);
      if ('refused' in taken) {
        if (taken.error) this.#services.failed(taken.error);
        throw new Refused(taken.refused);
      }
      live.keep(taken.entry);
      this.#unwritten.add(taken.entry);
      if (live.isTimed && !live.result && live.phase === phase) this.#writeLater();
      else await this.#write();
      this.#tell(live, taken, id);
    });
  }

  #writeLater(): void {
    this.#hasToldAhead = true;
    void this.#unwritten.later();
  }

  /** Writes all that has not been written yet. */
  async #write(): Promise<void> {
    if (!this.#live) return;
    const isWritten = await this.#unwritten.write(this.#live).catch((error: unknown): never => {
      // what memory has and the shelf has not is forgotten
      this.#live = null;
      throw error;
    });
    if (!isWritten) await this.#tooLate();
    this.#hasToldAhead = false;
  }

  /** Another tab was first. */
  async #tooLate(): Promise<never> {
    await this.#reload();
    throw new Refused('server.table.busy');
  }

  #tell(live: LocalMatch, { news: [news = null] }: Taken, id: string | null): void {
    const { send } = this.#services;
    if (id !== null) send(replyText(this.id, this.#shown && news, id));
    else if (this.#shown && news) send(newsText(this.id, news));
    if (this.#shown) this.#shown = shownOf(live);
    if (live.result) this.#say({ type: 'table', table: detailOf(live.kept) });
    this.#due.goOn(live);
  }

  #say(message: FromServer): void {
    this.#services.send(JSON.stringify(message));
  }

  /** As any host does, so that every screen of the player's has them. */
  #tellOrders({ orders }: KeptTable): void {
    if (this.#shown && orders !== null) this.#say({ type: 'orders', table: this.id, orders });
  }

  #done(id: string | null): void {
    if (id !== null) this.#say({ type: 'done', id });
  }

  async #entriesAfter(seq: number): Promise<readonly LogEntry[]> {
    return (await this.#services.shelf.inputsAfter(this.id, seq)).map(entryOf);
  }

  async #open(): Promise<LocalMatch> {
    if (this.#live) return this.#live;
    const { shelf, now } = this.#services;
    const kept = await shelf.load(this.id);
    if (!kept) throw new Refused('server.table.unknown');
    const recent = await this.#entriesAfter(kept.seq - rememberedRequests);
    const live = new LocalMatch(this.#game, kept, recent, now());
    if (this.#shown) await this.#catchUp(live, this.#shown);
    this.#live = live;
    return live;
  }

  /** Tells what has happened at another tab as if it had happened here. */
  async #catchUp(live: LocalMatch, { kept, picture }: Shown): Promise<void> {
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
    const entries = await this.#entriesAfter(kept.seq);
    const numbers = entries.map(({ told: [n = 0] }) => n);
    const news = entries.filter((_, at) => (numbers[at] ?? 0) > (numbers[at - 1] ?? kept.told));
    for (const entry of news) {
      const pieces = entry === news.at(-1) ? sections : '{}';
      this.#services.send(newsText(this.id, newsOf(this.#game, seat, entry, entry.told[0] ?? 0, pieces)));
    }
  }

  async #goOn(): Promise<void> {
    if (this.#shown) this.#due.goOn(await this.#open());
  }

  #reload(): Promise<void> {
    this.#live = null;
    this.#unwritten.forget();
    return this.#goOn();
  }

  async #missed({ seat, kept }: LocalMatch, known: number): Promise<Missed> {
    const log = await this.#entriesAfter(0);
    const isNew = ({ told: [n = 0] }: LogEntry): boolean => n > known;
    const missed = known > 0 ? missedSince(this.#game, seat, log, isNew) : null;
    return missed ?? everythingTold(this.#game, seat, log, kept.dealt ?? []);
  }

  #inTurn<T>(act: () => Promise<T>): Promise<T> {
    const next = this.#turn.then(act);
    this.#turn = next.catch(() => undefined);
    return next;
  }
}

/** What the player of this device does. */
const byMe = (input: Extract<Input, { readonly seat: number }>): Omit<Asked, 'request'> => ({
  input,
  by: 'person',
  seat: input.seat,
});

const shownOf = (live: LocalMatch): Shown => ({ kept: live.kept, picture: live.picture(live.seat) });
