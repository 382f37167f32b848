const channels = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** A colour on the way from one to another: 0 is the first, 1 the second. Both as #rrggbb. */
export function mixed(from: string, to: string, share: number): string {
  const target = channels(to);
  const hex = channels(from).map((value, index) =>
    Math.round(value + ((target[index] ?? 0) - value) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${hex.join('')}`;
}
