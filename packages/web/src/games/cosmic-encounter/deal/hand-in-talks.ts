import { type Reason, reason } from '@starboard/engine';
import type { Choosing } from '../choosing/choosing.tsx';
import { cardAt, type CePlace, handPlace } from '../keys/places.ts';
import type { Dealing } from './dealing.tsx';
import { isGiven, pressedCard } from './gift.ts';

/** While two talk, a card of the hand that is pressed goes into the offer, or out of it. */
export function handInTalks(
  choosing: Choosing,
  { limits, near, terms, change }: Dealing,
  explain: (reason: Reason) => void,
): Choosing {
  if (!limits) return choosing;
  const own = limits[near];
  const gift = terms[near];
  const cardOf = (place: CePlace): string | null => {
    const card = cardAt(place);
    return card !== null && own.cards.includes(card) ? card : null;
  };
  return {
    ...choosing,
    lit: own.cards.map(handPlace),
    at(place) {
      const card = cardOf(place);
      if (card === null) return null;
      const isChosen = isGiven(own.cards, card, gift);
      return { keys: [card], isChosen, count: isChosen ? 1 : 0, most: 1 };
    },
    press(place) {
      const card = cardOf(place);
      if (card === null) return choosing.press(place);
      const changed = pressedCard(gift, own, card);
      if (changed) change(near, changed);
      else explain(reason('engine.too-many', { max: own.mostCards }));
    },
  };
}
