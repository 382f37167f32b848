import type { Seat } from '@starboard/engine';
import type { Author, LogEntry, StoredMatch } from '@starboard/host';
import type { StoredLog } from './packed-log.ts';

/** A match as it is dealt. */
export interface DealtMatch extends StoredMatch {
  readonly game: string;
  readonly dueAt: number | null;
}

/** A match as it is taken up. */
export interface LoadedMatch extends DealtMatch {
  /** How long it has stood still since its latest input, as JSON; null: not at all. */
  readonly rest: string | null;
  /** When a player last played, or a node last saw one of its players there. */
  readonly attendedAt: number;
}

/** That a match stands still, or goes on. Texts are JSON. */
export interface RestChange {
  readonly id: string;
  /** The input and the rest it was built upon. */
  readonly seq: number;
  readonly before: string | null;
  readonly after: string | null;
  readonly dueAt: number | null;
  /** When a player was last seen there. */
  readonly attendedAt: number;
}

/** Inputs of one match that follow each other, and what they led to. Texts are JSON, ready to be written. */
export interface Append {
  readonly match: string;
  /** The number these were built upon. Another node's input may have taken the place since. */
  readonly after: number;
  readonly inputs: readonly {
    readonly at: number;
    readonly seat: Seat | null;
    readonly by: Author;
    readonly request: string | null;
    readonly input: string;
    readonly events: string;
    readonly told: string;
  }[];
  /** What it all led to; null where it is soon enough to save that another time. */
  readonly saved: string | null;
  readonly told: string;
  readonly clock: string | null;
  readonly dueAt: number | null;
  /** The rest these were built upon; with them it is over. */
  readonly rest: string | null;
  readonly at: number;
}

export interface MatchStore {
  create(match: DealtMatch, at: number): Promise<void>;
  /** Saves what a match has come to, unless something later has been saved. */
  save(id: string, seq: number, saved: string): Promise<void>;
  load(id: string): Promise<LoadedMatch | null>;
  /**
   * Writes all of these, each of another match, in one transaction: each wholly, or, where another node was first,
   * not at all. Tells for each whether it was written. Rejects when it cannot tell; then all may have been written.
   */
  append(batch: readonly Append[]): Promise<readonly boolean[]>;
  /** Inputs after a number, in order. */
  inputsAfter(id: string, seq: number, limit: number): Promise<readonly LogEntry[]>;
  /** The same as they lie in the database, for a thread that reads them elsewhere; more may come where they are packed. */
  rowsAfter(id: string, seq: number, limit: number): Promise<StoredLog>;
  /** Requests of inputs up to a number that came since a moment, in order; none of what is packed. */
  requestsUpTo(id: string, seq: number, since: number): Promise<readonly Pick<LogEntry, 'request' | 'at'>[]>;
  /** Where the inputs lie that go back to an earlier one; others may be among them where they are packed. */
  takebacks(id: string): Promise<StoredLog>;
  /** What the match was last saved as, and after which input. */
  savedText(id: string): Promise<{ readonly seq: number; readonly saved: string } | null>;
  /** The latest number of each of these matches. */
  seqs(ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Matches that a node has to look at by now, the longest overdue first. */
  due(now: number, limit: number): Promise<readonly string[]>;
  /** Puts the looking off, so that not every node does it at once; false when another node was first. */
  claimDue(id: string, due: number, until: number): Promise<boolean>;
  /** False when something has happened there meanwhile. */
  changeRest(change: RestChange): Promise<boolean>;
  /** Players have been seen at these matches. */
  attended(ids: readonly string[], at: number): Promise<void>;
  /** When that was last the case, or a player played. */
  attendedAt(id: string): Promise<number>;
}
