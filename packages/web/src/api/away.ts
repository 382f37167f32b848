import { Refused } from '../wire/refused.ts';
import { Unreachable } from './call.ts';

const unavailable = 503;

/** Whether it may work when asked again: no server answers, or it says that it cannot just now. */
export const isAway = (error: unknown): boolean =>
  error instanceof Unreachable || (error instanceof Refused && error.status === unavailable);
