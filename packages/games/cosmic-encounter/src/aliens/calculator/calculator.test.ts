import { scenario } from '../../testing/index.ts';

const calculator = {
  red: { alien: 'calculator', hand: ['attack-15', 'attack-08'] },
  blue: { hand: ['attack-08', 'negotiate'], ships: { 'blue-1': 3 } },
  green: { extra: ['cosmic-zap'] },
} as const;

scenario('[CE-060] Equalize: the higher card less the lower', calculator, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .lay('attack-15', 'attack-08')
    .uses('red', 'calculator.equalize')
    .expectTotals(10, 11)
    .expectResult('defense-won');
});

scenario('[CE-060] Equalize: equal cards stay', calculator, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .lay('attack-08', 'attack-08')
    .uses('red', 'calculator.equalize')
    .expectTotals(11, 11)
    .expectResult('defense-won');
});

scenario('Equalize zapped', calculator, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .lay('attack-15', 'attack-08')
    .uses('red', 'calculator.equalize')
    .zaps('green')
    .expectTotals(18, 11);
});

const parity = {
  red: { hand: ['attack-10', 'attack-04', 'flare-calculator'] },
  blue: { hand: ['attack-15', 'attack-04'], ships: { 'blue-1': 0 } },
} as const;

scenario('[CE-129] Wild: called right', parity, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .lay('attack-10', 'attack-15')
    .plays('red', 'flare-calculator', 'odd')
    .expectTotals(11, 5);
});

scenario('[CE-129] Wild: called wrong', parity, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .lay('attack-10', 'attack-15')
    .plays('red', 'flare-calculator', 'even')
    .expectTotals(-4, 15);
});

const superCalculator = {
  ...calculator,
  red: { hand: ['attack-15', 'attack-08'] },
  yellow: { alien: 'calculator', extra: ['flare-calculator'] },
} as const;

scenario('Super: an ally equalizes', superCalculator, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .invites('offense', 'yellow')
    .joins('yellow', 'offense', 1)
    .lay('attack-15', 'attack-08')
    .plays('yellow', 'flare-calculator')
    .expectTotals(11, 11);
});

scenario('Super: that use can be zapped', superCalculator, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .invites('offense', 'yellow')
    .joins('yellow', 'offense', 1)
    .lay('attack-15', 'attack-08')
    .plays('yellow', 'flare-calculator')
    .zaps('green', 'calculator.equalize')
    .expectTotals(19, 11);
});

scenario('Equalize: beside a negotiate there is nothing to lower', calculator, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .lay('attack-15', 'negotiate')
    .uses('red', 'calculator.equalize')
    .expectResult('offense-won');
});

scenario(
  'Wild: a negotiate leaves nothing to lower, whatever was called',
  { ...parity, blue: { hand: ['negotiate'], ships: { 'blue-1': 0 } } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-10', 'negotiate')
      .plays('red', 'flare-calculator', 'even')
      .expectResult('offense-won');
  },
);

scenario(
  'Wild, card-zapped: both cards count in full',
  { ...parity, green: { extra: ['card-zap'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-10', 'attack-15')
      .plays('red', 'flare-calculator', 'odd')
      .cardZaps('green')
      .expectTotals(11, 15);
  },
);

scenario('Super: not for whoever stays out', superCalculator, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .lay('attack-15', 'attack-08')
    .expectTotals(18, 11)
    .expectNeverOffered('yellow', 'calculator.super', 'calculator.equalize', 'calculator.wild');
});
