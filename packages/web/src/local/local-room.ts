import {
  type AnyGame,
  decisionOf,
  eventsFor,
  type Input,
  type Json,
  saveMatch,
  standingInput,
} from '@starboard/engine';
import { stillCounting } from '@starboard/records/still-counting';
import type { EarlyResult, FromServer } from '@starboard/protocol';
import { detailOf, type KeptTable, type Shelf } from './kept-table.ts';
import { LocalMatch, type Missed, type Taken } from './local-match.ts';
import { Refused } from './refused.ts';
import { withoutLatestAnswer } from './takeback.ts';
import type { BotJob } from './thinking.ts';

export interface RoomDoors {
  readonly shelf: Shelf;
  readonly send: (message: FromServer) => void;
  readonly think: (job: BotJob) => Promise<Json>;
  readonly now: () => number;
  readonly rest: (milliseconds: number) => Promise<void>;
  readonly freshSeed: () => string;
  /** Other tabs that show the same table are to hear of it. */
  readonly wrote: (table: string) => void;
  readonly failed: (error: unknown) => void;
}

/** People want to see what a bot does before the next thing happens. */
const betweenBotMoves = 400;

/** How far back a repeated request is recognised, and "while you were away" looks. */
const remembered = 200;

type Take = (live: LocalMatch) => Taken | Refused | Promise<Taken | Refused>;

/** One table on this device. Everything waits for what came before it; what was taken is written, then told. */
export class LocalRoom {
  readonly id: string;
  readonly #doors: RoomDoors;
  readonly #game: AnyGame;
  #live: LocalMatch | null = null;
  #isWatched = false;
  #turn: Promise<unknown> = Promise.resolve();
  /** Answers on their way that nobody has to ask for again. */
  readonly #coming = new Set<string>();

  constructor(doors: RoomDoors, game: AnyGame, id: string) {
    this.id = id;
    this.#doors = doors;
    this.#game = game;
  }

  /** The whole picture, and from now on everything that happens. */
  watch(after: number | null): Promise<void> {
    return this.#inTurn(async () => {
      const live = await this.#open();
      this.#isWatched = true;
      const { send } = this.#doors;
      send({ type: 'table', table: detailOf(live.kept) });
      // with number 0 nothing has been seen yet, not even the start
      if (after === 0 || after !== live.kept.told)
        send(live.view(after !== null && after <= live.kept.told ? await this.#missed(live, after) : null));
      send({ type: 'presence', table: this.id, connected: [live.seat], watching: 0 });
      this.#goOn(live);
    });
  }

  /** While nobody looks, nothing goes on. */
  unwatch(): void {
    this.#isWatched = false;
  }

  act(id: string, decision: number, answer: Json): Promise<void> {
    return this.#ask(`${id}/${decision}`, id, ({ seat }) => ({ seat, decision, answer }));
  }

  undo(id: string): Promise<void> {
    return this.#ask(`${id}/undo`, id, ({ seat }) => ({ seat, undo: true }));
  }

  endEarly(id: string, over: (kept: KeptTable) => EarlyResult): Promise<void> {
    return this.#do(`${id}/over`, id, (live) =>
      orRefused(live.endEarly(over(live.kept), this.#doors.now(), `${id}/over`)),
    );
  }

  /** Bots do not mind. */
  takeBack(id: string): Promise<void> {
    const request = `${id}/takeback`;
    return this.#do(request, id, async (live) => {
      const log = await this.#doors.shelf.inputsAfter(this.id, 0);
      const back = withoutLatestAnswer(this.#game, live.kept, log, live.seat);
      if (!back) return new Refused('server.takeback.nothing');
      return orRefused(live.goBack(back.to, back.match, this.#doors.now(), request));
    });
  }

  leaveOrders(id: string, orders: Json): Promise<void> {
    return this.#inTurn(async () => {
      const live = await this.#open();
      const { standing } = this.#game;
      if (!standing) throw new Refused('server.match.no-orders');
      const why = standing.refuse(orders);
      if (why) throw new Refused(why);
      const changed = { ...live.kept, orders };
      if (!(await this.#doors.shelf.change(changed))) throw new Refused('server.table.busy');
      live.kept = changed;
      this.#doors.send({ type: 'done', id });
      this.#goOn(live);
    });
  }

  /** Another tab has gone on with this table. */
  heard(): void {
    if (this.#live) void this.#inTurn(() => this.#reload()).catch(this.#doors.failed);
  }

  #ask(request: string, id: string | null, input: (live: LocalMatch) => Input): Promise<void> {
    return this.#do(request, id, (live) => orRefused(live.take(input(live), this.#doors.now(), request)));
  }

  /** `id`: the request of the player's to be answered, if it was one. */
  #do(request: string, id: string | null, take: Take): Promise<void> {
    return this.#inTurn(async () => {
      const live = await this.#open();
      if (live.requests.has(request)) return this.#done(id);
      const taken = await take(live);
      if (taken instanceof Refused) throw taken;
      if (await this.#isWritten(taken)) return this.#tell(live, taken, id);
      await this.#reload();
      throw new Refused('server.table.busy');
    });
  }

  /** What memory has and the shelf has not is forgotten. */
  async #isWritten({ kept, entry }: Taken): Promise<boolean> {
    try {
      return await this.#doors.shelf.append(kept, entry);
    } catch (error) {
      this.#live = null;
      this.#doors.failed(error);
      throw new Refused('web.local.not-kept');
    }
  }

  #tell(live: LocalMatch, { news, kept }: Taken, id: string | null): void {
    const { send, wrote } = this.#doors;
    wrote(this.id);
    if (this.#isWatched && news) send(id === null ? news : { ...news, id });
    else this.#done(id);
    if (kept.result) send({ type: 'table', table: detailOf(kept) });
    this.#goOn(live);
  }

  #done(id: string | null): void {
    if (id !== null) this.#doors.send({ type: 'done', id });
  }

  /** Does what has to be done by itself: asks bots, answers as the player has ordered, hears the clock. */
  #goOn(live: LocalMatch): void {
    if (!this.#isWatched || live.kept.result) return;
    const { match, kept } = live;
    for (const { seat } of match.questions) {
      const decision = decisionOf(match, seat);
      const holder = kept.seats[seat];
      if (holder?.kind === 'bot') this.#botAnswers(live, holder.level, seat, decision);
      else this.#orderedAnswer(live, seat);
    }
    const wake = live.wakesIn(this.#doors.now());
    if (wake !== null) this.#once(`clock:${kept.seq}`, () => this.#hearClock(wake, kept.seq));
  }

  #botAnswers(live: LocalMatch, level: string, seat: number, decision: number): void {
    const request = `bot:${seat}:${decision}`;
    const job = {
      game: this.#game.id,
      level,
      seat,
      saved: saveMatch(live.match),
      luck: this.#doors.freshSeed(),
    };
    this.#once(request, async () => {
      const [answer] = await Promise.all([this.#doors.think(job), this.#doors.rest(betweenBotMoves)]);
      if (this.#isWatched) await this.#ask(request, null, () => ({ seat, decision, answer }));
    });
  }

  #orderedAnswer({ match, kept }: LocalMatch, seat: number): void {
    const { standing } = this.#game;
    const input = standing && standingInput(match, seat, kept.orders ?? standing.usual);
    if (!input || !('decision' in input)) return;
    const request = `order:${seat}:${input.decision}`;
    this.#once(request, () => this.#ask(request, null, () => input));
  }

  async #hearClock(wake: number, seq: number): Promise<void> {
    await this.#doors.rest(wake);
    if (!this.#isWatched || this.#live?.kept.seq !== seq) return;
    await this.#ask(`clock:${seq}`, null, (live) => ({ at: live.gameTime(this.#doors.now()) }));
  }

  #once(request: string, act: () => Promise<void>): void {
    if (this.#coming.has(request)) return;
    this.#coming.add(request);
    void act()
      // the question may be gone by now, with a step back or from another tab
      .catch((error: unknown) => error instanceof Refused || this.#doors.failed(error))
      .finally(() => this.#coming.delete(request));
  }

  async #open(): Promise<LocalMatch> {
    if (this.#live) return this.#live;
    const { shelf, now } = this.#doors;
    const kept = await shelf.load(this.id);
    if (!kept) throw new Refused('server.table.unknown');
    const recent = await shelf.inputsAfter(this.id, kept.seq - remembered);
    this.#live = new LocalMatch(this.#game, kept, recent, now());
    return this.#live;
  }

  async #reload(): Promise<void> {
    const known = this.#live?.kept.told ?? 0;
    this.#live = null;
    const live = await this.#open();
    if (!this.#isWatched) return;
    this.#doors.send(live.view(await this.#missed(live, known)));
    this.#doors.send({ type: 'table', table: detailOf(live.kept) });
    this.#goOn(live);
  }

  async #missed(live: LocalMatch, known: number): Promise<Missed> {
    const { kept, seat } = live;
    const log = await this.#doors.shelf.inputsAfter(this.id, known === 0 ? 0 : kept.seq - remembered);
    const counting = stillCounting(log);
    const still = new Set(counting);
    // what was told and counts no more cannot be taken out of a log: it is told anew
    const isTakenBack = stillCounting(log.filter(({ told }) => told <= known)).some((row) => !still.has(row));
    if (known > 0 && isTakenBack) return this.#missed(live, 0);
    return {
      events: counting.flatMap(({ told, events }) =>
        told > known ? eventsFor(this.#game, events, seat) : [],
      ),
      isWhole: known === 0,
    };
  }

  #inTurn<T>(act: () => Promise<T>): Promise<T> {
    const next = this.#turn.then(act);
    this.#turn = next.catch(() => undefined);
    return next;
  }
}

const orRefused = (taken: ReturnType<LocalMatch['take']>): Taken | Refused =>
  'entry' in taken ? taken : new Refused(taken);
