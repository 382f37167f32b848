import { setFlagsFromString } from 'node:v8';

/**
 * How V8 clears up behind a node, whose objects live for a moment, or for a minute where players may come back:
 * all begin among the short-lived ones. V8 would learn from pictures, which last until the next act, to put them and what
 * they hold among lasting things at once. Those it goes through only when there are twice as many as the last time, not
 * as soon as it can without being slower on average: on a machine with one core that holds up all players.
 */
export function settleGarbageCollector(): void {
  setFlagsFromString('--no-allocation-site-pretenuring');
  setFlagsFromString('--heap-growing-percent=100');
}
