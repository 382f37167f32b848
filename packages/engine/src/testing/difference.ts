/** Where two plain values first differ, in words; null when they are the same down to the last leaf. */
export const firstDifference = (left: unknown, right: unknown): string | null =>
  isSame(left, right) ? null : differenceAt(left, right, '');

/** Nearly all that is compared is the same: this is quick, and names no places. */
function isSame(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true;
  if (!isContainer(left) || !isContainer(right) || Array.isArray(left) !== Array.isArray(right)) return false;
  let keys = 0;
  for (const key in left) {
    keys++;
    if (!Object.hasOwn(right, key) || !isSame(left[key], right[key])) return false;
  }
  for (const _ in right) keys--;
  return keys === 0;
}

function differenceAt(left: unknown, right: unknown, path: string): string | null {
  if (Object.is(left, right)) return null;
  if (!isContainer(left) || !isContainer(right) || Array.isArray(left) !== Array.isArray(right)) {
    return `${path || 'value'}: ${shown(left)} against ${shown(right)}`;
  }
  const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
  for (const key of keys) {
    const inner = Array.isArray(left) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;
    if (!Object.hasOwn(left, key)) return `${inner}: missing against ${shown(right[key])}`;
    if (!Object.hasOwn(right, key)) return `${inner}: ${shown(left[key])} against missing`;
    const difference = differenceAt(left[key], right[key], inner);
    if (difference) return difference;
  }
  return null;
}

const isContainer = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const shown = (value: unknown): string =>
  Object.is(value, -0) ? '-0' : (JSON.stringify(value) ?? String(value)).slice(0, 120);

/** Fails with the first difference, after saying where in which game that was. */
export function assertSame(left: unknown, right: unknown, where: string): void {
  const difference = firstDifference(left, right);
  if (difference) throw new Error(`${where}: ${difference}`);
}
