import { type AnyGame, type Json, saveMatch, type Seat } from '@starboard/engine';
import {
  answerId,
  answerOf,
  type Asked,
  botAt,
  botQuestions,
  orderedInputs,
  takeUp,
  taskOf,
} from '@starboard/host';
import type { FromServer } from '@starboard/protocol';
import { backOff } from '../../wire/back-off.ts';
import { Refused } from '../../wire/refused.ts';
import type { LocalMatch } from './local-match.ts';
import { refusalOf } from './refusal-of.ts';
import type { HostServices } from './host-services.ts';

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
type Answer = (live: LocalMatch) => Omit<Asked, 'request'> | null;

/** What it needs of the host. */
interface Hands {
  isWatched(): boolean;
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
  /** In a row. */
  #failures = 0;

  constructor(services: HostServices, game: AnyGame, hands: Hands) {
    this.#services = services;
    this.#game = game;
    this.#hands = hands;
  }

  goOn(live: LocalMatch): void {
    const { kept } = live;
    if (!this.#hands.isWatched() || live.result) return;
    for (const { seat, decision } of botQuestions(live, kept)) this.#botAnswers(live, seat, decision);
    const orders = new Map<Seat, Json>(kept.orders === null ? [] : [[live.seat, kept.orders]]);
    for (const input of orderedInputs(live, kept, orders)) {
      const { seat } = input;
      const request = answerId(seat, 'decision' in input ? input.decision : 0);
      void this.#once(request, () => this.#answer(request, () => ({ input, by: 'order', seat })));
    }
    const wake = live.wakesIn(this.#services.now());
    if (wake !== null)
      void this.#once(`tick ${kept.seq}`, (request) => this.#hearClock(request, wake, kept.seq));
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

  #botAnswers({ match, kept }: LocalMatch, seat: Seat, decision: number): void {
    void this.#once(answerId(seat, decision), async (request) => {
      const level = botAt(kept, seat) ?? '';
      const seed = this.#services.freshSeed();
      const asked = takeUp({ game: this.#game, level, seat, saved: saveMatch(match), seed });
      const thinking = this.#services.think({ game: this.#game.id, task: taskOf(asked) });
      const thought = thinking.catch((error: unknown): never => {
        this.#services.failed(error);
        throw new Refused('web.local.stuck');
      });
      const [made] = await Promise.all([thought, this.#services.rest(betweenBotMoves)]);
      const answer = answerOf(asked, made, this.#services.failed);
      await this.#answer(request, () => ({ input: { seat, decision, answer }, by: 'bot', seat }));
    });
  }

  async #hearClock(request: string, wake: number, seq: number): Promise<void> {
    await this.#services.rest(wake);
    await this.#answer(request, (live) =>
      live.seq === seq
        ? { input: { at: live.gameTime(this.#services.now()) }, by: 'clock', seat: null }
        : null,
    );
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
