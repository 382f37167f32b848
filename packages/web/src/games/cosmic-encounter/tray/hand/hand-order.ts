import { cardFacts, cardTypes } from '@starboard/cosmic-encounter/content';
import { keptInBrowser } from '../../../../settings/kept-in-browser.ts';

/** How a hand is sorted: by kind and number, or as the cards came. */
export type HandOrder = 'kind' | 'drawn';

/** The player's wish, the same at every table and after a reload. */
export const useHandOrder = keptInBrowser('starboard.cosmic-encounter.hand', () => ({
  order: 'kind' as HandOrder,
}));

export const turnHandOrder = (): void =>
  useHandOrder.setState(({ order }) => ({ order: order === 'kind' ? 'drawn' : 'kind' }));

/** Attacks first and the highest last, then cards to talk with, to strengthen and to act with. */
export function sortedHand(cards: readonly string[], order: HandOrder): readonly string[] {
  if (order === 'drawn') return cards;
  return cards.toSorted((one, other) => {
    const [a, b] = [cardFacts(one), cardFacts(other)];
    const byType = cardTypes.indexOf(a.type) - cardTypes.indexOf(b.type);
    return byType || a.value - b.value || one.localeCompare(other);
  });
}
