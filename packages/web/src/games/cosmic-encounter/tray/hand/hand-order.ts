import { asHeld } from '@starboard/cosmic-encounter/content';
import { keptInBrowser } from '../../../../settings/kept-in-browser.ts';

/** How a hand is sorted: by kind and number, or as the cards came. */
export type HandOrder = 'kind' | 'drawn';

/** The player's wish, the same at every table and after a reload. */
export const useHandOrder = keptInBrowser('starboard.cosmic-encounter.hand', () => ({
  order: 'kind' as HandOrder,
}));

export const turnHandOrder = (): void =>
  useHandOrder.setState(({ order }) => ({ order: order === 'kind' ? 'drawn' : 'kind' }));

export const sortedHand = (cards: readonly string[], order: HandOrder): readonly string[] =>
  order === 'drawn' ? cards : asHeld(cards);
