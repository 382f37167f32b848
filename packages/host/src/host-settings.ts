import type { SavedMatch, Viewer } from '@starboard/engine';
import type { Pace } from './clock/pace.ts';
import type { Rest } from './clock/rest.ts';
import type { ClockState } from './clock/seat-clocks.ts';
import type { LogEntry } from './log/log-entry.ts';
import type { KeptRun } from './runs/run.ts';

/** The seats' clocks as they are stored, with the run they are in. */
export interface KeptClocks extends ClockState {
  readonly run?: KeptRun | undefined;
}

/** A match as its host stores it. */
export interface StoredMatch {
  readonly id: string;
  /** Number of the latest entry of its log. */
  readonly seq: number;
  /** As it was after the entry with this number; those that came since are to be played again upon it. */
  readonly saved: SavedMatch;
  readonly savedSeq: number;
  /** How many messages each viewer has been told. */
  readonly told: readonly number[];
  readonly clock: KeptClocks | null;
}

export interface HostSettings {
  /** The latest entries of the log, at least those since the match was saved. */
  readonly recent: readonly LogEntry[];
  /** Requests of entries before those that are still to be recognised, the oldest first. */
  readonly earlier?: readonly Pick<LogEntry, 'request' | 'at'>[];
  readonly pace: Pace | null;
  /** Wall time of the latest entry. */
  readonly latestAt: number;
  /** How long the match has stood still since then. */
  readonly rest?: Rest;
  /** For whom it is hosted; all seats, then spectators, if nothing is said. */
  readonly viewers?: readonly Viewer[];
  /** Whether spectators are to be told now. Their numbers are this host's own: who comes back sees everything anew. */
  readonly isSpectated?: () => boolean;
}
