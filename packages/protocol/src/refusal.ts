import type { Reason } from '@starboard/engine';

/** How the server says no, over HTTP and sockets alike: a key of the message catalogues, and what goes into it. */
export interface Refusal {
  readonly refused: Reason;
  /** Seconds to wait, when it was only too much at once. */
  readonly retryAfter?: number;
}
