import type { AnyGame, Input, Json } from '@starboard/engine';
import type { EarlyResult } from '@starboard/protocol';
import { Refused } from '../wire/refused.ts';
import { detailOf, type KeptTable } from './kept-table.ts';
import { LocalMatch, type Taken } from './local-match.ts';
import { NextUp } from './next-up.ts';
import type { RoomDoors } from './room-doors.ts';
import { changed, type Picture } from './sections.ts';
import { withoutLatestAnswer } from './takeback.ts';
import { everything, type Missed, missedSince, newsOfAll } from './told-since.ts';

/** How far back a repeated request is recognised. */
const remembered = 200;

type Take = (live: LocalMatch) => Taken | Refused | Promise<Taken | Refused>;

/** What the player's screen shows. */
interface Shown {
  readonly kept: KeptTable;
  readonly picture: Picture;
}

/** One table on this device. Everything waits for what came before it; what was taken is written, then told. */
export class LocalRoom {
  readonly id: string;
  readonly #doors: RoomDoors;
  readonly #game: AnyGame;
  readonly #nextUp: NextUp;
  #live: LocalMatch | null = null;
  /** Null while nobody looks. */
  #shown: Shown | null = null;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(doors: RoomDoors, game: AnyGame, id: string) {
    this.id = id;
    this.#doors = doors;
    this.#game = game;
    this.#nextUp = new NextUp(doors, game, {
      isWatched: () => this.#shown !== null,
      take: (request, answer) => this.#ask(request, null, answer),
      lookAgain: () => this.#inTurn(() => this.#goOn()),
    });
  }

  /** The whole picture, and from now on everything that happens. */
  watch(after: number | null): Promise<void> {
    return this.#inTurn(async () => {
      const live = await this.#open();
      this.#shown = shownOf(live);
      const { send } = this.#doors;
      send({ type: 'table', table: detailOf(live.kept) });
      // with number 0 nothing has been seen yet, not even the start
      if (after === 0 || after !== live.kept.told)
        send(live.view(after !== null && after <= live.kept.told ? await this.#missed(live, after) : null));
      send({ type: 'presence', table: this.id, connected: [live.seat], watching: 0 });
      this.#nextUp.goOn(live);
    });
  }

  /** While nobody looks, nothing goes on. */
  unwatch(): Promise<void> {
    return this.#inTurn(async () => {
      this.#shown = null;
    });
  }

  act(id: string, decision: number, answer: Json): Promise<void> {
    return this.#ask(`${id}/${decision}`, id, ({ seat }) => ({ seat, decision, answer }));
  }

  undo(id: string): Promise<void> {
    return this.#ask(`${id}/undo`, id, ({ seat }) => ({ seat, undo: true }));
  }

  endEarly(id: string, over: (kept: KeptTable) => EarlyResult): Promise<void> {
    const request = `${id}/over`;
    return this.#do(request, id, (live) =>
      orRefused(live.endEarly(over(live.kept), this.#doors.now(), request)),
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
      const ordered = { ...live.kept, orders };
      if (!(await this.#doors.shelf.change(ordered))) return this.#tooLate();
      live.kept = ordered;
      this.#doors.send({ type: 'done', id });
      this.#nextUp.goOn(live);
    });
  }

  /** Another tab has gone on with this table. */
  heard(): void {
    this.#inTurn(() => this.#reload()).catch((error: unknown) => this.#nextUp.stumbled(error));
  }

  #ask(request: string, id: string | null, input: (live: LocalMatch) => Input | null): Promise<void> {
    return this.#do(request, id, (live) => {
      const asked = input(live);
      if (!asked) return new Refused('engine.stale-decision');
      return orRefused(live.take(asked, this.#doors.now(), request));
    });
  }

  /** `id`: the request of the player's to be answered, if it was one. */
  #do(request: string, id: string | null, take: Take): Promise<void> {
    return this.#inTurn(async () => {
      const live = await this.#open();
      if (live.requests.has(request)) return this.#done(id);
      const taken = await take(live);
      if (taken instanceof Refused) throw taken;
      if (!(await this.#isWritten(taken))) return this.#tooLate();
      this.#tell(live, taken, id);
    });
  }

  async #isWritten({ kept, entry }: Taken): Promise<boolean> {
    try {
      return await this.#doors.shelf.append(kept, entry);
    } catch (error) {
      // what memory has and the shelf has not is forgotten
      this.#live = null;
      throw error;
    }
  }

  /** Another tab was first. */
  async #tooLate(): Promise<never> {
    await this.#reload();
    throw new Refused('server.table.busy');
  }

  #tell(live: LocalMatch, { news, kept }: Taken, id: string | null): void {
    const { send, wrote } = this.#doors;
    wrote(this.id);
    if (this.#shown && news) send(id === null ? news : { ...news, id });
    else this.#done(id);
    if (this.#shown) this.#shown = shownOf(live);
    if (kept.result) send({ type: 'table', table: detailOf(kept) });
    this.#nextUp.goOn(live);
  }

  #done(id: string | null): void {
    if (id !== null) this.#doors.send({ type: 'done', id });
  }

  async #open(): Promise<LocalMatch> {
    if (this.#live) return this.#live;
    const { shelf, now } = this.#doors;
    const kept = await shelf.load(this.id);
    if (!kept) throw new Refused('server.table.unknown');
    const recent = await shelf.inputsAfter(this.id, kept.seq - remembered);
    const live = new LocalMatch(this.#game, kept, recent, now());
    if (this.#shown) await this.#catchUp(live, this.#shown);
    this.#live = live;
    return live;
  }

  /** Tells what has happened at another tab as if it had happened here. */
  async #catchUp(live: LocalMatch, { kept, picture }: Shown): Promise<void> {
    const isSameMatch = live.kept.createdAt === kept.createdAt;
    if (isSameMatch && live.kept.seq === kept.seq) return;
    const { shelf, send } = this.#doors;
    const messages = isSameMatch
      ? newsOfAll(
          this.#game,
          kept,
          await shelf.inputsAfter(this.id, kept.seq),
          changed(picture, live.picture),
        )
      : [live.view(await this.#missed(live, 0))];
    for (const message of messages) send(message);
    send({ type: 'table', table: detailOf(live.kept) });
    this.#shown = shownOf(live);
  }

  async #goOn(): Promise<void> {
    if (this.#shown) this.#nextUp.goOn(await this.#open());
  }

  #reload(): Promise<void> {
    this.#live = null;
    return this.#goOn();
  }

  async #missed(live: LocalMatch, known: number): Promise<Missed> {
    const { kept } = live;
    const log = await this.#doors.shelf.inputsAfter(this.id, 0);
    const missed = known > 0 ? missedSince(this.#game, kept, log, known) : null;
    return missed ?? everything(this.#game, kept, log);
  }

  #inTurn<T>(act: () => Promise<T>): Promise<T> {
    const next = this.#turn.then(act);
    this.#turn = next.catch(() => undefined);
    return next;
  }
}

const orRefused = (taken: ReturnType<LocalMatch['take']>): Taken | Refused =>
  'entry' in taken ? taken : new Refused(taken);

const shownOf = ({ kept, picture }: LocalMatch): Shown => ({ kept, picture });
