/** A colour, or a token of one, on the way from one to another: 0 is the first, 1 the second. */
export const mixColour = (from: string, to: string, share: number): string =>
  `color-mix(in srgb, ${from}, ${to} ${share * 100}%)`;
