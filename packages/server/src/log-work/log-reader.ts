import type { LogEntry } from '@starboard/host';
import { entriesAfter, entriesIn, type StoredLog } from '../store/packed-log.ts';

/** A match's log, wherever it lies. */
export interface LogReader {
  after(seq: number, limit: number): Promise<readonly LogEntry[]>;
  /** Entries that go back to an earlier one. */
  takebacks(): Promise<readonly LogEntry[]>;
}

/** How a thread comes by what is stored. */
export interface StoredLogs {
  after(seq: number, limit: number): Promise<StoredLog>;
  takebacks(): Promise<StoredLog>;
}

/** Reads logs, and keeps the packed one that it has read last: what is packed is read as a whole, and then piece by piece. */
export class LogReaders {
  readonly #stored: StoredLogs;
  #kept: { readonly match: string; readonly entries: readonly LogEntry[] } | null = null;

  constructor(stored: StoredLogs) {
    this.#stored = stored;
  }

  /** `onRead`: told how many entries were read. */
  of(match: string, onRead: (count: number) => void): LogReader {
    return {
      after: async (seq, limit) => {
        const entries = this.#keptOf(match) ?? this.#read(match, await this.#stored.after(seq, limit));
        const some = entriesAfter(entries, seq, limit);
        onRead(some.length);
        return some;
      },
      takebacks: async () => {
        const entries = this.#keptOf(match) ?? this.#read(match, await this.#stored.takebacks());
        return entries.filter(({ input }) => 'takeback' in input);
      },
    };
  }

  #keptOf(match: string): readonly LogEntry[] | null {
    return this.#kept?.match === match ? this.#kept.entries : null;
  }

  #read(match: string, stored: StoredLog): readonly LogEntry[] {
    const entries = entriesIn(stored);
    // where all of it is packed it never changes
    if (stored.packed.length > 0 && entries[0]?.seq === 1) this.#kept = { match, entries };
    return entries;
  }
}

/** All of a log, so many entries at once. */
export async function wholeOf(log: LogReader, count: number, atOnce: number): Promise<readonly LogEntry[]> {
  const entries: LogEntry[] = [];
  while (entries.length < count) {
    const some = await log.after(entries.length, Math.min(atOnce, count - entries.length));
    if (some.length === 0) throw new Error(`entry ${entries.length + 1} is missing`);
    entries.push(...some);
  }
  return entries;
}
