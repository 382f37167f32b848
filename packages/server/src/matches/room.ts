import { type AnyGame, type Json, reason, type Seat } from '@starboard/engine';
import { type EarlyResult, isTableNote } from '@starboard/protocol';
import { topics } from '../bus/bus.ts';
import { ClockNews } from '../clock/clock-news.ts';
import type { TableRecord } from '../lobby/table-record.ts';
import { Refused } from '../refused.ts';
import type { LoggedInput } from '../store/match-store.ts';
import { Alarm, lookAgain } from './alarm.ts';
import { Audience, type Listener, type Sender } from './audience.ts';
import { gameAt } from './dealing.ts';
import { Desk, type Entry, type Granted, type Trial, type Wish } from './desk.ts';
import type { Doors } from './doors.ts';
import { withoutOvertaken } from './dropped.ts';
import { earlyResult } from './early-result.ts';
import { noteBefore } from './in-their-stead.ts';
import { LiveMatch, rememberedRequests } from './live-match.ts';
import { matchLog } from './missed-events.ts';
import { botJobs, dueAt, orderedInputs } from './next-up.ts';
import { type Notice, takeHeard } from './notice.ts';
import { ordersAt } from './orders.ts';
import { isByPerson, type Way } from './takebacks.ts';

/** One match on this node: its desk, its audience, and the table it is played at. */
export class Room {
  readonly id: string;
  readonly audience: Audience;
  table: TableRecord;
  usedAt: number;
  readonly #doors: Doors;
  readonly #game: AnyGame;
  readonly #desk: Desk;
  readonly #alarm: Alarm;
  readonly #leave: (() => void)[];
  #orders: ReadonlyMap<Seat, Json> = new Map();
  #told: readonly number[] | null = null;
  readonly #clockNews: ClockNews;

  constructor(doors: Doors, table: TableRecord) {
    this.id = table.id;
    this.table = table;
    this.usedAt = doors.now();
    this.#doors = doors;
    this.#game = gameAt(doors.games, table);
    const log = matchLog(doors.store.matches, this.#game, table);
    this.audience = new Audience(table.id, table.spectators.delay * 1000, log);
    this.#clockNews = new ClockNews(table.id, doors.now);
    this.#alarm = new Alarm(() => doors.wake(table.id));
    this.#desk = new Desk({
      load: () => this.#load(),
      take: (live, wish, at) => this.#take(live, wish, at),
      write: (live, after, entries) => this.#write(live, after, entries),
      tell: (live, after, entries) => this.#tell(live, after, entries),
    });
    // the database may be away just then
    const see = (doing: Promise<void>) => void doing.catch((error: unknown) => doors.failed(error));
    this.#leave = [
      doors.bus.subscribe(topics.match(this.id), (news) => see(this.#hear(news as unknown as Notice))),
      doors.bus.subscribe(topics.table(this.id), () => see(this.reloadTable())),
    ];
  }

  get now(): number {
    return this.#doors.now();
  }

  /** Nobody is here and nothing is going on. */
  get isQuiet(): boolean {
    return this.audience.size === 0 && this.#desk.isIdle;
  }

  /** What is in memory now; it may be ahead of the database by what is being written. */
  get current(): LiveMatch | null {
    return this.#desk.current;
  }

  /** Whoever takes the match up again has nothing to play again: their rules may be others. */
  async save(): Promise<void> {
    if (!this.#desk.current) return;
    await this.visit(async (live) => {
      if (live.savedSeq < live.seq) await this.#doors.store.matches.save(live.id, live.seq, live.saved());
      live.wasSaved(live.seq);
    });
  }

  close(): void {
    for (const leave of this.#leave) leave();
    this.#alarm.stop();
  }

  ask(
    input: LoggedInput,
    seat: Seat | null,
    request: string | null,
    sender: Sender | null = null,
  ): Promise<Granted> {
    this.usedAt = this.#doors.now();
    return this.#desk.ask({ input, seat, request, receivedAt: this.usedAt, sender });
  }

  /** Goes back as all have agreed, unless somebody has played on since. */
  goBack({ to, from }: Way, seat: Seat): Promise<Granted> {
    this.usedAt = this.#doors.now();
    // whoever agreed last may have said so twice, at two nodes: it is one takeback
    const request = `takeback:${to}:${from}`;
    return this.#desk.ask({
      input: { takeback: to },
      since: from,
      seat,
      request,
      receivedAt: this.usedAt,
      sender: null,
    });
  }

  /** The end is an entry of the log like any other: whatever was taken stands before it, and nothing comes after. */
  endEarly(over: EarlyResult): Promise<Granted> {
    return this.ask({ over }, null, 'over');
  }

  /** Looks at the match when nothing of it is being written. */
  visit<T>(look: (live: LiveMatch) => T | Promise<T>): Promise<T> {
    this.usedAt = this.#doors.now();
    return this.#desk.visit(look);
  }

  join(listener: Listener, after: number | null): Promise<void> {
    return this.visit(async (live) => {
      await this.audience.join(live, listener, after);
      if (this.audience.isDelayed(listener.viewer)) return;
      this.#clockNews.forget(listener.viewer);
      const clocks = this.#clockNews.textFor(live, listener.viewer);
      if (clocks) listener.send(clocks);
    });
  }

  /** After whoever is still joining has joined. */
  leave(listener: Listener): Promise<void> {
    return this.visit(() => this.audience.leave(listener));
  }

  /** Messages of other nodes may have been lost: what is in memory counts only if it is the latest. */
  async catchUp(latest: number): Promise<void> {
    const live = this.#desk.current;
    if (live && live.seq < latest) await this.#reload();
  }

  async reloadTable(): Promise<void> {
    this.table = await this.#doors.tables.get(this.id);
    this.#orders = await ordersAt(this.#doors.store, this.id);
    // whoever gave up, or voted last, may be at a node that is gone before it can write that down
    if (this.#desk.current && this.table.status === 'playing' && earlyResult(this.table))
      await this.visit((live) => this.goOn(live));
  }

  /** Does what has to be done by itself: asks bots, answers as people have ordered, sets the alarm. */
  async goOn(live: LiveMatch): Promise<void> {
    this.#setAlarm(live);
    if (this.table.status !== 'playing') return;
    if (live.result) return this.#doors.finish(live, live.result);
    const over = earlyResult(this.table);
    if (over) return void this.endEarly(over).catch((error: unknown) => this.#doors.failed(error));
    for (const job of botJobs(live, this.table)) this.#doors.askBot(job);
    for (const input of orderedInputs(live, this.table, this.#orders)) {
      const request = `order:${input.seat}:${'decision' in input ? input.decision : 0}`;
      void this.ask(input, input.seat, request).catch((error: unknown) => this.#doors.failed(error));
    }
  }

  async #load(): Promise<LiveMatch> {
    const { store, tables, paces } = this.#doors;
    this.table = await tables.get(this.id);
    const stored = await store.matches.load(this.id);
    if (!stored) throw new Refused(409, 'server.match.not-started');
    const log = await store.matches.inputsAfter(this.id, stored.seq - rememberedRequests, rememberedRequests);
    // another node may have written more in between
    const recent = log.filter(({ seq }) => seq <= stored.seq);
    const latestAt = recent.at(-1)?.at ?? this.table.startedAt ?? this.#doors.now();
    const live = new LiveMatch(this.#game, stored, {
      since: recent,
      pace: paces[this.table.clock] ?? null,
      latestAt,
      isSpectated: () => this.audience.isSpectated,
    });
    live.begunBy(this.#doors.now());
    for (const { request } of recent) if (request !== null) live.remember(request);
    this.#orders = await ordersAt(store, this.id);
    this.#setAlarm(live);
    if (this.#told) await this.audience.refresh(live, this.#told);
    else this.audience.loaded(live);
    this.#told = [...live.told];
    this.#tellClocks(live);
    // whoever wrote last may be gone before it could see to what follows
    void this.visit((present) => this.goOn(present)).catch((error: unknown) => this.#doors.failed(error));
    return live;
  }

  async #reload(): Promise<void> {
    this.#desk.forget();
    await this.visit(() => undefined);
  }

  #take(live: LiveMatch, wish: Wish, at: number): Trial | Promise<Trial> {
    const { input, request } = wish;
    if (this.table.status !== 'playing' || live.over) return { refused: reason('engine.match-over') };
    if ('over' in input) return live.endEarly(input.over, at, request);
    if ('takeback' in input)
      return this.#goBack(live, { to: input.takeback, from: wish.since ?? 0 }, wish, at);
    const result = live.take(live.stamped(input, at), at, request, noteBefore(live, this.table, wish));
    if ('error' in result && result.error) this.#doors.failed(result.error);
    return result;
  }

  async #goBack(live: LiveMatch, way: Way, { seat, request }: Wish, at: number): Promise<Trial> {
    const match = await this.#doors.takeBack(this.#game, this.table, live, way);
    return 'refused' in match ? match : live.takeBack(way.to, match, seat, at, request);
  }

  async #write(live: LiveMatch, after: number, entries: readonly Entry[]): Promise<boolean> {
    const { seq, latestAt } = live;
    const saved = live.isWorthSaving() ? live.saved() : null;
    const told = entries.map(({ taken }) => JSON.stringify(taken.told));
    const isWritten = await this.#doors.commit.append({
      match: this.id,
      after,
      inputs: entries.map(({ wish, at, taken }, index) => ({
        at,
        seat: wish.seat,
        request: wish.request,
        input: JSON.stringify(taken.input),
        events: taken.eventsText,
        told: told[index] ?? '[]',
      })),
      saved,
      told: told.at(-1) ?? '[]',
      clock: live.pace && JSON.stringify(live.clocks),
      dueAt: this.#dueAt(live),
      at: latestAt,
    });
    if (!isWritten) this.#doors.conflicted();
    else if (saved !== null) live.wasSaved(seq);
    return isWritten;
  }

  #tell(live: LiveMatch, after: number, entries: readonly Entry[]): void {
    for (const { wish, taken } of entries) this.audience.tell(live, taken.tellings, wish.sender);
    this.#told = [...live.told];
    const { bus, node, isAlone, tables } = this.#doors;
    if (!isAlone) {
      const inputs = entries.map(({ wish, at, taken }) => ({
        at,
        request: wish.request,
        input: taken.input,
        note: taken.events.find(isTableNote) ?? null,
      }));
      bus.publish(topics.match(this.id), { node, after, inputs } satisfies Notice as unknown as Json);
    }
    this.#tellClocks(live);
    void this.goOn(live).catch((error: unknown) => this.#doors.failed(error));
    if (this.table.takeback && entries.some(({ wish }) => isByPerson(wish.request)))
      void tables
        .change(this.id, (before) => withoutOvertaken(before, live.seq))
        .catch((error: unknown) => this.#doors.failed(error));
  }

  /** Another node has written something: the same inputs lead to the same match here. */
  async #hear({ node, after, inputs }: Notice): Promise<void> {
    if (node === this.#doors.node || !this.#desk.current) return;
    const isBehind = await this.visit((live) => {
      if (live.seq !== after) return live.seq < after;
      for (const heard of inputs) {
        const taken = takeHeard(live, heard);
        if (!taken || 'refused' in taken) return true;
        this.audience.tell(live, taken.tellings, null);
      }
      this.#told = [...live.told];
      this.#tellClocks(live);
      this.#setAlarm(live);
      return false;
    });
    if (isBehind) await this.#reload();
  }

  /** What people have ordered is answered at once; should this node not get to it, another one soon will. */
  #dueAt(live: LiveMatch): number | null {
    const due = dueAt(live, this.table, live.latestAt);
    const isOrdered = orderedInputs(live, this.table, this.#orders).length > 0;
    return isOrdered ? Math.min(due ?? Number.POSITIVE_INFINITY, live.latestAt + lookAgain) : due;
  }

  #tellClocks(live: LiveMatch): void {
    if (live.pace) this.audience.say((viewer) => this.#clockNews.textFor(live, viewer));
  }

  #setAlarm(live: LiveMatch): void {
    const now = this.#doors.now();
    this.#alarm.set(live.result ? null : dueAt(live, this.table, now), now);
  }
}
