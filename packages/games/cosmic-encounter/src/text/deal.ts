import type { Message, MessageParam, Seat } from '@starboard/engine';
import type { Gift, Terms } from '../rules/deal/deal-terms.ts';
import type { Side } from '../rules/state/state.ts';
import type { TalksView } from '../view/talks-view.ts';
import { cardName } from './cards.ts';
import { planetName, seatParam } from './names.ts';

/** What a player gives in a deal. */
export function giftMessage(seat: Seat, gift: Gift): Message {
  const gifts = giftsOf(gift);
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

const giftsOf = ({ cards, kinds, random, colony, release }: Gift): MessageParam[] => [
  ...cards.map(cardName),
  ...kinds.map((kind) => ({ key: `ce.deal.${kind}` })),
  ...(random > 0 ? [{ key: 'ce.deal.random', params: { count: random } }] : []),
  ...(colony === null ? [] : [{ key: 'ce.deal.colony', params: { planet: planetName(colony) } }]),
  ...Object.entries(release)
    .filter(([, count]) => count > 0)
    .map(([owner, count]) => ({
      key: 'ce.deal.release',
      params: { owner: seatParam(Number(owner)), count },
    })),
];
