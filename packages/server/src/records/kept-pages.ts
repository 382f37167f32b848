const mostBytes = 16 * 1024 * 1024;

/** Pages of replays as they were made, compressed; those that have not been asked for longest are forgotten first. */
export class KeptPages {
  readonly #most: number;
  readonly #pages = new Map<string, Uint8Array>();
  #bytes = 0;

  constructor(most = mostBytes) {
    this.#most = most;
  }

  /** `key` has to say everything that the page depends on. */
  async get(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const page = this.#pages.get(key) ?? (await make());
    this.#keep(key, page);
    return page;
  }

  #keep(key: string, page: Uint8Array): void {
    this.#forget(key);
    this.#pages.set(key, page);
    this.#bytes += page.length;
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#most) break;
      this.#forget(oldest);
    }
  }

  #forget(key: string): void {
    this.#bytes -= this.#pages.get(key)?.length ?? 0;
    this.#pages.delete(key);
  }
}
