import type { Seat } from '@starboard/engine';

const specials = ['most-cards', 'most-colonies', 'fewest-in-warp'] as const;

export type Special = (typeof specials)[number];

/** A destiny card: `colour-2/1` points at that seat, `wild/1`, `special-most-cards`. */
export type DestinyId = string;

export const destinyDeck = (seats: number): DestinyId[] => [
  ...Array.from({ length: seats }, (_, seat) => [1, 2, 3].map((copy) => `colour-${seat}/${copy}`)).flat(),
  'wild/1',
  'wild/2',
  ...specials.map((special) => `special-${special}`),
];

export const isDestiny = (card: string): boolean => /^(colour-\d\/\d|wild\/\d|special-.*)$/.test(card);

export type DestinyFacts =
  | { readonly kind: 'colour'; readonly seat: Seat }
  | { readonly kind: 'wild' }
  | { readonly kind: 'special'; readonly special: Special };

export function destinyFacts(card: DestinyId): DestinyFacts {
  if (card.startsWith('wild')) return { kind: 'wild' };
  const special = specials.find((known) => card === `special-${known}`);
  if (special) return { kind: 'special', special };
  const seat = Number(/^colour-(\d)\//.exec(card)?.[1]);
  if (!Number.isInteger(seat)) throw new RangeError(`there is no destiny card '${card}'`);
  return { kind: 'colour', seat };
}
