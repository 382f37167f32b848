import type { AnyGame } from '@starboard/engine';
import { highCard } from '@starboard/engine/testing/toys';

/** High card with orders: a list of answers, the first of which that is offered is given. */
export const orderedCards: AnyGame = {
  ...highCard,
  id: 'ordered-cards',
  standing: {
    usual: [],
    refuse: () => null,
    answer(orders, { shape }) {
      const options = 'options' in shape ? shape.options : [];
      return (orders as string[]).find((option) => options.includes(option));
    },
  },
};
