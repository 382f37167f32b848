import type { Message, Seat } from '@starboard/engine';
import type { CardFace } from '../content/cosmic-cards.ts';
import type { PlanetKey } from '../keys/planets.ts';
import type { CardKind, Gift, Terms } from '../rules/deal/deal-terms.ts';
import type { Side } from '../rules/state/state.ts';
import type { TalksView } from '../view/talks-view.ts';
import { cardName } from './cards.ts';
import { planetName, seatParam } from './names.ts';

/** What a player gives in a deal. */
export function giftMessage(seat: Seat, gift: Gift): Message {
  const gifts = giftItems(gift).map(giftName);
  return gifts.length === 0
    ? { key: 'ce.deal.gives-nothing', params: { seat: seatParam(seat) } }
    : { key: 'ce.deal.gives', params: { seat: seatParam(seat), gifts } };
}

/** Both sides of a deal. */
export const termsMessages = (terms: Terms, offense: Seat, defense: Seat): readonly Message[] => [
  giftMessage(offense, terms.offense),
  giftMessage(defense, terms.defense),
];

/** What both main players would have after it. */
export const outlookMessages = (
  preview: NonNullable<TalksView['preview']>,
  mains: Readonly<Record<Side, Seat>>,
  needed: number,
): readonly Message[] =>
  (['offense', 'defense'] as const).map((side) => {
    const { hand, foreignColonies: colonies } = preview[side];
    const cards = hand.least === hand.most ? String(hand.least) : `${hand.least}–${hand.most}`;
    return { key: 'ce.deal.outlook', params: { seat: seatParam(mains[side]), colonies, needed, cards } };
  });

/** One thing of those that are given. */
export type GiftItem =
  | { readonly card: CardFace }
  | { readonly kind: CardKind }
  | { readonly random: number }
  | { readonly colony: PlanetKey }
  | { readonly release: number; readonly owner: Seat };

/** What a gift is made of, in the order in which it is told. */
export const giftItems = ({ cards, kinds, random, colony, release }: Gift): readonly GiftItem[] => [
  ...cards.map((card) => ({ card })),
  ...kinds.map((kind) => ({ kind })),
  ...(random > 0 ? [{ random }] : []),
  ...(colony === null ? [] : [{ colony }]),
  ...Object.entries(release)
    .filter(([, count]) => count > 0)
    .map(([owner, count]) => ({ release: count, owner: Number(owner) })),
];

export function giftName(item: GiftItem): Message {
  if ('card' in item) return cardName(item.card);
  if ('kind' in item) return { key: `ce.deal.${item.kind}` };
  if ('random' in item) return { key: 'ce.deal.random', params: { count: item.random } };
  if ('colony' in item) return { key: 'ce.deal.colony', params: { planet: planetName(item.colony) } };
  return { key: 'ce.deal.release', params: { owner: seatParam(item.owner), count: item.release } };
}
