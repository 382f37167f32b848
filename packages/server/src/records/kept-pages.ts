import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Replay } from '@starboard/protocol';

const compressed = promisify(gzip);
const expanded = promisify(gunzip);

const mostBytes = 16 * 1024 * 1024;

/** Pages of replays as they were made, compressed; those that nobody has asked for longest are forgotten first. */
export class KeptPages {
  readonly #most: number;
  readonly #pages = new Map<string, Buffer>();
  #bytes = 0;

  constructor(most = mostBytes) {
    this.#most = most;
  }

  /** `key` has to say everything that the page depends on. */
  async get(key: string, make: () => Promise<Replay>): Promise<Replay> {
    const kept = this.#pages.get(key);
    if (!kept) {
      const page = await make();
      this.#keep(key, await compressed(JSON.stringify(page)));
      return page;
    }
    this.#keep(key, kept);
    return JSON.parse((await expanded(kept)).toString()) as Replay;
  }

  #keep(key: string, page: Buffer): void {
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
