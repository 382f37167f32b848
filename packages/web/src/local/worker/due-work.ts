import { type AnyGame, decisionOf, isWindow, type Json, questionTo, type Seat } from '@starboard/engine';
import {
  answerId,
  type Asked,
  beatLeft,
  type BotQuestion,
  botQuestions,
  dueTick,
  onlyBotAnswer,
  orderedInputs,
} from '@starboard/host';
import type { FromServer } from '@starboard/protocol';
import { backOff } from '../../wire/back-off.ts';
import { answerOfBot, type BotsWord } from './answer-of-bot.ts';
import type { LocalMatch } from './local-match.ts';
import { refusalOf } from './refusal-of.ts';
import type { HostServices } from './host-services.ts';
import { PacedBots } from './paced-bots.ts';

/** People want to see what a bot does before the next thing happens. */
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

/** What it needs of the host. */
export interface Hands {
  isWatched(): boolean;
  /** Null while no screen shows it, and until it is taken up anew when something went wrong. */
  live(): LocalMatch | null;
  take(request: string, answer: Answer): Promise<void>;
  /** Looks what is to be done now. */
  lookAgain(): Promise<void>;
}

/** What goes on at a table by itself: bots move, orders are followed, the clock is heard. Only while a screen shows it. */
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
    const { kept } = live;
    if (!this.#hands.isWatched() || live.result) return;
    const asked = botQuestions(live, kept);
    if (live.isTimed) for (const { seat } of asked) void this.#keepsActing(seat);
    else for (const question of asked) this.#botAnswers(live, question);
    const orders = new Map<Seat, Json>(kept.orders === null ? [] : [[live.seat, kept.orders]]);
    for (const input of orderedInputs(live, kept, orders)) {
      const { seat, decision } = input;
      const request = answerId(seat, decision);
      void this.#once(request, () => this.#answer(request, () => ({ input, by: 'order', seat })));
    }
    this.#awaitClock(live);
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

  #botAnswers(live: LocalMatch, question: BotQuestion): void {
    const { seat, decision } = question;
    void this.#once(answerId(seat, decision), (request) => this.#botSpeaks(request, live, question));
  }

  async #botSpeaks(request: string, live: LocalMatch, question: BotQuestion): Promise<void> {
    const { seat, decision } = question;
    const waitedSince = live.seq;
    const [said] = await Promise.all([
      this.#wordOf(live, question),
      this.#services.rest(this.#beatFor(live, seat)),
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
      return this.#botSpeaks(request, later, { ...question, waitedSince });
  }

  /** A bot that has no choice need not be asked. */
  async #wordOf(live: LocalMatch, question: BotQuestion): Promise<BotsWord> {
    const only = onlyBotAnswer(live, question);
    return only === undefined
      ? answerOfBot(this.#services, this.#game, live, question.seat, question.waitedSince === live.seq)
      : { answer: only };
  }

  /** Milliseconds; moments in which a bot could only react pass sooner than its moves. */
  #beatFor(live: LocalMatch, seat: Seat): number {
    const isMoment = live.match.questions.some((asked) => asked.seat === seat && isWindow(asked));
    return isMoment ? beatLeft(live, live.kept, seat, this.#services.now()) : betweenBotMoves;
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
