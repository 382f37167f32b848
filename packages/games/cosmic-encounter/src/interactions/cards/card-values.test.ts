import { scenario } from '../../testing/index.ts';

/** Wild Tripler, Mirror, Calculator, Chosen’s addition, Tripler, Wild Gambler: in this order. */

scenario(
  'Reversal comes before Equalize',
  {
    red: { alien: 'mirror', hand: ['attack-12', 'attack-06'] },
    blue: { alien: 'calculator', hand: ['attack-15', 'attack-08'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .lay('attack-12', 'attack-15')
      .uses('red', 'mirror.reversal')
      .uses('blue', 'calculator.equalize')
      // 21 and 51, and the higher less the lower
      .expectTotals(21 + 2, 51 - 21 + 4)
      .expectResult('defense-won');
  },
);

scenario(
  'Equalize called first still counts after Reversal',
  {
    red: { alien: 'calculator', hand: ['attack-12', 'attack-06'] },
    blue: { alien: 'mirror', hand: ['attack-15', 'attack-08'] },
    green: { extra: ['cosmic-zap'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .lay('attack-12', 'attack-15')
      .uses('red', 'calculator.equalize')
      .uses('blue', 'mirror.reversal')
      .expectTotals(21 + 2, 51 - 21 + 4);
  },
);

scenario(
  'Reversal zapped leaves Equalize the cards as printed',
  {
    red: { alien: 'calculator', hand: ['attack-12', 'attack-06'] },
    blue: { alien: 'mirror', hand: ['attack-15', 'attack-08'] },
    green: { extra: ['cosmic-zap'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .lay('attack-12', 'attack-15')
      .uses('red', 'calculator.equalize')
      .uses('blue', 'mirror.reversal')
      .zaps('green', 'mirror.reversal')
      .expectTotals(12 + 2, 15 - 12 + 4);
  },
);

scenario(
  'Equalize comes before Thrice',
  {
    red: { alien: 'tripler', hand: ['attack-15', 'attack-06'] },
    blue: { alien: 'calculator', hand: ['attack-08', 'attack-04'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .lay('attack-15', 'attack-08')
      .uses('blue', 'calculator.equalize')
      // 15 less 8 is 7, and that three times
      .expectTotals(21 + 2, 8 + 4);
  },
);

const allThree = {
  red: { alien: 'tripler', hand: ['attack-12', 'attack-06'] },
  blue: { alien: 'mirror', hand: ['attack-10', 'attack-04'] },
  yellow: { alien: 'calculator', extra: ['flare-calculator'] },
} as const;

scenario('Reversal, Equalize and Thrice in this order, an ally equalizing', allThree, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .invites('offense', 'yellow')
    .joins('yellow', 'offense', 1)
    .lay('attack-12', 'attack-10')
    .uses('blue', 'mirror.reversal')
    .plays('yellow', 'flare-calculator')
    // 21 and 01; 20 and 01; a third of 20 rounded up
    .expectTotals(7 + 3, 1 + 4);
});

scenario('… with Thrice zapped', { ...allThree, green: { extra: ['cosmic-zap'] } }, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .invites('offense', 'yellow')
    .joins('yellow', 'offense', 1)
    .lay('attack-12', 'attack-10')
    .uses('blue', 'mirror.reversal')
    .plays('yellow', 'flare-calculator')
    .zaps('green', 'tripler.thrice')
    .expectTotals(20 + 3, 1 + 4);
});

scenario(
  'Wild Tripler comes before Reversal',
  {
    red: { alien: 'mirror', hand: ['attack-04', 'flare-tripler'] },
    blue: { hand: ['attack-40'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .lay('attack-04', 'attack-40')
      .uses('red', 'mirror.reversal')
      .plays('red', 'flare-tripler')
      // a third of 40 is 14, reversed 41
      .expectTotals(40 + 2, 41 + 4);
  },
);

scenario(
  'Wild Tripler looks at the printed value, whatever a reversal makes of it',
  {
    red: { alien: 'mirror', hand: ['attack-04', 'flare-tripler'] },
    blue: { hand: ['attack-06'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .lay('attack-04', 'attack-06')
      .uses('red', 'mirror.reversal')
      .expectTotals(40 + 2, 60 + 4)
      .expectNeverOffered('red', 'tripler.wild');
  },
);

scenario(
  'Wild Gambler comes last, and its spread is that of the values as they have become',
  {
    red: { alien: 'tripler', hand: ['attack-06', 'flare-gambler'] },
    blue: { hand: ['attack-08'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .lay('attack-06', 'attack-08')
      .plays('red', 'flare-gambler', 10)
      // 18 and 8 are ten apart
      .expectTotals(18 + 10 + 2, 8 + 4);
  },
);

scenario(
  'Wild Gambler named too much for what Equalize left',
  {
    red: { hand: ['attack-20', 'flare-gambler'] },
    blue: { alien: 'calculator', hand: ['attack-08'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .lay('attack-20', 'attack-08')
      .uses('blue', 'calculator.equalize')
      .plays('red', 'flare-gambler', 5)
      .expectTotals(12 + 2, 8 + 4);
  },
);
