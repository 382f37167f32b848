import type { Input, Json, Seat } from '@starboard/engine';
import {
  type AnswerDeed,
  answerId,
  type Asked,
  botAt,
  type Deed,
  dueAt,
  dueWithOrders,
  type EarlyResult,
  type Errand,
  pacedQuestions,
  takeFollowing,
  takesOrders,
  timeRun,
  whatIsDue,
} from '@starboard/host';
import type { TableRecord } from '../../lobby/table-record.ts';
import { unawaited } from '../../unawaited.ts';
import { endMatch } from '../ending.ts';
import type { RoomServices } from '../match-services.ts';
import type { LiveMatch } from '../room/live-match.ts';
import type { Entry } from '../room/wish.ts';
import { Absences } from './absences.ts';
import { Alarm } from './alarm.ts';
import { BotBeat } from './bot-beat.ts';
import { LeftWork } from './left-work.ts';
import { RoomSurroundings } from './room-surroundings.ts';
import { standIn } from './standing-in.ts';

/** The room it is done in. */
interface Place {
  readonly id: string;
  table: TableRecord;
  ask(asked: Asked): Promise<unknown>;
  endEarly(over: EarlyResult): Promise<unknown>;
  visit<T>(look: (live: LiveMatch) => T | Promise<T>): Promise<T>;
  goOn(live: LiveMatch): Promise<void>;
  leftChanged(): Promise<void>;
  /** Whether the match goes on, or stands still, as it should. */
  isRight(live: LiveMatch): boolean;
  /** Whether players at other nodes would be known of. */
  readonly knowsWhoIsThere: boolean;
  /** Lays the match down, or wakes it up. */
  peopleChanged(): Promise<void>;
}

type Telling = Extract<Deed, { readonly what: 'tell' }>;

/** Does what happens at a match by itself, as its host tells: with a node's timers, threads and queues. */
export class DueWork {
  readonly left: LeftWork;
  readonly #services: RoomServices;
  readonly #place: Place;
  readonly #around: RoomSurroundings;
  readonly #alarm: Alarm;
  readonly #beat: BotBeat;
  readonly #absences: Absences;
  /** Whose turn it is among the bots that are asked in real time. */
  #next = 0;
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
    this.#around = new RoomSurroundings(services, place, this.left);
    this.#alarm = new Alarm(() => services.wake(place.id));
    this.#beat = new BotBeat(services.botPace, () =>
      this.#see(place.visit((live) => this.#askBotInTime(live))),
    );
    this.#absences = new Absences(services.awayGrace, () => this.#see(place.peopleChanged()));
  }

  async readOrders(): Promise<ReadonlyMap<Seat, Json>> {
    await this.#around.read();
    return this.#around.orders;
  }

  /** When something is due there, as the database is to have it. */
  dueAt(live: LiveMatch): number | null {
    this.#time(live);
    return dueWithOrders(live, this.#around);
  }

  setAlarm(live: LiveMatch): void {
    this.#time(live);
    const now = this.#services.now();
    this.#alarm.set(live.result ? null : dueAt(live, this.#place.table, now), now);
  }

  async goOn(live: LiveMatch): Promise<void> {
    this.setAlarm(live);
    const deeds = whatIsDue(live, this.#around, this.#place.isRight(live));
    if (!deeds) return;
    const words: Telling[] = [];
    let paced = 0;
    for (const deed of deeds)
      switch (deed.what) {
        case 'close':
          return endMatch(this.#services, live, deed.result);
        case 'end':
          return this.#see(this.#place.endEarly(deed.over));
        case 'rest':
          return this.#see(this.#place.peopleChanged());
        case 'tell':
          words.push(deed);
          break;
        case 'pace':
          paced++;
          break;
        case 'ask':
        case 'answer':
        case 'give':
        case 'tick':
        case 'stand-in':
          this.carryOut(deed);
      }
    this.#beat.go(paced);
    this.#tellWhoIsThere(words);
    if (this.#isShortened) this.#services.wake(this.#place.id);
    this.#isShortened = false;
  }

  /** Takes what follows at once from what was taken, to be written and told with it. */
  follow(live: LiveMatch, entries: Entry[]): void {
    if (!takesOrders(live)) return;
    const take = (asked: Asked<Input>) => {
      // how long a moment lasts is decided when it opens, though it may be over by the time all is written
      this.#time(live);
      const receivedAt = Math.max(live.latestAt, this.#services.now());
      const taken = live.take({ ...asked, input: live.stamped(asked.input, receivedAt) }, receivedAt);
      if ('entry' in taken) entries.push({ wish: { ...asked, receivedAt, sender: null }, taken });
      return taken;
    };
    takeFollowing(live, this.#around, entries, take);
  }

  carryOut(deed: Errand): void {
    switch (deed.what) {
      case 'ask':
        return this.#services.askBot(deed.question);
      case 'answer':
        return deed.by === 'bot' ? this.#answerForBot(deed) : this.#answer(deed);
      case 'give':
        return this.#see(this.left.give());
      case 'tick':
        return this.#see(this.#place.ask({ input: deed.input, by: 'clock', seat: null, request: null }));
      case 'stand-in':
        return this.#see(standIn(this.#services, this.#place, deed.seat));
    }
  }

  stop(): void {
    this.#beat.stop();
    this.#alarm.stop();
    this.#absences.stop();
    for (const timer of this.#coming.values()) clearTimeout(timer);
  }

  /** Rules that wait for a player are told that they have gone, after a moment, or are back, at once. */
  #tellWhoIsThere(words: readonly Telling[]): void {
    if (words.length === 0 && this.#absences.isNone) return;
    const gone = words.flatMap(({ input: { seat, is } }) => (is === 'away' ? [seat] : []));
    const away = this.#absences.longGone(gone);
    for (const { input } of words) {
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

  /** How long a moment to react in lasts may have changed: one who held it does so no longer. */
  #time(live: LiveMatch): void {
    const before = live.run.from === this.#timedRun ? live.reactionTime : null;
    this.#timedRun = live.run.from;
    const after = timeRun(live, this.#place.table, this.#around.orders);
    if (before !== null && after !== null && after < before) this.#isShortened = true;
  }

  #answerForBot(deed: AnswerDeed): void {
    const { input, wait } = deed;
    const request = answerId(input.seat, input.decision);
    if (this.#coming.has(request)) return;
    if (wait === 0) return this.#answer(deed);
    const answer = () => {
      this.#coming.delete(request);
      // the player for whom it stood in may be back
      if (botAt(this.#place.table, input.seat) !== null) this.#answer(deed);
    };
    this.#coming.set(request, setTimeout(answer, wait).unref());
  }

  #answer({ input, by }: AnswerDeed): void {
    const { seat, decision } = input;
    this.#see(this.#place.ask({ input, by, seat, request: answerId(seat, decision) }));
  }

  /** What is asked of the room waits in its queue: this is called from there, and must not wait for it. */
  #see(doing: Promise<unknown>): void {
    unawaited(doing, this.#services.failed);
  }
}
