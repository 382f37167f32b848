export interface GameEvent {
  readonly type: string;
}

/** A thing that happened, as the log keeps it. */
export interface LoggedEvent {
  /** Grows; unique at this table. */
  readonly id: number;
  readonly event: GameEvent;
  /** Number of the message that told it; 0 when it came with a picture of the table. */
  readonly n: number;
  /** Happened while this viewer was away. */
  readonly wasMissed: boolean;
}

/**
 * What has happened at a table. A log never changes: a longer one is another. They share their entries, so that a
 * message costs as much as it brings, however long the match has been.
 */
export class EventLog {
  readonly length: number;
  /** May go on beyond this log, with what a longer one has. */
  readonly #entries: LoggedEvent[];

  private constructor(entries: LoggedEvent[], length: number) {
    this.#entries = entries;
    this.length = length;
  }

  static readonly empty = new EventLog([], 0);
  static of(entries: readonly LoggedEvent[]): EventLog {
    return new EventLog([...entries], entries.length);
  }

  /** With more events at its end, told by message number `n`; `wasMissed` by the place of each among them. */
  with(events: readonly GameEvent[], n = 0, wasMissed: (index: number) => boolean = () => false): EventLog {
    if (events.length === 0) return this;
    // a shorter log may go on otherwise than those it shares its entries with
    const isLatest = this.#entries.length === this.length;
    const entries = isLatest ? this.#entries : this.#entries.slice(0, this.length);
    const first = (entries.at(-1)?.id ?? 0) + 1;
    for (const [index, event] of events.entries())
      entries.push({ id: first + index, event, n, wasMissed: wasMissed(index) });
    return new EventLog(entries, entries.length);
  }

  /** Without what the message with this number told. */
  without(n: number): EventLog {
    const kept = this.after(0).filter((entry) => entry.n !== n);
    return kept.length === this.length ? this : EventLog.of(kept);
  }

  *[Symbol.iterator](): Generator<LoggedEvent> {
    yield* this.from(0);
  }

  /** From the one at this index on. */
  *from(index: number): Iterable<LoggedEvent> {
    for (let at = index; at < this.length; at++) yield this.#entries[at] as LoggedEvent;
  }

  /** The latest first. */
  *backwards(): Iterable<LoggedEvent> {
    for (let index = this.length - 1; index >= 0; index--) yield this.#entries[index] as LoggedEvent;
  }

  /** What came after the first so many. */
  after(count: number): readonly LoggedEvent[] {
    return this.#entries.slice(count, this.length);
  }

  get events(): readonly GameEvent[] {
    return Array.from(this, ({ event }) => event);
  }
}
