import { scenario } from '../../testing/index.ts';

scenario(
  'Replicate zapped: the card is discarded like any other',
  { blue: { alien: 'clone', hand: ['attack-12'] }, yellow: { extra: ['cosmic-zap'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-06', 'attack-12')
      .uses('blue', 'clone.replicate')
      .zaps('yellow')
      .expectTurn('blue')
      .expectDiscard('cosmic-zap', 'attack-06', 'attack-12');
  },
);

scenario(
  'Two home colonies are too few for Replicate',
  {
    blue: {
      alien: 'clone',
      hand: ['attack-12', 'attack-04'],
      ships: { 'blue-1': 8, 'blue-2': 8, 'blue-3': 0, 'blue-4': 0, 'blue-5': 0, 'red-1': 4 },
    },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .expectPower('blue', false)
      .lay('attack-06', 'attack-12')
      .expectResult('defense-won')
      .expectNeverOffered('blue', 'clone.replicate')
      .expectTurn('blue')
      .expectHand('blue', 'attack-04');
  },
);
