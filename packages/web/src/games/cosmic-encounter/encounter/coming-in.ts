import { useEffect, useState } from 'react';
import { useIsCalm } from '../../../settings/page-settings.ts';
import { apartBy } from './step-order.ts';

/** Milliseconds that both cards take to turn: the first steps wait for them. */
export const turning = 360;

/** How many steps had come in before the one that is drawn first now; those there were at first have. */
export function useCameBefore(count: number): number {
  const [counts, setCounts] = useState({ before: count, now: count });
  if (counts.now !== count) setCounts({ before: Math.min(counts.now, count), now: count });
  return counts.before;
}

/**
 * How many steps have come in: one after the other, or all at once for players who want less motion. What there was at
 * first has come in before: the panel makes room for other things in between.
 */
export function useComeIn(length: number): number {
  const isCalm = useIsCalm();
  const [come, setCome] = useState(length);
  // the next encounter begins with none
  if (come > length) setCome(length);
  const isComing = !isCalm && come < length;
  useEffect(() => {
    if (!isComing) return undefined;
    const next = setTimeout(() => setCome(come + 1), come === 0 ? turning : apartBy(length));
    return () => clearTimeout(next);
  }, [isComing, come, length]);
  return isComing ? come : length;
}
