import { describe, expect } from 'vitest';
import type { PositionDescription } from '../../index.ts';
import { scenario } from '../../testing/index.ts';

/** All cards are owned or displayed: what Red discards comes back with the next cycles. */
const everyCardIsOut: PositionDescription = {
  roll: [4, 4, 6],
  red: {
    fuel: 3,
    cards: [
      'alien-city',
      'booster-pod',
      'data-crystal',
      'gravity-manipulator',
      'plasma-cannon',
      'stasis-beam',
    ],
  },
  green: {
    cards: ['alien-monument', 'booster-pod', 'data-crystal', 'gravity-manipulator', 'plasma-cannon'],
  },
  blue: { cards: ['holographic-decoy', 'orbital-teleporter', 'polarity-device', 'resource-cache'] },
  yellow: { cards: ['holographic-decoy', 'orbital-teleporter', 'stasis-beam', 'temporal-warper'] },
  display: ['polarity-device', 'resource-cache', 'temporal-warper'],
};

describe('limits belong to the card, whatever pile it has been through', () => {
  scenario(
    'a card that was discarded, shuffled and claimed in one turn does not work again',
    everyCardIsOut,
    (table) => {
      table.discards('stasis-beam', 'lem-badlands').docks('alien-artifact', 4).docks('alien-artifact', 4);
      while (!table.view.cards.display.includes('stasis-beam/1')) table.cycles();
      table.claims('stasis-beam').expectThisTurn({ usedCards: ['stasis-beam/1'] });
      table.doesNotOffer('use:stasis-beam', 'discard:stasis-beam');
      table.refuses('use:stasis-beam', 'af.card-used').refuses('discard:stasis-beam', 'af.discard-spent');
      table.expectTokens('red', '3/0').expectNext('act', 'red');
      table.finishesTurn().expectThisTurn({ usedCards: [] });
    },
  );

  const bothDisplayed: PositionDescription = {
    ...everyCardIsOut,
    yellow: { cards: ['holographic-decoy', 'orbital-teleporter', 'polarity-device', 'temporal-warper'] },
    display: ['stasis-beam', 'resource-cache', 'temporal-warper'],
    seed: 'second copy 13',
  };

  scenario('the second copy is a fresh card, and is taken before the first', bothDisplayed, (table) => {
    table.discards('stasis-beam', 'lem-badlands').docks('alien-artifact', 4).docks('alien-artifact', 4);
    table.cycles();
    expect(table.view.cards.display.slice(0, 2)).toEqual(['stasis-beam/1', 'stasis-beam/2']);
    table.claims('stasis-beam').refuses('discard:stasis-beam', 'af.discard-spent');
    table.uses('stasis-beam', '6').expectTokens('red', '2/0').expectShips('red', 'hand', 5);
    table.expectNext('act', 'red');
  });
});
