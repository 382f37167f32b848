import type { Reason } from '@starboard/engine';
import type { LogEntry } from './log/log-entry.ts';

export type AnyEvent = { readonly type: string };
export type Back = 'step' | 'takeback';

/** What one viewer is told of an input. Texts are JSON. */
export interface News {
  readonly n: number;
  readonly sections: string;
  readonly events: string;
  /** What was told before is undone by it. */
  readonly back: Back | null;
  /** The number of the message that a step back undoes, 0 when nothing was told; null where that is not known. */
  readonly undoes: number | null;
}

/** What has been taken into the log, in memory. */
export interface Taken {
  /** As it goes into the log: stamped with the game's time where that counts. */
  readonly entry: LogEntry;
  /** Its events as JSON. */
  readonly eventsText: string;
  /** By viewer, in the match's order of them; null for those for whom nothing has changed. */
  readonly news: readonly (News | null)[];
}

/** `error` only when the rules themselves failed. */
export interface Unfit {
  readonly refused: Reason;
  readonly error?: Error;
}
