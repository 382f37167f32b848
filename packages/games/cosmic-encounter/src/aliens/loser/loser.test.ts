import { scenario } from '../../testing/index.ts';

scenario(
  '[CE-056] A zapped Human wins, and the upset turns it round',
  {
    red: { alien: 'human', hand: ['attack-10', 'attack-04'] },
    blue: { alien: 'loser', hand: ['attack-08', 'attack-06'], ships: { 'blue-1': 2 } },
    yellow: { extra: ['cosmic-zap'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .uses('blue', 'loser.upset')
      .lay('attack-10', 'attack-08')
      .zaps('yellow', 'human.humanity')
      .expectResult('defense-won')
      .expectTurn('blue')
      .expectWarp('red', 3)
      .expectWarp('blue', 0);
  },
);

scenario(
  '[CE-057] Without an attack Loser plays what it has',
  {
    red: { alien: 'loser', hand: ['negotiate', 'negotiate'] },
    blue: { hand: ['attack-10', 'negotiate'], ships: { 'blue-1': 3 } },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .uses('red', 'loser.upset')
      .until('select')
      .refuses('blue', 'negotiate', 'engine.unknown-option')
      .lay('negotiate', 'attack-10')
      .expectResult('offense-won')
      .expectNext('second-encounter', 'red')
      .expectWarp('blue', 3)
      .expectShips('red', 'blue-1', 2)
      .expectHand('red', 'negotiate')
      .expectHand('blue', 'negotiate');
  },
);

scenario('A tie is the defense’s, so upset it is the offense’s', { red: { alien: 'loser' } }, (table) => {
  table
    .encounter({ defense: 'blue', ships: 4 })
    .uses('red', 'loser.upset')
    .lay('attack-08', 'attack-08')
    .expectTotals(12, 12)
    .expectResult('offense-won');
});

scenario(
  'Upset zapped: nobody is bound, and the higher total wins',
  { red: { alien: 'loser' }, yellow: { extra: ['cosmic-zap'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .uses('red', 'loser.upset')
      .zaps('yellow')
      .lay('attack-10', 'negotiate')
      .expectResult('offense-won')
      .expectNeverOffered('yellow', 'loser.upset');
  },
);

const wildLoser = {
  red: { extra: ['flare-loser'] },
  blue: { ships: { 'blue-1': 4 } },
} as const;

scenario('[CE-128] Wild: both sides lose everything', wildLoser, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .invites('offense', 'yellow')
    .joins('yellow', 'offense', 2)
    .plays('red', 'flare-loser')
    .expectResult('both-lost')
    .expectTurn('blue')
    .expectNeverOffered('red', 'attack-06')
    .expectWarp('red', 3)
    .expectWarp('yellow', 2)
    .expectWarp('blue', 4)
    .expectHandSize('red', 6)
    .expectHandSize('blue', 5);
});

scenario('Wild is for main players', { yellow: { extra: ['flare-loser'] } }, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .lay('attack-10', 'attack-04')
    .expectResult('offense-won')
    .expectNeverOffered('yellow', 'loser.wild');
});

const superLoser = {
  red: { alien: 'loser', extra: ['flare-loser'] },
  yellow: { extra: ['cosmic-zap'] },
} as const;

scenario('Super: the upset comes when the cards lie', superLoser, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .lay('negotiate', 'attack-10')
    .plays('red', 'flare-loser')
    .expectResult('offense-won')
    .expectNeverOffered('red', 'loser.wild');
});

scenario('Super: the use it makes possible can be zapped', superLoser, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .lay('negotiate', 'attack-10')
    .plays('red', 'flare-loser')
    .zaps('yellow', 'loser.upset')
    .expectResult('defense-won');
});

scenario('Super: one upset is enough', superLoser, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .uses('red', 'loser.upset')
    .lay('attack-10', 'attack-04')
    .expectResult('defense-won')
    .expectNeverOffered('red', 'loser.super');
});

scenario(
  'Power lost: the own flare is wild',
  {
    red: {
      alien: 'loser',
      extra: ['flare-loser'],
      ships: { 'red-1': 10, 'red-2': 10, 'red-3': 0, 'red-4': 0, 'red-5': 0 },
    },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .expectOffered('red', 'loser.wild')
      .expectNotOffered('red', 'loser.upset')
      .lay('attack-10', 'attack-04')
      .expectResult('offense-won')
      .expectNeverOffered('red', 'loser.super', 'loser.upset');
  },
);
