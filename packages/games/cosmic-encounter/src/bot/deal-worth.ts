import type { Gift } from '../rules/deal/deal-terms.ts';

/** How many cards of kinds that are not counted a gift has, on the average. */
const perKind = 1.5;

/** How many cards a gift is, as good as the other can tell. */
export const cardsIn = ({ cards, kinds, random }: Gift): number =>
  cards.length + random + perKind * kinds.length;
