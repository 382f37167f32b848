import { scenario } from '../../testing/index.ts';

const oracleAgainstSorcerer = {
  red: { alien: 'oracle', hand: ['attack-04', 'attack-06'] },
  blue: { alien: 'sorcerer', hand: ['attack-20', 'attack-08'] },
} as const;

scenario('[CE-050] Foresee: the opponent lays first, face up', oracleAgainstSorcerer, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .expectNext('select', 'blue')
    .refuses('red', 'attack-04', 'engine.not-asked')
    .selects('blue', 'attack-20')
    .expectNext('select', 'red')
    .expectFaceUp('defense', 'attack-20')
    .selects('red', 'attack-04')
    .expectFaceUp('offense', null)
    .expectTotals(7, 24)
    .expectResult('defense-won')
    .expectTurn('blue')
    .expectWarp('red', 3);
});

scenario('[CE-050] Magic comes after Foresee', oracleAgainstSorcerer, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .lay('attack-04', 'attack-20')
    .expectNotOffered('red', 'sorcerer.magic')
    .uses('blue', 'sorcerer.magic')
    .expectTotals(23, 8)
    .expectResult('offense-won')
    .expectNext('second-encounter', 'red')
    .expectWarp('blue', 4)
    .expectDiscard('attack-20', 'attack-04');
});

scenario(
  'Foresee zapped: both select at once',
  { ...oracleAgainstSorcerer, green: { extra: ['cosmic-zap'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .zaps('green', 'oracle.foresee')
      .expectNext('select', 'red', 'blue')
      .lay('attack-04', 'attack-20')
      .expectFaceUp('defense', null)
      .expectTotals(7, 24)
      .expectTurn('blue');
  },
);

const superOracle = {
  red: { alien: 'oracle', hand: ['attack-04', 'attack-06', 'flare-oracle'] },
  blue: { hand: ['attack-40', 'attack-08'] },
  green: { alien: 'tick-tock', tokens: 10, extra: ['cosmic-zap'] },
} as const;

scenario('[CE-135] Super: seen enough, everybody goes home', superOracle, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .invites('defense', 'yellow')
    .joins('yellow', 'defense', 2)
    .selects('blue', 'attack-40')
    .plays('red', 'flare-oracle')
    .expectResult('deal')
    .expectNext('second-encounter', 'red')
    .expectHand('blue', 'attack-40', 'attack-08')
    .expectHand('red', 'attack-04', 'attack-06', 'flare-oracle')
    .expectWarp('red', 0)
    .expectGate('red', 0)
    .expectTokens('green', 9);
});

scenario('Super: nothing is seen while Foresee is zapped', superOracle, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .zaps('green', 'oracle.foresee')
    .lay('attack-04', 'attack-08')
    .expectResult('defense-won')
    .expectNeverOffered('red', 'oracle.super');
});

scenario(
  'Wild: two hands are mixed and dealt again',
  {
    red: { hand: ['attack-04', 'attack-06', 'flare-oracle'] },
    blue: { hand: ['attack-40', 'attack-08', 'attack-10'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .plays('red', 'flare-oracle')
      .until('select')
      .expectHandSize('red', 3)
      .expectHandSize('blue', 3);
  },
);

const mixing = {
  red: { hand: ['attack-04', 'flare-oracle'] },
  blue: { hand: ['attack-40', 'attack-08', 'attack-10'] },
  green: { extra: ['card-zap'] },
} as const;

scenario('Wild: each gets as many cards as it had, the flare apart', mixing, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .plays('red', 'flare-oracle')
    .expectNext('select', 'red', 'blue')
    .expectHandSize('red', 1 + 1)
    .expectHandSize('blue', 3);
});

scenario('Wild, card-zapped: everybody keeps its hand', mixing, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .plays('red', 'flare-oracle')
    .cardZaps('green')
    .expectNext('select', 'red', 'blue')
    .expectHand('red', 'attack-04')
    .expectHand('blue', 'attack-40', 'attack-08', 'attack-10');
});

scenario('Wild: not for whoever stays out', { yellow: { extra: ['flare-oracle'] } }, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .expectNext('select', 'red', 'blue')
    .expectNeverOffered('yellow', 'oracle.wild');
});
