import type { Seat } from '@starboard/engine';
import type { MatchResult } from '@starboard/host';
import type { TableSummary } from './schemas/table.ts';

/** A line in the list of one's own tables. */
export interface OwnTable extends TableSummary {
  readonly seat: Seat | null;
  readonly result: MatchResult | null;
  readonly startedAt: number | null;
  readonly finishedAt: number | null;
}

/** Tables that are not over first. */
export interface OwnTablePage {
  readonly tables: readonly OwnTable[];
  readonly next: string | null;
}

export interface TablePage {
  readonly tables: readonly TableSummary[];
  /** Hand it back to get the next page; null on the last. */
  readonly next: string | null;
}
