/** What people give when a match begins and what a file says of it are held to the same limits. */
export const longestSeed = 200;
export const longestName = 40;
const longestWord = 200;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isListOf = <Item>(value: unknown, is: (item: unknown) => item is Item): value is Item[] =>
  Array.isArray(value) && value.every(is);

const isTextUpTo =
  (longest: number) =>
  (value: unknown): value is string =>
    typeof value === 'string' && value.length > 0 && value.length <= longest;

export const isSeed = isTextUpTo(longestSeed);
export const isName = isTextUpTo(longestName);
export const isWord = isTextUpTo(longestWord);

export const isHash = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);

// a stream counts its numbers in 32 bits
export const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < 2 ** 32;
