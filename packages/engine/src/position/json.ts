/** What a match is made of: values that survive JSON unchanged. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/**
 * A deep copy of a plain value. Written out because it is the inner loop of every search:
 * `structuredClone` takes some thirty times as long.
 */
export function copy<T>(value: T): T {
  return typeof value === 'object' && value !== null ? (copyObject(value) as T) : value;
}

function copyObject(value: object): object {
  if (Array.isArray(value)) {
    const items = (value as unknown[]).slice();
    for (let i = 0; i < items.length; i++) {
      const item = items[i];
      if (typeof item === 'object' && item !== null) items[i] = copyObject(item);
    }
    return items;
  }
  const record: Record<string, unknown> = { ...value };
  for (const key in record) {
    const item = record[key];
    if (typeof item === 'object' && item !== null) record[key] = copyObject(item);
  }
  return record;
}

/** JSON text with sorted keys: equal values have equal texts. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, item: unknown) =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  );
}

function equalLists(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let index = 0; index < a.length; index++) if (!equal(a[index], b[index])) return false;
  return true;
}

/** Deep equality of plain values; the order of keys does not matter, an absent key equals an undefined one. */
export function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  if (Array.isArray(a) && Array.isArray(b)) return equalLists(a, b);
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  for (const key in left) if (!equal(left[key], right[key])) return false;
  for (const key in right) if (right[key] !== undefined && !(key in left)) return false;
  return true;
}
