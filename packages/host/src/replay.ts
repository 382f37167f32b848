import type { Outcome, Seat } from '@starboard/engine';

/** One input of a match that is over, as it was told then. */
export interface ReplayStep {
  readonly at: number;
  readonly seat: Seat | null;
  readonly kind: 'start' | 'answer' | 'undo' | 'takeback' | 'clock' | 'over';
  /** Of a takeback: number of the last step that still counts. */
  readonly to?: number;
  readonly events: readonly { readonly type: string }[];
  /** Sections of the view that changed with this step, all of them in a page's first; missing when the rules have changed since. */
  readonly sections?: Readonly<Record<string, unknown>>;
}

export interface Replay {
  readonly table: string;
  readonly game: string;
  readonly names: readonly string[];
  /** Through whose eyes. */
  readonly viewer: Seat | 'spectator';
  /** Number of the first of these steps, and how many there are in all; 0 is the start. */
  readonly from: number;
  readonly total: number;
  readonly steps: readonly ReplayStep[];
  readonly outcome: Outcome | null;
}
