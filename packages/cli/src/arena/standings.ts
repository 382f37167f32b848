import type { Plan } from '../simulate/plan.ts';
import type { Failure } from '../simulate/play-stretch.ts';
import type { Bouts } from './play-bouts.ts';
import { noTimes, percentile, type ThinkingTimes, together } from './thinking-times.ts';

/** How one bot did: what it won a seat and game, between the ends of a 95 % interval, and how long it thought. */
export interface Standing {
  readonly bot: string;
  readonly games: number;
  readonly winShare: number;
  readonly low: number;
  readonly high: number;
  readonly msPerDecision: number;
  readonly p95: number;
}

/** Gathers bouts as they come in, in any order. */
export class Standings {
  readonly #plan: Plan;
  readonly #shares: (readonly number[])[] = [];
  readonly #failures: Failure[] = [];
  readonly #times = new Map<string, ThinkingTimes>();
  #played = 0;

  constructor(plan: Plan) {
    this.#plan = plan;
  }

  get played(): number {
    return this.#played;
  }

  add({ from, shares, failures, times }: Bouts): void {
    for (const [index, won] of shares.entries()) this.#shares[from + index] = won;
    this.#failures.push(...failures);
    for (const [bot, more] of Object.entries(times))
      this.#times.set(bot, together(this.#times.get(bot) ?? noTimes, more));
    this.#played += shares.length;
  }

  /** Bots in the order in which they were named. */
  result(): { readonly results: readonly Standing[]; readonly failures: readonly Failure[] } {
    return {
      results: [...new Set(this.#plan.bots)].map((bot) => this.#standingOf(bot)),
      failures: this.#failures.toSorted((a, b) => a.game - b.game),
    };
  }

  #standingOf(bot: string): Standing {
    const places = this.#plan.bots.flatMap((name, place) => (name === bot ? [place] : []));
    const lost = new Set(this.#failures.map(({ game }) => game));
    const games = this.#shares.filter((_, game) => !lost.has(game));
    const wins = games.map((won) => mean(places.map((place) => won[place] ?? 0)));
    const winShare = mean(wins);
    const spread = 1.96 * standardError(wins, winShare);
    const times = this.#times.get(bot) ?? noTimes;
    return {
      bot,
      games: games.length,
      winShare: rounded(winShare),
      low: rounded(Math.max(0, winShare - spread)),
      high: rounded(Math.min(1, winShare + spread)),
      msPerDecision: rounded(times.milliseconds / Math.max(1, times.decisions)),
      p95: rounded(percentile(times, 0.95)),
    };
  }
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

function standardError(values: readonly number[], average: number): number {
  const squares = values.reduce((sum, value) => sum + (value - average) ** 2, 0);
  return Math.sqrt(squares / Math.max(1, values.length - 1) / Math.max(1, values.length));
}

const rounded = (value: number): number => Number(value.toFixed(4));
