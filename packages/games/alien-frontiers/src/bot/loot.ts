import type { Split } from '@starboard/engine';
import { parseSlot, type Token } from '../keys/index.ts';

/** What of a raid's tokens to take: up to `most` of the one, then the other, then what is left of the first. */
export function haul(
  { slots, max }: Pick<Split, 'slots' | 'max'>,
  first: Token,
  most = max,
): Record<string, number> {
  const taken: Record<string, number> = {};
  let left = max;
  const take = (token: Token, limit: number) => {
    const target = left - Math.min(limit, left);
    for (const { key, max: there } of slots) {
      const count = Math.min(left - target, there - (taken[key] ?? 0));
      if (parseSlot(key)?.token !== token || count === 0) continue;
      taken[key] = (taken[key] ?? 0) + count;
      left -= count;
    }
  };
  take(first, most);
  take(first === 'ore' ? 'fuel' : 'ore', left);
  take(first, left);
  return taken;
}
