import { Refused } from '../wire/refused.ts';
import { Unreachable } from './call.ts';

const unavailable = 503;

/** Whether it may work when asked again: nobody answers, or the server says that it cannot just now. */
export const isAway = (error: unknown): boolean =>
  error instanceof Unreachable || (error instanceof Refused && error.status === unavailable);
