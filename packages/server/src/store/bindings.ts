/** What both databases keep and hand back alike. */
export type Binding = string | number | bigint | Uint8Array | null;

/** SQLite would keep a date as null, PostgreSQL an object as JSON: anything but plain values is a mistake. */
export function checkBindings(parameters: readonly unknown[]): asserts parameters is readonly Binding[] {
  const wrong = parameters.findIndex((value) => !isBinding(value));
  if (wrong >= 0) throw new TypeError(`parameter ${wrong + 1} cannot be bound: ${kindOf(parameters[wrong])}`);
}

function isBinding(value: unknown): value is Binding {
  // PostgreSQL has no place for a zero character
  if (typeof value === 'string') return !value.includes('\0');
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value === 'bigint') return BigInt.asIntN(64, value) === value;
  return value === null || value instanceof Uint8Array;
}

/** Says what it is, never what is in it. */
function kindOf(value: unknown): string {
  if (typeof value === 'object') return value?.constructor?.name ?? 'object';
  if (typeof value === 'string') return 'string with a zero character';
  return typeof value === 'number' ? String(value) : typeof value;
}
