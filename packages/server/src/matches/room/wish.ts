import type { Reason } from '@starboard/engine';
import type { Asked, Taken } from '@starboard/host';
import type { Asker } from '../../log-work/work-line.ts';
import type { Tried } from '../queue/write-queue.ts';
import type { Sender } from '../telling/audience.ts';

/** Something that is to happen to a match. */
export interface Wish extends Asked {
  /** Of going back: the latest input that those who wish for it had seen. */
  readonly since?: number;
  /** Of going back: whom the work that it takes counts for. */
  readonly asker?: Asker;
  readonly receivedAt: number;
  readonly sender: Sender | null;
}

/** Why a wish cannot be. */
export interface Denied {
  readonly refused: Reason;
  /** Seconds to wait, when it was only too much at once. */
  readonly retryAfter?: number;
}

/** What became of a wish. */
export type Granted =
  | { readonly accepted: true /** It had been carried out before. */; readonly isRepeated: boolean }
  | { readonly accepted: false; readonly reason: Reason; readonly retryAfter?: number };

/** A wish that has been taken in memory, with what goes into the log. */
export interface Entry {
  readonly wish: Wish;
  readonly taken: Taken;
}

export type Trial = Tried<Entry, Granted>;
