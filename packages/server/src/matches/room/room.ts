import type { AnyGame, Seat } from '@starboard/engine';
import {
  type AnswerAhead,
  type Asked,
  earlyResult,
  type EarlyResult,
  type Errand,
  type Taken,
  toldTogether,
} from '@starboard/host';
import { topics, type Written } from '../../bus/topics.ts';
import type { TableRecord } from '../../lobby/table-record.ts';
import type { Asker } from '../../log-work/work-line.ts';
import { unawaited } from '../../unawaited.ts';
import type { Watcher } from '../../watching/watchers.ts';
import { DueWork } from '../due/due-work.ts';
import { appendOf } from '../queue/append-of.ts';
import { Audience, type Sender } from '../telling/audience.ts';
import { gameAt } from '../dealing.ts';
import type { RoomServices } from '../match-services.ts';
import { withoutOvertaken } from '../requests/dropped.ts';
import { Holding } from './holding.ts';
import type { LiveMatch } from './live-match.ts';
import { matchLog } from '../telling/missed-events.ts';
import { takeWritten, writtenInputs } from './written.ts';
import { Resting } from './resting.ts';
import type { Way } from '../requests/takebacks.ts';
import { takenUp } from './taking-up.ts';
import { tryOut } from './trying-out.ts';
import { WriteQueue } from '../queue/write-queue.ts';
import type { Entry, Granted, Wish } from './wish.ts';

/** One match in the memory of this node: what is asked of it, who is told, and what happens there by itself. */
export class Room {
  readonly id: string;
  readonly audience: Audience;
  table: TableRecord;
  usedAt: number;
  readonly #services: RoomServices;
  readonly #game: AnyGame;
  readonly #queue: WriteQueue<LiveMatch, Wish, Entry, Granted>;
  readonly #due: DueWork;
  readonly #resting: Resting;
  readonly #holding: Holding;
  readonly #leave: (() => void)[];

  constructor(services: RoomServices, table: TableRecord) {
    this.id = table.id;
    this.table = table;
    this.usedAt = services.now();
    this.#services = services;
    this.#game = gameAt(services.games, table);
    const log = matchLog({ store: services.store.matches, wholeLogs: services.wholeLogs }, this.#game, table);
    const delay = table.spectators.delay * 1000;
    const { watchers, now, failed } = services;
    this.#due = new DueWork(services, this);
    const leftBy = (seat: Seat) => this.#due.left.of(seat);
    this.audience = new Audience({ table: table.id, delay, watchers, log, leftBy, now, failed });
    this.#resting = new Resting(services, this);
    this.#holding = new Holding(services, this, this.#due);
    const circumstances = { services, table: () => this.table };
    this.#queue = new WriteQueue({
      load: () => this.#load(),
      tryOut: (live, wish) => tryOut(circumstances, live, wish),
      follow: (live, entries) => this.#due.follow(live, entries),
      write: (live, entries) => this.#write(live, entries),
      written: (live, entries) => this.#written(live, entries),
      failed,
    });
    this.#leave = [
      services.bus.subscribe(topics.match(this.id), (news) => this.#see(this.#hear(news))),
      services.bus.subscribe(topics.hold(this.id), (held) => this.#see(this.#holding.hear(held))),
      services.bus.subscribe(topics.table(this.id), () => this.#see(this.reloadTable())),
      this.#resting.attend(() => this.#see(this.peopleChanged())),
    ];
  }

  get now(): number {
    return this.#services.now();
  }

  /** No watcher hears it and nothing is going on. */
  get isQuiet(): boolean {
    return this.audience.isEmpty && this.#queue.isIdle;
  }

  /** What is in memory now; it may be ahead of the database by what is being written. */
  get current(): LiveMatch | null {
    return this.#queue.current;
  }

  /** The node that takes the match up again has nothing to play again: its rules may be others. */
  async save(): Promise<void> {
    if (!this.#queue.current) return;
    await this.visit(async (live) => {
      if (live.savedSeq < live.seq) await this.#services.store.matches.save(live.id, live.seq, live.saved());
      live.wasSaved(live.seq);
    });
  }

  /** Nothing happens here any more, neither by people nor by itself; what was under way is written first. */
  async close(): Promise<void> {
    for (const leave of this.#leave) leave();
    this.#due.stop();
    await this.#queue.close();
  }

  /** `heardAt`: when it came in, where it has waited since. */
  ask(asked: Asked, sender: Sender | null = null, heardAt: number = this.now): Promise<Granted> {
    const { input, by, seat, request, later } = asked;
    // written out: a record that another is spread into is slow to make, and V8 keeps it for long
    return this.#askFor({ input, by, seat, request, later, sender, receivedAt: heardAt });
  }

  /** Goes back as all have agreed, unless a player has played on since. */
  goBack({ to, from }: Way, seat: Seat, asker: Asker): Promise<Granted> {
    // the player who agreed last may have said so twice, at two nodes: it is one takeback
    const request = `takeback:${to}:${from}`;
    const input = { takeback: to };
    return this.#askFor({
      input,
      by: 'table',
      since: from,
      asker,
      seat,
      request,
      sender: null,
      receivedAt: this.now,
    });
  }

  #askFor(wish: Wish): Promise<Granted> {
    this.usedAt = this.now;
    return this.#queue.ask(wish);
  }

  /** A player wants others to wait for them before they go on, or no longer; false where there is nothing to hold. */
  hold(seat: Seat, on: boolean): Promise<boolean> {
    return this.#holding.hold(seat, on);
  }

  /** The end is an entry of the log like any other: what was taken stands before it, and nothing comes after. */
  endEarly(over: EarlyResult): Promise<Granted> {
    return this.ask({ input: { over }, by: 'table', seat: null, request: 'over' });
  }

  /** Looks at the match when nothing of it is being written. */
  visit<T>(look: (live: LiveMatch) => T | Promise<T>): Promise<T> {
    this.usedAt = this.#services.now();
    return this.#queue.visit(look);
  }

  async join(watcher: Watcher): Promise<void> {
    // a client that comes from another node may have seen more than this one has heard of
    const { store, isAlone } = this.#services;
    if (!isAlone) await this.catchUp((await store.matches.seqs([this.id])).get(this.id) ?? 0, false);
    // a long log is made beforehand: play stands still while a watcher joins
    if (this.current) await this.audience.prepare(this.current, watcher);
    return this.visit((live) => this.audience.join(live, watcher));
  }

  /** Messages of other nodes may have been lost: what is in memory counts only if it is the latest. */
  async catchUp(latest: number, withTable: boolean): Promise<void> {
    if (this.#queue.current && this.#queue.current.seq < latest) await this.#reload();
    if (withTable) await this.reloadTable();
  }

  async reloadTable(): Promise<void> {
    this.table = await this.#services.tables.get(this.id);
    this.audience.tellOrders(await this.#due.readOrders());
    if (this.#queue.current && this.#game.coming) await this.visit((live) => this.audience.tellLeft(live));
    // the player who gave up, or voted last, may be at a node that is gone before it can write that down
    if (this.#queue.current && this.table.status === 'playing' && earlyResult(this.table, this.#game))
      await this.visit((live) => this.goOn(live));
  }

  /** Keeps answers of a player who has seen everything up to message `n`. */
  leaveAnswers(seat: Seat, n: number, answers: readonly AnswerAhead[]): Promise<void> {
    return this.#due.left.leave(seat, n, answers);
  }

  /** What a player has left is different now: their screens are told, and what may be given by now is given. */
  async leftChanged(): Promise<void> {
    await this.visit((live) => {
      this.audience.tellLeft(live);
      return this.goOn(live);
    });
  }

  /** Players have come or gone. */
  async peopleChanged(): Promise<void> {
    if (this.#queue.current)
      await this.visit((live) => (this.isRight(live) ? this.goOn(live) : this.#putRight(live)));
  }

  /** Whether what is due there now may be decided: for want of players nothing is. */
  isAttended(live: LiveMatch): boolean {
    return this.#resting.isAttended(live) && !live.isResting;
  }

  get knowsWhoIsThere(): boolean {
    return this.#resting.isSure;
  }

  isRight(live: LiveMatch): boolean {
    return this.#resting.isRight(live);
  }

  async #putRight(live: LiveMatch): Promise<void> {
    if (!(await this.#resting.putRight(live))) {
      // another node was first: what it wrote is loaded for the next that comes to the queue
      this.#queue.forget();
      return this.#see(this.visit(() => undefined));
    }
    this.#publish({ after: live.seq, rest: live.restStored, inputs: [] });
    this.audience.tellClocks(live);
    this.audience.tellTime(live);
    await this.goOn(live);
  }

  /** Does what has to be done by itself, now that the match is as it is. */
  goOn(live: LiveMatch): Promise<void> {
    return this.#due.goOn(live);
  }

  /** Does one thing that is to be done. */
  carryOut(errand: Errand): void {
    this.#due.carryOut(errand);
  }

  async #load(): Promise<LiveMatch> {
    this.table = await this.#services.tables.get(this.id);
    const live = await takenUp(this.#services, this.#game, this.table, () => this.audience.isSpectated);
    this.audience.tellOrders(await this.#due.readOrders());
    this.#due.setAlarm(live);
    await this.audience.loaded(live);
    // the node that wrote last may be gone before it could see to what follows
    this.#see(this.visit((present) => this.goOn(present)));
    return live;
  }

  async #reload(): Promise<void> {
    this.#queue.forget();
    await this.visit(() => undefined);
  }

  async #write(live: LiveMatch, entries: readonly Entry[]): Promise<boolean> {
    const { seq } = live;
    const append = appendOf(live, entries, this.#due.dueAt(live));
    const isWritten = await this.#services.commit.append(append, live.isTimed);
    if (!isWritten) this.#services.metrics.conflicts.inc();
    else if (append.saved !== null) live.wasSaved(seq);
    return isWritten;
  }

  #written(live: LiveMatch, entries: readonly Entry[]): void {
    for (const { wish, taken } of toldTogether(live, entries))
      this.audience.sendNews(live, taken, wish.sender);
    const after = live.seq - entries.length;
    this.#publish({ after, rest: live.restStored, inputs: writtenInputs(entries) });
    live.restStored = null;
    this.audience.tellClocks(live);
    this.audience.tellLeft(live);
    this.#see(this.goOn(live));
    if (this.table.takeback && entries.some(({ wish }) => wish.by === 'person'))
      this.#see(this.#services.tables.change(this.id, (before) => withoutOvertaken(before, live.seq)));
  }

  #publish(news: Omit<Written, 'node'>): void {
    const { bus, node, isAlone } = this.#services;
    if (!isAlone) bus.publish(topics.match(this.id), { node, ...news });
  }

  /** Another node has written something: the same inputs lead to the same match here. */
  async #hear({ node, after, rest, inputs }: Written): Promise<void> {
    if (node === this.#services.node || !this.#queue.current) return;
    const isBehind = await this.visit((live) => {
      if (live.seq !== after) return live.seq < after;
      if (live.restStored !== rest) return true;
      const entries: { readonly taken: Taken }[] = [];
      for (const heard of inputs) {
        const taken = takeWritten(live, heard);
        if (!taken || 'refused' in taken) return true;
        entries.push({ taken });
        live.restStored = null;
      }
      for (const { taken } of toldTogether(live, entries)) this.audience.sendNews(live, taken, null);
      this.audience.tellLeft(live);
      this.#due.setAlarm(live);
      this.audience.tellClocks(live);
      return false;
    });
    if (isBehind) await this.#reload();
  }

  /** No caller waits for it, and the database may be away just then. */
  #see(doing: Promise<unknown>): void {
    unawaited(doing, this.#services.failed);
  }
}
