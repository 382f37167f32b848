import { luckFor } from '@starboard/bots';
import type { AnyGame, Input, Json } from '@starboard/engine';
import {
  type Asked,
  type EarlyResult,
  isStale,
  laidDown,
  takeFromBot,
  type Taken,
  type Unfit,
  woken,
} from '@starboard/host';
import type { FromClient } from '@starboard/protocol';
import { Refused } from '../../wire/refused.ts';
import { entriesAfter, type KeptTable, recentEntries } from '../shelf/kept-table.ts';
import { DueWork } from './due-work.ts';
import type { HostServices } from './host-services.ts';
import { LocalMatch } from './local-match.ts';
import { TableScreen } from './table-screen.ts';
import { withoutLatestAnswer } from './takeback.ts';
import { Unwritten } from './unwritten.ts';

type Take = (live: LocalMatch) => Taken | Unfit | Promise<Taken | Unfit>;

/**
 * One table on this device. Everything waits for what came before it; what was taken is written, then told. In real
 * time it is told first, and written soon.
 */
export class LocalHost {
  readonly id: string;
  readonly #services: HostServices;
  readonly #game: AnyGame;
  readonly #screen: TableScreen;
  readonly #due: DueWork;
  readonly #unwritten: Unwritten;
  #live: LocalMatch | null = null;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(services: HostServices, game: AnyGame, id: string) {
    this.id = id;
    this.#services = services;
    this.#game = game;
    this.#screen = new TableScreen(services, game, id);
    this.#due = new DueWork(services, game, {
      isWatched: () => this.#screen.isOn,
      live: () => (this.#screen.isOn ? this.#live : null),
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
      await this.#screen.begin(live, after);
      this.#due.goOn(live);
    });
  }

  /** While no screen shows the table, nothing goes on. */
  unwatch(): Promise<void> {
    return this.#inTurn(async () => {
      this.#screen.end();
      await this.#write();
      if (this.#live) this.#live.rest = laidDown(this.#live.rest, this.#services.now());
    });
  }

  act({ id, decision, answer, later }: Extract<FromClient, { readonly type: 'act' }>): Promise<void> {
    return this.#ask(`${id}/${decision}`, id, ({ seat }) => ({
      ...byMe({ seat, decision, answer }),
      later,
    }));
  }

  undo(id: string): Promise<void> {
    return this.#ask(`${id}/undo`, id, ({ seat }) => byMe({ seat, undo: true }));
  }

  endEarly(id: string, over: (kept: KeptTable, game: AnyGame) => EarlyResult): Promise<void> {
    const request = `${id}/over`;
    return this.#do(request, id, (live) =>
      live.endEarly(
        { input: { over: over(live.kept, this.#game) }, by: 'table', seat: null, request },
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
      const log = await entriesAfter(this.#services.shelf, this.id, 0);
      const back = withoutLatestAnswer(this.#game, kept, log, seat);
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
      this.#screen.ordered(live);
      this.#screen.done(id);
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
      if (live.requests.has(request)) return this.#screen.done(id);
      const { phase } = live;
      const taken = await take(live);
      if ('refused' in taken) {
        if (taken.error) this.#services.failed(taken.error);
        throw new Refused(taken.refused);
      }
      const entries = this.#due.followed(live, taken);
      for (const entered of entries) this.#unwritten.add(entered.taken.entry);
      live.keep(entries);
      if (live.isTimed && !live.result && live.phase === phase) this.#writeLater();
      else await this.#write();
      this.#screen.news(live, entries, id);
      this.#due.goOn(live);
    });
  }

  #writeLater(): void {
    this.#screen.getsAhead();
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
    this.#screen.isWritten();
  }

  /** Another tab was first. */
  async #tooLate(): Promise<never> {
    await this.#reload();
    throw new Refused('server.table.busy');
  }

  async #open(): Promise<LocalMatch> {
    if (this.#live) return this.#live;
    const { shelf, now } = this.#services;
    const kept = await shelf.load(this.id);
    if (!kept) throw new Refused('server.table.unknown');
    const recent = await recentEntries(shelf, kept);
    const live = new LocalMatch(this.#game, kept, recent, now());
    await this.#screen.catchUp(live);
    this.#live = live;
    return live;
  }

  async #goOn(): Promise<void> {
    if (this.#screen.isOn) this.#due.goOn(await this.#open());
  }

  #reload(): Promise<void> {
    this.#live = null;
    this.#unwritten.forget();
    return this.#goOn();
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
