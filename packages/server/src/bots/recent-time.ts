/** In milliseconds: after this long, half of what was used is forgotten. */
const halfLife = 30_000;
/** What is left of it below this counts for nothing. */
const least = 1;

/** How much time each has used lately. */
export class RecentTime {
  readonly #now: () => number;
  readonly #used = new Map<string, { readonly amount: number; readonly at: number }>();
  #roomFor = 1000;

  constructor(now: () => number) {
    this.#now = now;
  }

  of(key: string): number {
    const { amount, at } = this.#used.get(key) ?? { amount: 0, at: 0 };
    return amount === 0 ? 0 : amount * 2 ** ((at - this.#now()) / halfLife);
  }

  add(key: string, milliseconds: number): void {
    this.#used.set(key, { amount: this.of(key) + milliseconds, at: this.#now() });
    if (this.#used.size <= this.#roomFor) return;
    for (const each of this.#used.keys()) if (this.of(each) < least) this.#used.delete(each);
    this.#roomFor = Math.max(1000, this.#used.size * 2);
  }
}
