import { scenario } from '../../testing/index.ts';

scenario('[AF-170] Booster', { roll: [1, 3, 4], red: { fuel: 1, cards: ['booster-pod'] } }, (table) => {
  table
    .answers('use:booster-pod')
    .expectNext('boost', 'red')
    .answers('3')
    .expectTokens('red', '0/0')
    .expectShips('red', 'hand', 1, 4, 4)
    .refusesDock('af.cannot-pay', 'shipyard', 4, 4)
    .expectNext('act', 'red');
});

scenario(
  '[AF-170] Booster: the pair of 4s builds a ship that can be paid',
  { roll: [1, 3, 4], red: { fuel: 2, ore: 1, cards: ['booster-pod'] } },
  (table) => {
    table
      .doesNotOffer('dock:shipyard:4+4')
      .uses('booster-pod', '3')
      .docks('shipyard', 4, 4)
      .expectTokens('red', '0/0')
      .expectNext('act', 'red');
  },
);

scenario(
  '[AF-171] No boost above 6, no beam below 1: Booster Pod',
  { roll: [6, 6, 1], red: { fuel: 1, cards: ['booster-pod'] } },
  (table) => {
    table
      .answers('use:booster-pod')
      .doesNotOffer('6')
      .refuses('6', 'af.value-out-of-range')
      .expectTokens('red', '1/0')
      .answers('1')
      .expectShips('red', 'hand', 2, 6, 6)
      .expectNext('act', 'red');
  },
);

scenario(
  '[AF-171] No boost above 6, no beam below 1: nothing but 6s to boost',
  { roll: [6, 6, 6], red: { fuel: 1, cards: ['booster-pod'] } },
  (table) => {
    table
      .doesNotOffer('use:booster-pod')
      .refuses('use:booster-pod', 'af.no-target')
      .expectTokens('red', '1/0')
      .expectNext('act', 'red');
  },
);

scenario('a 5 becomes a 6', { roll: [5, 1, 1], red: { fuel: 1, cards: ['booster-pod'] } }, (table) => {
  table.uses('booster-pod', '5').expectShips('red', 'hand', 1, 1, 6).expectNext('act', 'red');
});

scenario(
  'docked ships and ships in the Bay are not boosted',
  { roll: [2, 4], red: { fuel: 1, cards: ['booster-pod'] } },
  (table) => {
    table
      .docks('solar-converter', 4)
      .answers('use:booster-pod')
      .refuses('4', 'af.ship-not-in-hand')
      .refuses('1', 'af.ship-not-in-hand')
      .answers('2')
      .expectShips('red', 'hand', 3)
      .expectShips('red', 'solar-converter', 4)
      .expectNext('act', 'red');
  },
);

scenario(
  'with every ship placed there is nothing to boost',
  { roll: [2, 2, 2], red: { fuel: 1, cards: ['booster-pod'] } },
  (table) => {
    table
      .docks('alien-artifact', 2)
      .docks('alien-artifact', 2)
      .docks('alien-artifact', 2)
      .refuses('use:booster-pod', 'af.no-target')
      .expectNext('act', 'red');
  },
);
