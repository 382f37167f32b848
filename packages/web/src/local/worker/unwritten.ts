import type { LogEntry } from '@starboard/host';
import { keptOf } from '../shelf/kept-table.ts';
import type { HostServices } from './host-services.ts';
import type { LocalMatch } from './local-match.ts';

/** How long entries of a step in real time may be in memory alone, in milliseconds. */
const longestUnwritten = 500;

/**
 * What a match has taken and the shelf has not got yet. Nothing waits there but in real time, where a transaction for every
 * input would be more than a disk can do.
 */
export class Unwritten {
  readonly #services: Pick<HostServices, 'shelf' | 'rest' | 'wrote'>;
  /** Calls for `write`, in its turn. */
  readonly #isTime: () => void;
  #entries: LogEntry[] = [];
  #isWaiting = false;

  constructor(services: Pick<HostServices, 'shelf' | 'rest' | 'wrote'>, isTime: () => void) {
    this.#services = services;
    this.#isTime = isTime;
  }

  add(entry: LogEntry): void {
    this.#entries.push(entry);
  }

  /** Another tab has gone on otherwise. */
  forget(): void {
    this.#entries = [];
  }

  /** Lets it wait for more, but not for long. */
  async later(): Promise<void> {
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    await this.#services.rest(longestUnwritten);
    this.#isWaiting = false;
    this.#isTime();
  }

  /** Brings all of it to the shelf; false where another tab was first. What cannot be written is forgotten. */
  async write({ kept }: LocalMatch): Promise<boolean> {
    const entries = this.#entries;
    if (entries.length === 0) return true;
    this.#entries = [];
    const isWritten = await this.#services.shelf.append(
      kept,
      entries.map((entry) => keptOf(kept.id, entry)),
    );
    if (isWritten) this.#services.wrote(kept.id);
    return isWritten;
  }
}
