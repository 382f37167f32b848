import { type Reason, reason } from '@starboard/engine';
import { isAway } from './store/away.ts';

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

/** The node is on its way out: a client that plays is to come back, to this node or another, and ask again. */
export const goingDown = (): Refused => new Refused(503, 'server.going-down', 1);

/** Seconds after which a database that is away is worth another try. */
const awayFor = 2;

/** What a client is told of an error; null where it is our fault, and only the log should know. */
export function refusedFor(error: unknown): Refused | null {
  if (error instanceof Refused) return error;
  return isAway(error) ? new Refused(503, 'server.unavailable', awayFor) : null;
}
