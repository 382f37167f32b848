/** In milliseconds: how long a repeated request is recognised, however many have come since. */
export const rememberedFor = 60_000;

/** How many of the latest requests are recognised, however long ago they came. */
export const rememberedRequests = 256;

/** Requests that would be recognised if they were made again: those of the last minute, and the latest few hundred. */
export class RecentRequests {
  // one generation is dropped whole: a set from which the oldest is deleted each time gets slow
  #older: ReadonlySet<string> = new Set();
  #latest = new Set<string>();
  #latestSince = Number.NEGATIVE_INFINITY;

  has(request: string): boolean {
    return this.#latest.has(request) || this.#older.has(request);
  }

  add(request: string, at: number): void {
    if (this.#latest.size >= rememberedRequests && at - this.#latestSince >= rememberedFor) {
      this.#older = this.#latest;
      this.#latest = new Set();
    }
    if (this.#latest.size === 0) this.#latestSince = at;
    this.#latest.add(request);
  }
}
