import { type Reason, reason } from '@starboard/engine';

/** Thrown wherever the server says no; HTTP and sockets turn it into the same refusal. */
export class Refused extends Error {
  readonly status: number;
  readonly reason: Reason;
  /** Seconds to wait, when it was only too much at once. */
  readonly retryAfter: number | undefined;

  constructor(status: number, why: Reason | string, retryAfter?: number) {
    super(typeof why === 'string' ? why : why.key);
    this.status = status;
    this.reason = typeof why === 'string' ? reason(why) : why;
    this.retryAfter = retryAfter;
  }
}
