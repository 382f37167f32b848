import {
  type Bot,
  decisionOf,
  type Input,
  isPause,
  type Json,
  type Match,
  type Means,
  type Pause,
  type Question,
  questionTo,
  type RandomState,
  type Seat,
  seatsAsked,
  wakesAt,
} from '@starboard/engine';
import { askAbout, meansOf } from './bot.ts';
import { betweenActs } from './pace.ts';

/** Bots that have been asked this often, and only wait, wait for ever. */
const mostPauses = 10_000;

/** When a bot is asked next: a moment on the game's clock, or null for when something has changed. */
interface Attention {
  readonly decision: number;
  readonly at: number | null;
  /** It has said that it waits until then. */
  readonly hasWaited?: boolean;
}

/** Bots on all seats of a match, and what they do next. In real time they live by the game's clock, which is not ours. */
export class BotsAtTable {
  readonly #match: Match;
  readonly #bots: readonly Bot[];
  readonly #means: readonly Means[];
  readonly #attention: (Attention | undefined)[] = [];

  constructor(match: Match, bots: readonly Bot[], random: RandomState) {
    this.#match = match;
    this.#bots = bots;
    this.#means = bots.map((_, seat) => meansOf(match, seat, random));
  }

  /** Where no clock runs: what the first of those who are asked says, and do not wait; null when no bot can act. */
  nextAnswer(): Input | null {
    const { questions } = this.#match;
    for (let asks = 0; asks < mostPauses; asks++) {
      let isWaiting = false;
      for (const question of questions) {
        const said = this.#ask(question, asks > 0);
        if (said === undefined) return null;
        if (!isPause(question.shape, said)) return this.#answer(question.seat, said);
        isWaiting ||= said !== null;
      }
      if (!isWaiting) return null;
    }
    return null;
  }

  /** Where the clock runs: what happens next in time, a bot's act or the bell; null when neither ever will. */
  nextInTime(): Input | null {
    const { now } = this.#match.position;
    const bell = wakesAt(this.#match, false) ?? Number.POSITIVE_INFINITY;
    // something has changed: an input was taken
    for (const seat of seatsAsked(this.#match)) this.#attend(seat, this.#attention[seat]?.at ?? now, now);
    for (let asks = 0; asks < mostPauses; asks++) {
      const { seat, at } = this.#earliest();
      if (at >= bell) return Number.isFinite(bell) ? { at: Math.max(bell, now) } : null;
      const question = questionTo(this.#match, seat);
      const said = question && this.#ask(question, this.#attention[seat]?.hasWaited, at);
      if (!question || said === undefined) return null;
      if (!isPause(question.shape, said)) {
        this.#attend(seat, at + betweenActs, now);
        return { ...this.#answer(seat, said), at };
      }
      const wakes = said && at + Math.max(1, Math.ceil(said.wait));
      this.#attention[seat] = { decision: decisionOf(this.#match, seat), at: wakes, hasWaited: true };
    }
    return null;
  }

  /** A bot that is asked something new has not waited yet. */
  #attend(seat: Seat, at: number, now: number): void {
    const decision = decisionOf(this.#match, seat);
    const isNew = this.#attention[seat]?.decision !== decision;
    this.#attention[seat] = { decision, at: isNew ? now : Math.max(at, now) };
  }

  /** The seat that is to be asked first, and when; never, when all wait for others. */
  #earliest(): { readonly seat: Seat; readonly at: number } {
    let earliest = { seat: 0, at: Number.POSITIVE_INFINITY };
    for (const seat of seatsAsked(this.#match)) {
      const at = this.#attention[seat]?.at ?? Number.POSITIVE_INFINITY;
      if (at < earliest.at) earliest = { seat, at };
    }
    return earliest;
  }

  /** What the seat's bot says; undefined where none sits. */
  #ask(question: Question, hasWaited = false, at = this.#match.position.now): Json | Pause | undefined {
    const bot = this.#bots[question.seat];
    const means = this.#means[question.seat];
    const now = () => at;
    return bot && means && askAbout(question, bot, this.#match, { ...means, hasWaited, now });
  }

  #answer(seat: Seat, answer: Json): { seat: Seat; decision: number; answer: Json } {
    return { seat, decision: decisionOf(this.#match, seat), answer };
  }
}
