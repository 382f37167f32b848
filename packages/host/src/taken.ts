import type { Reason } from '@starboard/engine';
import type { LogEntry } from './log/log-entry.ts';
import type { PictureNews } from './telling/news.ts';

export type AnyEvent = { readonly type: string };

/** What has been taken into the log, in memory. */
export interface Taken {
  /** As it goes into the log: stamped with the game's time where that counts. */
  readonly entry: LogEntry;
  /** Its events as JSON. */
  readonly eventsText: string;
  /** By viewer, in the match's order of them; null for those for whom nothing has changed. */
  readonly news: readonly (PictureNews | null)[];
}

/** `error` only when the rules themselves failed. */
export interface Unfit {
  readonly refused: Reason;
  readonly error?: Error;
}
