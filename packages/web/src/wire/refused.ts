import type { Reason } from '@starboard/engine';

/** Thrown where the server, or the device's worker, says no; the reason is a message for the player. */
export class Refused extends Error {
  readonly reason: Reason;
  /** Of the server's answer; null where nothing was asked over HTTP. */
  readonly status: number | null;

  constructor(why: string | Reason, status: number | null = null) {
    const reason = typeof why === 'string' ? { key: why } : why;
    super(reason.key);
    this.reason = reason;
    this.status = status;
  }
}
