import { type AnyGame, decisionOf, questionTo, type Seat } from '@starboard/engine';
import {
  type AnswerDeed,
  answerId,
  type Asked,
  type BotQuestion,
  type Deed,
  dueTick,
  type Entered,
  type Surroundings,
  type Taken,
  takeFollowing,
  takesOrders,
  whatIsDue,
} from '@starboard/host';
import type { FromServer } from '@starboard/protocol';
import { backOff } from '../../wire/back-off.ts';
import { answerOfBot } from './answer-of-bot.ts';
import type { LocalMatch } from './local-match.ts';
import { refusalOf } from './refusal-of.ts';
import type { HostServices } from './host-services.ts';
import { PacedBots } from './paced-bots.ts';

/** People want to see what a bot does before the next thing happens: for so long, as a rule. */
const betweenBotMoves = 400;

/** The question is gone: with a step back, or from another tab. */
const past: ReadonlySet<string> = new Set([
  'engine.stale-decision',
  'engine.not-asked',
  'engine.match-over',
  'server.table.busy',
]);

/** Another tab has removed the table: it does not come back. */
const gone = 'server.table.unknown';

/** What is to become an entry of the log; null when the moment for it is past. */
export type Answer = (live: LocalMatch) => Omit<Asked, 'request'> | null;

/** A bot is asked, and may answer after so many milliseconds. */
interface Asking {
  readonly question: BotQuestion;
  readonly wait: number;
}

const requestOf = ({ seat, decision }: Pick<BotQuestion, 'seat' | 'decision'>): string =>
  answerId(seat, decision);

/** What it needs of the host. */
export interface Hands {
  isWatched(): boolean;
  /** Null while no screen shows it, and until it is taken up anew when something went wrong. */
  live(): LocalMatch | null;
  take(request: string, answer: Answer): Promise<void>;
  /** Looks what is to be done now. */
  lookAgain(): Promise<void>;
}

/** Does what goes on at a table by itself, as its host tells. Only while a screen shows it. */
export class DueWork {
  readonly #services: HostServices;
  readonly #game: AnyGame;
  readonly #hands: Hands;
  /** Answers on their way, which are not asked for again. */
  readonly #coming = new Set<string>();
  readonly #bots: PacedBots;
  /** When the one timer goes off that waits for the game's clock. */
  #wakes: number | null = null;
  /** In a row. */
  #failures = 0;

  constructor(services: HostServices, game: AnyGame, hands: Hands) {
    this.#services = services;
    this.#game = game;
    this.#hands = hands;
    this.#bots = new PacedBots(services, game, hands);
  }

  goOn(live: LocalMatch): void {
    if (!this.#hands.isWatched() || live.result) return;
    for (const deed of whatIsDue(live, this.#around(live)) ?? []) this.#carryOut(live, deed);
    this.#awaitClock(live);
  }

  /** At a table of this device one person plays, who leaves no answers, and looks at it while anything goes on. */
  #around({ kept, seat }: LocalMatch): Surroundings {
    return {
      table: { seats: kept.seats, status: 'playing', endVotes: [] },
      orders: new Map(kept.orders === null ? [] : [[seat, kept.orders]]),
      left: new Map(),
      betweenBotMoves,
      now: this.#services.now,
      here: () => null,
    };
  }

  /** What was taken, with what follows from it at once: to be written and told together. */
  followed(live: LocalMatch, first: Taken): readonly Entered[] {
    const entries: Entered[] = [{ taken: first }];
    if (!this.#hands.isWatched() || !takesOrders(live)) return entries;
    const at = first.entry.at;
    takeFollowing(live, this.#around(live), entries, (asked) => {
      const taken = live.take({ ...asked, input: live.stamped(asked.input, at) }, at);
      if ('entry' in taken) entries.push({ taken });
      return taken;
    });
    return entries;
  }

  #carryOut(live: LocalMatch, deed: Deed): void {
    switch (deed.what) {
      case 'pace':
        return void this.#keepsActing(deed.question.seat);
      case 'ask':
        return void this.#once(requestOf(deed.question), (request) => this.#botSpeaks(request, live, deed));
      case 'answer':
        return void this.#once(requestOf(deed.input), (request) => this.#answerLater(request, deed));
      // is never due here, or done where it is asked for
      case 'close':
      case 'end':
      case 'rest':
      case 'tell':
      case 'give':
      case 'tick':
      case 'stand-in':
    }
  }

  /** Something did not go on: the player is told why, and it is tried again, later and later. */
  async stumbled(error: unknown): Promise<void> {
    if (!this.#hands.isWatched()) return;
    const { reason } = refusalOf(error, this.#services.failed);
    if (!past.has(reason.key)) {
      this.#services.send(JSON.stringify({ type: 'refused', id: null, reason } satisfies FromServer));
      if (reason.key === gone) return;
      await this.#services.rest(backOff(++this.#failures, 1));
    }
    try {
      await this.#hands.lookAgain();
    } catch (again) {
      await this.stumbled(again);
    }
  }

  /** Before a bot's answer, which need not wait for a player who wants to see all at once. */
  async #restsBefore(wait: number): Promise<void> {
    const rest = wait * this.#services.slowness();
    if (rest > 0) await this.#services.rest(rest);
  }

  async #answerLater(request: string, { input, by, wait }: AnswerDeed): Promise<void> {
    await this.#restsBefore(wait);
    return this.#answer(request, () => ({ input, by, seat: input.seat }));
  }

  async #botSpeaks(request: string, live: LocalMatch, { question, wait }: Asking): Promise<void> {
    const { seat, decision, waitedSince } = question;
    const { seq } = live;
    const [said] = await Promise.all([
      answerOfBot(this.#services, this.#game, live, seat, waitedSince === seq),
      this.#restsBefore(wait),
    ]);
    if ('answer' in said) {
      const input = { seat, decision, answer: said.answer };
      return this.#answer(request, () => ({ input, by: 'bot', seat }));
    }
    // a bot that waits for others is asked again after their next input
    if (said.pause === null) return;
    await this.#services.rest(said.pause.wait);
    const later = this.#hands.live();
    if (later && decisionOf(later.match, seat) === decision && questionTo(later.match, seat))
      return this.#botSpeaks(request, later, { question: { ...question, waitedSince: seq }, wait });
  }

  #keepsActing(seat: Seat): Promise<void> {
    return this.#once(`bot ${seat}`, () => this.#bots.acts(seat));
  }

  /** One timer, however many inputs there are: when it goes off, it is looked again when the clock is to be heard. */
  #awaitClock(live: LocalMatch): void {
    const { wakesAt } = live;
    if (wakesAt === null || (this.#wakes !== null && this.#wakes <= wakesAt)) return;
    this.#wakes = wakesAt;
    this.#hearClock(wakesAt).catch((error: unknown) => this.stumbled(error));
  }

  async #hearClock(wakes: number): Promise<void> {
    await this.#services.rest(Math.max(0, wakes - this.#services.now()));
    // a timer for an earlier moment has taken its place
    if (this.#wakes !== wakes) return;
    this.#wakes = null;
    const live = this.#hands.live();
    if (!live) return;
    const tick = (at: LocalMatch) => dueTick(at, this.#services.now());
    if (!tick(live)) return this.#awaitClock(live);
    await this.#answer(`tick ${live.seq}`, (now) => {
      const input = tick(now);
      return input && { input, by: 'clock', seat: null };
    });
  }

  async #answer(request: string, answer: Answer): Promise<void> {
    if (this.#hands.isWatched()) await this.#hands.take(request, answer);
  }

  async #once(request: string, act: (request: string) => Promise<void>): Promise<void> {
    if (this.#coming.has(request)) return;
    this.#coming.add(request);
    try {
      await act(request);
      this.#failures = 0;
      this.#coming.delete(request);
    } catch (error) {
      this.#coming.delete(request);
      await this.stumbled(error);
    }
  }
}
