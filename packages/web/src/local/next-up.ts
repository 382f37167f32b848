import {
  type AnyGame,
  decisionOf,
  type Input,
  type Json,
  saveMatch,
  type Seat,
  standingInput,
} from '@starboard/engine';
import { backOff } from '../wire/back-off.ts';
import { Refused } from '../wire/refused.ts';
import type { LocalMatch } from './local-match.ts';
import { refusalOf } from './refusal-of.ts';
import type { RoomDoors } from './room-doors.ts';

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

/** Null when the moment for it is past. */
type Answer = (live: LocalMatch) => Input | null;

/** What it needs of its room. */
interface Hands {
  isWatched(): boolean;
  take(request: string, answer: Answer): Promise<void>;
  /** Looks what is to be done now. */
  lookAgain(): Promise<void>;
}

/** What goes on at a table by itself: bots move, orders are followed, the clock is heard. Only while somebody looks. */
export class NextUp {
  readonly #doors: RoomDoors;
  readonly #game: AnyGame;
  readonly #hands: Hands;
  /** Answers on their way that nobody has to ask for again. */
  readonly #coming = new Set<string>();
  /** In a row. */
  #failures = 0;

  constructor(doors: RoomDoors, game: AnyGame, hands: Hands) {
    this.#doors = doors;
    this.#game = game;
    this.#hands = hands;
  }

  goOn(live: LocalMatch): void {
    const { match, kept } = live;
    if (!this.#hands.isWatched() || kept.result) return;
    for (const { seat, isOptional } of match.questions) {
      const holder = kept.seats[seat];
      // it says nothing where only others are waited for
      if (holder?.kind === 'bot' && isOptional) continue;
      if (holder?.kind === 'bot') this.#botAnswers(live, holder.level, seat);
      else this.#orderedAnswer(live, seat);
    }
    const wake = live.wakesIn(this.#doors.now());
    if (wake !== null)
      void this.#once(`clock:${kept.seq}`, (request) => this.#hearClock(request, wake, kept.seq));
  }

  /** Something did not go on: the player is told why, and it is tried again, later and later. */
  async stumbled(error: unknown): Promise<void> {
    if (!this.#hands.isWatched()) return;
    const { reason } = refusalOf(error, this.#doors.failed);
    if (!past.has(reason.key)) {
      this.#doors.send({ type: 'refused', id: null, reason });
      if (reason.key === gone) return;
      await this.#doors.rest(backOff(++this.#failures, 1));
    }
    try {
      await this.#hands.lookAgain();
    } catch (again) {
      await this.stumbled(again);
    }
  }

  #botAnswers({ match }: LocalMatch, level: string, seat: Seat): void {
    const decision = decisionOf(match, seat);
    void this.#once(`bot:${seat}:${decision}`, async (request) => {
      const luck = this.#doors.freshSeed();
      const job = { game: this.#game.id, level, seat, saved: saveMatch(match), luck };
      const thought = this.#doors.think(job).catch((error: unknown): Json => {
        this.#doors.failed(error);
        throw new Refused('web.local.stuck');
      });
      const [answer] = await Promise.all([thought, this.#doors.rest(betweenBotMoves)]);
      await this.#answer(request, () => ({ seat, decision, answer }));
    });
  }

  #orderedAnswer({ match, kept }: LocalMatch, seat: Seat): void {
    const { standing } = this.#game;
    const input = standing && standingInput(match, seat, kept.orders ?? standing.usual);
    if (!input || !('decision' in input)) return;
    void this.#once(`order:${seat}:${input.decision}`, (request) => this.#answer(request, () => input));
  }

  async #hearClock(request: string, wake: number, seq: number): Promise<void> {
    await this.#doors.rest(wake);
    await this.#answer(request, (live) =>
      live.kept.seq === seq ? { at: live.gameTime(this.#doors.now()) } : null,
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
