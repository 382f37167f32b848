import { type Reason, reason } from '@starboard/engine';

/** Thrown where something asked for cannot be done; the asker is told the reason. */
export class Refused extends Error {
  readonly reason: Reason;

  constructor(why: string | Reason) {
    super(typeof why === 'string' ? why : why.key);
    this.reason = typeof why === 'string' ? reason(why) : why;
  }
}
