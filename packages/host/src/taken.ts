import type { Reason } from '@starboard/engine';
import type { Author, LogEntry } from './log/log-entry.ts';
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
  /** Of a step back: who had given the answer that it undoes; null where that is not known. */
  readonly undone: Author | null;
}

/** The same with what its host keeps beside it. */
export interface Entered {
  readonly taken: Taken;
}

/** `error` only when the rules themselves failed. */
export interface Unfit {
  readonly refused: Reason;
  readonly error?: Error;
}
