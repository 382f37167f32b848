/** In milliseconds: how long a repeated request is recognised in real time, however many have come since. */
export const rememberedFor = 60_000;

/** How many of the latest requests are recognised, however long ago they came. */
export const rememberedRequests = 256;

/**
 * Requests that would be recognised if they were made again: the latest few hundred, and those of the last minute if
 * any of them came in real time, where a question keeps its number however often it is answered.
 */
export class RecentRequests {
  // one generation is dropped whole: a set from which the oldest is deleted each time gets slow
  #older: ReadonlySet<string> = new Set();
  #latest = new Set<string>();
  #latestSince = Number.NEGATIVE_INFINITY;
  #areTimed = false;

  has(request: string): boolean {
    return this.#latest.has(request) || this.#older.has(request);
  }

  add(request: string, at: number, isTimed: boolean): void {
    const isFull = this.#latest.size >= rememberedRequests;
    if (isFull && (at - this.#latestSince >= rememberedFor || !(isTimed || this.#areTimed))) {
      this.#older = this.#latest;
      this.#latest = new Set();
      this.#areTimed = false;
    }
    if (this.#latest.size === 0) this.#latestSince = at;
    if (isTimed) this.#areTimed = true;
    this.#latest.add(request);
  }
}
