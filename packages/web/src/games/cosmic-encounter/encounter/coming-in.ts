import { useEffect, useState } from 'react';
import { useIsCalm } from '../../../settings/page-settings.ts';
import type { EncounterView } from './stage.ts';
import { apartBy } from './step-order.ts';

/** How many steps had come in before the one that is drawn first now. */
export function useCameBefore(count: number): number {
  const [counts, setCounts] = useState({ before: 0, now: count });
  if (counts.now !== count) setCounts({ before: Math.min(counts.now, count), now: count });
  return counts.before;
}

/** How many steps have come in: one after the other, or all at once for players who want less motion. */
export function useComeIn({ steps: { length } }: Pick<EncounterView, 'steps'>): number {
  const isCalm = useIsCalm();
  const [come, setCome] = useState(0);
  const isComing = !isCalm && come < length;
  useEffect(() => {
    if (!isComing) return undefined;
    const next = setTimeout(() => setCome(come + 1), come === 0 ? 0 : apartBy(length));
    return () => clearTimeout(next);
  }, [isComing, come, length]);
  return isComing ? come : length;
}
