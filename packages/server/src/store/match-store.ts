import type { SavedMatch, Seat } from '@starboard/engine';
import type { EarlyResult } from '@starboard/protocol';
import type { LoggedInput as PlayedInput } from '@starboard/records';
import type { InputRow } from './schema.ts';

/** What can be in a match's log: what was played and, as the last of all, that the players ended it before the rules did. */
export type LoggedInput = PlayedInput | { readonly over: EarlyResult };

/** The log as the rules know it. */
export const playedInputs = (log: readonly { readonly input: LoggedInput }[]): readonly PlayedInput[] =>
  log.flatMap(({ input }) => ('over' in input ? [] : [input]));

/** A match as it lies in the database. */
export interface StoredMatch {
  readonly id: string;
  readonly game: string;
  readonly seq: number;
  /** As it was after the input with this number; those that came since are to be played again upon it. */
  readonly saved: SavedMatch;
  readonly savedSeq: number;
  /** How many messages each viewer has been told, seats first, then spectators. */
  readonly told: readonly number[];
  readonly clock: ClockState | null;
  readonly dueAt: number | null;
}

/** What is left of each seat's time, since when it has been asked, and which of its decisions that is. */
export interface ClockState {
  readonly reserves: readonly number[];
  readonly askedAt: readonly (number | null)[];
  readonly decisions: readonly number[];
  /** Whether nobody else knows of it. */
  readonly secret: readonly boolean[];
  /** How many answers each has stepped back from and not given again since. */
  readonly behind: readonly number[];
  /** How long each took for what it answered last, as far as its reserve has not paid for it. */
  readonly took: readonly number[];
}

/** A match as it is taken up. */
export interface LoadedMatch extends StoredMatch {
  /** How long it has stood still since its latest input, as JSON; null: not at all. */
  readonly rest: string | null;
  /** When somebody last played, or a node last saw one of its players there. */
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

export interface StoredInput {
  readonly seq: number;
  readonly at: number;
  readonly seat: Seat | null;
  readonly request: string | null;
  readonly input: LoggedInput;
  readonly events: readonly { readonly type: string }[];
  readonly told: readonly number[];
}

/** Inputs of one match that follow each other, and what they led to. Texts are JSON, ready to be written. */
export interface Append {
  readonly match: string;
  /** The number these were built upon. Somebody else's input may have taken the place since. */
  readonly after: number;
  readonly inputs: readonly {
    readonly at: number;
    readonly seat: Seat | null;
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
  create(match: StoredMatch, at: number): Promise<void>;
  /** Saves what a match has come to, unless something later has been saved. */
  save(id: string, seq: number, saved: string): Promise<void>;
  load(id: string): Promise<LoadedMatch | null>;
  /**
   * Writes all of these, each of another match, in one transaction: each wholly, or, where somebody else was first,
   * not at all. Tells for each whether it was written. Rejects when it cannot tell; then all may have been written.
   */
  append(batch: readonly Append[]): Promise<readonly boolean[]>;
  /** Inputs after a number, in order. */
  inputsAfter(id: string, seq: number, limit: number): Promise<readonly StoredInput[]>;
  /** The same as they lie in the database, for whoever reads them elsewhere. */
  rowsAfter(id: string, seq: number, limit: number): Promise<readonly InputRow[]>;
  /** Rows of inputs that go back to an earlier one. */
  takebacks(id: string): Promise<readonly InputRow[]>;
  /** What the match was last saved as, and after which input. */
  savedText(id: string): Promise<{ readonly seq: number; readonly saved: string } | null>;
  /** The latest number of each of these matches. */
  seqs(ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Matches that somebody has to look at by now, the longest overdue first. */
  due(now: number, limit: number): Promise<readonly string[]>;
  /** Puts the looking off, so that not every node does it at once; false when another node was first. */
  claimDue(id: string, due: number, until: number): Promise<boolean>;
  /** False when something has happened there meanwhile. */
  changeRest(change: RestChange): Promise<boolean>;
  /** Players have been seen at these matches. */
  attended(ids: readonly string[], at: number): Promise<void>;
  /** When that was last the case, or somebody played. */
  attendedAt(id: string): Promise<number>;
}
