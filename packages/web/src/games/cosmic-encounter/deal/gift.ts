import { faceOf } from '@starboard/cosmic-encounter/content';
import { type Gift, nothing, type Terms } from '@starboard/cosmic-encounter/deal';
import type { Seat } from '@starboard/engine';
import type { GiftLimits } from './limits.ts';

export const noTerms: Terms = { offense: nothing, defense: nothing };

export const withCard = (gift: Gift, face: string): Gift => ({ ...gift, cards: [...gift.cards, face] });

/** Without one card of that face; which of equal ones it is makes no difference. */
export function withoutCard(gift: Gift, face: string): Gift {
  const at = gift.cards.indexOf(face);
  return at < 0 ? gift : { ...gift, cards: gift.cards.toSpliced(at, 1) };
}

export function withKind(gift: Gift, kind: Gift['kinds'][number]): Gift {
  const others = gift.kinds.filter((each) => each !== kind);
  return { ...gift, kinds: others.length < gift.kinds.length ? others : [...others, kind] };
}

/** A planet pressed once is chosen, pressed again it is not. */
export const withColony = (gift: Gift, planet: string): Gift => ({
  ...gift,
  colony: gift.colony === planet ? null : planet,
});

export function withRelease(gift: Gift, owner: Seat, count: number): Gift {
  const { [owner]: _, ...others } = gift.release;
  return { ...gift, release: count === 0 ? others : { ...others, [owner]: count } };
}

/** How many cards of a face are among these. */
const copiesIn = (cards: readonly string[], face: string): number =>
  cards.filter((card) => card === face).length;

/** Whether a card of this hand is given: of equal ones the first count as given. */
export function isGiven(hand: readonly string[], card: string, { cards }: Gift): boolean {
  const face = faceOf(card);
  const before = copiesIn(hand.slice(0, hand.indexOf(card)).map(faceOf), face);
  return copiesIn(cards, face) > before;
}

/** The gift after a card of the list was pressed; null where no more may be named. */
export function pressedCard(gift: Gift, { cards, mostCards }: GiftLimits, card: string): Gift | null {
  if (isGiven(cards, card, gift)) return withoutCard(gift, faceOf(card));
  return gift.cards.length < mostCards ? withCard(gift, faceOf(card)) : null;
}

const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.toSorted().join() === other.toSorted().join();

const isSameRelease = (one: Gift['release'], other: Gift['release']): boolean =>
  [...Object.keys(one), ...Object.keys(other)].every((seat) => (one[seat] ?? 0) === (other[seat] ?? 0));

const isSameGift = (one: Gift, other: Gift): boolean =>
  isSameList(one.cards, other.cards) &&
  isSameList(one.kinds, other.kinds) &&
  one.random === other.random &&
  one.colony === other.colony &&
  isSameRelease(one.release, other.release);

/** Whether two offers come to the same, in any order of what they name. */
export const isSame = (one: Terms, other: Terms): boolean =>
  isSameGift(one.offense, other.offense) && isSameGift(one.defense, other.defense);
