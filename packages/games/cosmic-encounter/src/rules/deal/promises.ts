import type { Seat } from '@starboard/engine';
import { type CardId, cardFacts, typeOf } from '../../content/cosmic-cards.ts';
import { type AnyKind, type CardKind, type Gift, isAnyKind, pickedKinds } from './deal-terms.ts';
import { encounterOf, playerOf, type State } from '../state/state.ts';

/** The cards of a hand that are of that kind. */
export function ofKind(hand: readonly CardId[], kind: CardKind): CardId[] {
  if (kind !== 'highest-attack' && kind !== 'lowest-attack')
    return hand.filter((card) => kind === `all-${typeOf(card)}` || kind === `any-${typeOf(card)}`);
  const attacks = hand.filter((card) => typeOf(card) === 'attack');
  const values = attacks.map((card) => cardFacts(card).value);
  const wanted = kind === 'highest-attack' ? Math.max(...values) : Math.min(...values);
  return attacks.filter((card) => cardFacts(card).value === wanted).slice(0, 1);
}

/** The cards a gift names, as they are in this hand; null when it does not hold them. */
export function namedCards(hand: readonly CardId[], { cards, kinds }: Gift): CardId[] | null {
  const named = new Set<CardId>();
  for (const face of cards) {
    const copy = hand.find((card) => cardFacts(card).face === face && !named.has(card));
    if (copy === undefined) return null;
    named.add(copy);
  }
  for (const kind of kinds) {
    if (isAnyKind(kind)) continue;
    const found = ofKind(hand, kind);
    if (found.length === 0) return null;
    for (const card of found) named.add(card);
  }
  return [...named];
}

/** Cards of this hand of which its owner picks one, besides those the gift names. */
export function pickable(hand: readonly CardId[], gift: Gift, kind: AnyKind): CardId[] {
  const named = namedCards(hand, gift) ?? [];
  return ofKind(hand, kind).filter((card) => !named.includes(card));
}

/** Whether the cards are there that the gift is to be picked from. */
export const hasPicks = (hand: readonly CardId[], gift: Gift): boolean =>
  pickedKinds(gift).every((kind) => pickable(hand, gift, kind).length > 0);

/** Whether this hand has all that the gift takes from it. */
export function canGive(hand: readonly CardId[], gift: Gift): boolean {
  const named = namedCards(hand, gift);
  if (named === null || !hasPicks(hand, gift)) return false;
  return named.length + pickedKinds(gift).length + gift.random <= hand.length;
}

/** What the seat has promised and not handed over yet. */
function promiseOf(state: State, seat: Seat): Gift | null {
  const { talks, result, offense, defense } = encounterOf(state);
  if (!talks?.terms || talks.accepted.length < 2 || result !== null) return null;
  if (seat === offense) return talks.terms.offense;
  return seat === defense ? talks.terms.defense : null;
}

/** Whether a deal could not be kept in full if this card of the seat's hand were played or discarded. */
export function isPromised(state: State, seat: Seat, card: CardId): boolean {
  const gift = promiseOf(state, seat);
  const { hand } = playerOf(state, seat);
  if (!gift || !hand.includes(card)) return false;
  const isOfKind = gift.kinds.some((kind) => !isAnyKind(kind) && ofKind(hand, kind).includes(card));
  const others = hand.filter((held) => held !== card);
  return isOfKind || !canGive(others, gift);
}

/** A card that a player is known to have, perhaps besides the others. */
interface Pledge {
  is(card: CardId): boolean;
  readonly isFurther: boolean;
}

/** What all players know of the seat's hand from the terms it has offered or accepted. */
export function pledgesOf({ encounter }: State, seat: Seat): readonly Pledge[] {
  if (!encounter?.talks?.terms || !encounter.talks.accepted.includes(seat)) return [];
  const { cards, kinds } = encounter.talks.terms[seat === encounter.offense ? 'offense' : 'defense'];
  return [
    ...cards.map((face) => ({ is: (card: CardId) => cardFacts(card).face === face, isFurther: false })),
    ...kinds
      .toSorted((one, other) => Number(isAnyKind(one)) - Number(isAnyKind(other)))
      .map((kind) => ({ is: (card: CardId) => ofKind([card], kind).length > 0, isFurther: isAnyKind(kind) })),
  ];
}
