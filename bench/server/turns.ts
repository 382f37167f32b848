import type { Player, Watch } from './play.ts';

/** A player's turns: plays when it is asked to, and counts a move when it has come back. */
export class Turns implements Watch {
  readonly #meter: Meter;
  readonly #thinking: number;
  #player: Player | null = null;
  #isOwnTurn = false;
  #sentAt: number | null = null;

  constructor(meter: Meter, thinking: number) {
    this.#meter = meter;
    this.#thinking = thinking;
  }

  start(player: Player): void {
    this.#player = player;
    if (this.#isOwnTurn) this.#think();
  }

  sees(isOwnTurn: boolean): void {
    const isNew = isOwnTurn && !this.#isOwnTurn;
    this.#isOwnTurn = isOwnTurn;
    if (this.#sentAt !== null && !isOwnTurn) {
      this.#meter.count(performance.now() - this.#sentAt);
      this.#sentAt = null;
    }
    if (isNew && this.#player) this.#think();
  }

  failed(why: string): void {
    this.#meter.fail(why);
  }

  #think(): void {
    if (this.#thinking === 0) return this.#send();
    setTimeout(() => this.#send(), this.#thinking * (0.5 + Math.random()));
  }

  #send(): void {
    this.#sentAt = performance.now();
    this.#player?.play();
  }
}

/** How long moves took, and what went wrong. */
export class Meter {
  #milliseconds: number[] = [];
  #errors = 0;

  reset(): void {
    this.#milliseconds = [];
  }

  count(milliseconds: number): void {
    this.#milliseconds.push(milliseconds);
  }

  fail(why: string): void {
    // the first few tell enough
    if (this.#errors++ < 5) console.error(why);
  }

  report() {
    const sorted = Float64Array.from(this.#milliseconds).sort();
    const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
    return { moves: sorted.length, p50: at(0.5), p99: at(0.99), longest: at(1), errors: this.#errors };
  }
}
