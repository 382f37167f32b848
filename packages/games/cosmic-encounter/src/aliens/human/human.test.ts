import { scenario } from '../../testing/index.ts';

const humanAlly = {
  red: { hand: ['attack-08', 'attack-04'] },
  blue: { hand: ['attack-04', 'attack-06'] },
  yellow: { alien: 'human', extra: ['cosmic-zap'] },
} as const;

scenario('[CE-067] Humanity: four more for the ally it stands by', humanAlly, (table) => {
  table
    .encounter({ defense: 'blue', ships: 4 })
    .invites('defense', 'yellow')
    .joins('yellow', 'defense', 2)
    .lay('attack-08', 'attack-04')
    .expectTotals(12, 14)
    .expectResult('defense-won')
    .expectTurn('blue')
    .expectWarp('red', 4);
});

scenario('[CE-067] Human zaps itself and wins', humanAlly, (table) => {
  table
    .encounter({ defense: 'blue', ships: 4 })
    .invites('defense', 'yellow')
    .joins('yellow', 'defense', 2)
    .lay('attack-08', 'attack-04')
    .expectOffered('yellow', 'cosmic-zap')
    .expectNotOffered('red', 'cosmic-zap')
    .zaps('yellow', 'human.humanity')
    .expectTotals(12, 10)
    .expectResult('defense-won')
    .expectTurn('blue')
    .expectWarp('red', 4)
    .expectDiscard('cosmic-zap', 'attack-08', 'attack-04');
});

const wildHuman = {
  red: { hand: ['attack-06', 'attack-04', 'flare-human'] },
  blue: { hand: ['attack-30', 'attack-04'], ships: { 'blue-1': 1 } },
} as const;

scenario('[CE-125] Wild: 42, and the flare is gone', wildHuman, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .lay('attack-06', 'attack-30')
    .plays('red', 'flare-human')
    .expectTotals(44, 31)
    .expectDiscard('flare-human')
    .expectHand('red', 'attack-04');
});

scenario(
  '[CE-125] Wild: the Human gets it',
  { ...wildHuman, yellow: { alien: 'human', hand: ['attack-08'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .lay('attack-06', 'attack-30')
      .plays('red', 'flare-human')
      .expectTotals(44, 31)
      .expectHand('yellow', 'attack-08', 'flare-human');
  },
);

scenario(
  'Wild: not against the Human',
  { ...wildHuman, blue: { alien: 'human', hand: ['attack-30', 'attack-04'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .lay('attack-06', 'attack-30')
      .expectResult('defense-won')
      .expectNeverOffered('red', 'human.wild');
  },
);

const superHuman = {
  red: { alien: 'human', hand: ['attack-08', 'attack-04', 'flare-human'] },
  blue: { hand: ['attack-20', 'attack-04'], ships: { 'blue-1': 0 } },
} as const;

scenario('[CE-138] Super: eight instead of four', superHuman, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .lay('attack-08', 'attack-20')
    .expectTotals(14, 20)
    .plays('red', 'flare-human')
    .expectTotals(18, 20)
    .expectResult('defense-won')
    .expectTurn('blue')
    .expectHand('red', 'attack-04', 'flare-human');
});

scenario('[CE-138] Super: discarded, it zaps Humanity', superHuman, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .lay('attack-08', 'attack-20')
    .until('react.power-use')
    .plays('red', 'flare-human')
    .expectResult('offense-won')
    .expectNext('second-encounter', 'red')
    .expectHand('red', 'attack-04')
    .expectDiscard('flare-human', 'attack-08', 'attack-20');
});

scenario('Humanity: nothing from whoever stays out', humanAlly, (table) => {
  table
    .encounter({ defense: 'blue', ships: 4 })
    .lay('attack-08', 'attack-04')
    .expectTotals(12, 8)
    .expectNeverOffered('yellow', 'cosmic-zap')
    .expectResult('offense-won');
});

const humane = {
  red: { alien: 'human', hand: ['negotiate', 'attack-04'] },
  blue: { hand: ['attack-20', 'negotiate'] },
  green: { extra: ['cosmic-zap'] },
} as const;

scenario('Humanity: zapped, even a negotiate wins', humane, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .lay('negotiate', 'attack-20')
    .zaps('green', 'human.humanity')
    .expectResult('offense-won');
});

scenario('Humanity: zapped between two negotiates, they talk all the same', humane, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .lay('negotiate', 'negotiate')
    .zaps('green', 'human.humanity')
    .expectNext('deal', 'red', 'blue');
});

scenario('Super, card-zapped: four', { ...superHuman, green: { extra: ['card-zap'] } }, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .lay('attack-08', 'attack-20')
    .expectTotals(14, 20)
    .plays('red', 'flare-human')
    .cardZaps('green')
    .expectTotals(14, 20)
    .expectDiscard('card-zap', 'flare-human');
});

scenario(
  'Super: not for whoever stays out',
  { yellow: { alien: 'human', extra: ['flare-human'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .lay('attack-08', 'attack-10')
      .expectTotals(10, 14)
      .expectNeverOffered('yellow', 'human.super', 'human.wild');
  },
);
