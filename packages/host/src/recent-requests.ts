/** Requests that would be recognised if they were made again: at least so many of the latest, at most twice that. */
export class RecentRequests {
  readonly #atLeast: number;
  // one generation is dropped whole: a set from which the oldest is deleted each time gets slow
  #older: ReadonlySet<string> = new Set();
  #latest = new Set<string>();

  constructor(atLeast: number) {
    this.#atLeast = atLeast;
  }

  has(request: string): boolean {
    return this.#latest.has(request) || this.#older.has(request);
  }

  add(request: string): void {
    this.#latest.add(request);
    if (this.#latest.size < this.#atLeast) return;
    this.#older = this.#latest;
    this.#latest = new Set();
  }
}
