import { createHash } from 'node:crypto';

/** JSON with sorted keys: equal values have equal texts. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, item: unknown) =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  );
}

export const digest = (value: unknown): string =>
  createHash('sha256')
    .update(canonical(value) ?? 'undefined')
    .digest('hex')
    .slice(0, 16);
