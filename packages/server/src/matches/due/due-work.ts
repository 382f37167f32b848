import type { Json, Seat } from '@starboard/engine';
import {
  answerId,
  type Asked,
  type Author,
  beatLeft,
  botAt,
  type BotQuestion,
  botQuestions,
  dueAt,
  dueWithOrders,
  earlyResult,
  type EarlyResult,
  lookAgain,
  onlyBotAnswer,
  orderedInputs,
  pacedQuestions,
  presenceInputs,
  type SeatAnswer,
  timeRun,
} from '@starboard/host';
import type { TableRecord } from '../../lobby/table-record.ts';
import { unawaited } from '../../unawaited.ts';
import { endMatch } from '../ending.ts';
import type { RoomServices } from '../match-services.ts';
import { ordersAt } from '../requests/orders.ts';
import type { LiveMatch } from '../room/live-match.ts';
import { Absences } from './absences.ts';
import { Alarm } from './alarm.ts';
import { BotBeat } from './bot-beat.ts';
import { LeftWork } from './left-work.ts';

/** The room it is done in. */
interface Place {
  readonly id: string;
  readonly table: TableRecord;
  ask(asked: Asked): Promise<unknown>;
  endEarly(over: EarlyResult): Promise<unknown>;
  visit<T>(look: (live: LiveMatch) => T | Promise<T>): Promise<T>;
  leftChanged(): Promise<void>;
  /** Whether the match goes on, or stands still, as it should. */
  isRight(live: LiveMatch): boolean;
  /** Whether players at other nodes would be known of. */
  readonly knowsWhoIsThere: boolean;
  /** Lays the match down, or wakes it up. */
  peopleChanged(): Promise<void>;
}

/** What happens at a match by itself: bots are asked, orders followed, its end written down, an alarm set. */
export class DueWork {
  readonly #services: RoomServices;
  readonly #place: Place;
  readonly #alarm: Alarm;
  readonly #beat: BotBeat;
  readonly #absences: Absences;
  /** Whose turn it is among the bots that are asked in real time. */
  #next = 0;
  #orders: ReadonlyMap<Seat, Json> = new Map();
  readonly left: LeftWork;
  /** The run whose time was worked out last, by the entry of the log that it began after. */
  #timedRun: number | null = null;
  /** What was not due before may be due by now. */
  #isShortened = false;
  /** Answers for bots without a choice that are given in a moment, by their request. */
  readonly #coming = new Map<string, NodeJS.Timeout>();

  constructor(services: RoomServices, place: Place) {
    this.#services = services;
    this.#place = place;
    this.left = new LeftWork(services.store, place);
    this.#alarm = new Alarm(() => services.wake(place.id));
    this.#beat = new BotBeat(services.botPace, () =>
      this.#see(place.visit((live) => this.#askBotInTime(live))),
    );
    this.#absences = new Absences(services.awayGrace, () => this.#see(place.peopleChanged()));
  }

  async readOrders(): Promise<ReadonlyMap<Seat, Json>> {
    this.#orders = await ordersAt(this.#services.store, this.#place.id);
    await this.left.read();
    return this.#orders;
  }

  /** When something is due there, as the database is to have it. */
  dueAt(live: LiveMatch): number | null {
    this.#time(live);
    const due = dueWithOrders(live, this.#place.table, this.#orders);
    return this.left.isDue(live) ? Math.min(due ?? Number.POSITIVE_INFINITY, live.latestAt + lookAgain) : due;
  }

  setAlarm(live: LiveMatch): void {
    this.#time(live);
    const now = this.#services.now();
    this.#alarm.set(live.result ? null : dueAt(live, this.#place.table, now), now);
  }

  async goOn(live: LiveMatch): Promise<void> {
    const { table } = this.#place;
    this.setAlarm(live);
    if (table.status !== 'playing') return;
    if (live.result) return endMatch(this.#services, live, live.result);
    const over = earlyResult(table, live.game);
    if (over) return this.#see(this.#place.endEarly(over));
    if (!this.#place.isRight(live)) return this.#see(this.#place.peopleChanged());
    if (live.isResting) return;
    this.#tellWhoIsThere(live);
    if (this.#isShortened) this.#services.wake(this.#place.id);
    this.#isShortened = false;
    const asked = botQuestions(live, table);
    this.#beat.go(live.isTimed ? asked.length : 0);
    if (!live.isTimed) for (const question of asked) this.#askBot(live, question);
    for (const input of orderedInputs(live, table, this.#orders))
      if (!this.left.isFor(live, input.seat)) this.#answer(input, 'order');
    if (this.left.isDue(live)) this.#see(this.left.give());
  }

  /** Rules that wait for a player are told that they have gone, after a moment, or are back, at once. */
  #tellWhoIsThere(live: LiveMatch): void {
    const { id, table, knowsWhoIsThere } = this.#place;
    if (!knowsWhoIsThere) return;
    const inputs = presenceInputs(live, table, this.#services.presence.at(id));
    if (inputs.length === 0 && this.#absences.isNone) return;
    const away = this.#absences.longGone(inputs.flatMap(({ seat, is }) => (is === 'away' ? [seat] : [])));
    for (const input of inputs) {
      const { seat, is } = input;
      if (is === 'back' || away.includes(seat))
        this.#see(this.#place.ask({ input, by: 'table', seat, request: null }));
    }
  }

  /** One of them a time: acts of bots come apart, as those of people do. */
  #askBotInTime(live: LiveMatch): void {
    if (live.result || live.isResting || !live.isTimed) return;
    const { now, botPace, askBot } = this.#services;
    const asked = pacedQuestions(live, this.#place.table, now(), botPace);
    const question = asked[this.#next++ % asked.length];
    if (question) askBot(question);
    this.#beat.go(asked.length);
  }

  stop(): void {
    this.#beat.stop();
    this.#alarm.stop();
    this.#absences.stop();
    for (const timer of this.#coming.values()) clearTimeout(timer);
  }

  /** How long a moment to react in lasts may have changed: one who held it does so no longer. */
  #time(live: LiveMatch): void {
    const before = live.run.from === this.#timedRun ? live.reactionTime : null;
    this.#timedRun = live.run.from;
    const after = timeRun(live, this.#place.table, this.#orders);
    if (before !== null && after !== null && after < before) this.#isShortened = true;
  }

  /** A bot that has no choice need not be asked. */
  #askBot(live: LiveMatch, question: BotQuestion): void {
    const { match: _, ...asked } = question;
    const answer = onlyBotAnswer(live, question);
    if (answer === undefined) return this.#services.askBot(question);
    const wait = beatLeft(live, this.#place.table, question.seat, this.#services.now());
    this.#later(wait, { ...asked, answer });
  }

  #later(wait: number, input: SeatAnswer): void {
    const request = answerId(input.seat, input.decision);
    if (this.#coming.has(request)) return;
    if (wait === 0) return this.#answer(input, 'bot');
    const answer = () => {
      this.#coming.delete(request);
      // the player for whom it stood in may be back
      if (botAt(this.#place.table, input.seat) !== null) this.#answer(input, 'bot');
    };
    this.#coming.set(request, setTimeout(answer, wait).unref());
  }

  #answer(input: SeatAnswer, by: Author): void {
    const { seat, decision } = input;
    this.#see(this.#place.ask({ input, by, seat, request: answerId(seat, decision) }));
  }

  /** What is asked of the room waits in its queue: this is called from there, and must not wait for it. */
  #see(doing: Promise<unknown>): void {
    unawaited(doing, this.#services.failed);
  }
}
