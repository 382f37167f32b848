import { scenario } from '../../testing/index.ts';

/** Rulings on who wins, and what a declared outcome is worth, by the numbers of the specification, that no alien or card has a test for. */

const peace = { alien: 'pacifist', hand: ['negotiate', 'attack-04', 'attack-05'] } as const;

scenario(
  'A14 Of two automatic wins the first in timing order stands',
  {
    red: peace,
    blue: { hand: ['attack-20'] },
    yellow: { alien: 'human' },
    green: { extra: ['cosmic-zap'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .invites('defense', 'yellow')
      .joins('yellow', 'defense', 1)
      .lay('negotiate', 'attack-20')
      .zaps('green', 'human.humanity')
      .expectResult('offense-won')
      .expectNext('second-encounter', 'red')
      .expectWarp('blue', 4)
      .expectWarp('yellow', 1);
  },
);

scenario(
  'A18 Upset, the peacemaker loses and is compensated',
  { red: peace, blue: { alien: 'loser', hand: ['attack-20', 'attack-06', 'attack-06', 'attack-08'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .uses('blue', 'loser.upset')
      .expectNext('select', 'red', 'blue')
      .expectOptions('red', 'attack-04', 'attack-05');
  },
);

scenario(
  'A18 … also when it has no attack to lay',
  {
    red: { alien: 'pacifist', hand: ['negotiate'] },
    blue: { alien: 'loser', hand: ['attack-20', 'attack-06', 'attack-08'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .uses('blue', 'loser.upset')
      .lay('negotiate', 'attack-20')
      .expectResult('defense-won')
      .expectTurn('blue')
      .expectWarp('red', 2)
      .expectHand('red', 'attack-06', 'attack-08');
  },
);

const humanity = {
  red: { alien: 'human', hand: ['negotiate', 'attack-04', 'attack-06'] },
  blue: { hand: ['attack-20', 'negotiate'] },
  green: { extra: ['cosmic-zap'] },
} as const;

scenario('A19 A zapped Human wins with a negotiate, and the attack is not compensated', humanity, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .lay('negotiate', 'attack-20')
    .zaps('green', 'human.humanity')
    .expectResult('offense-won')
    .expectNext('second-encounter', 'red')
    .expectHand('blue', 'negotiate')
    .expectHand('red', 'attack-04', 'attack-06');
});

scenario('A19 … but where both negotiate they talk', humanity, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .lay('negotiate', 'negotiate')
    .zaps('green', 'human.humanity')
    .expectNext('deal', 'red', 'blue');
});

scenario(
  'A20 What was declared stands, though the power is lost afterwards',
  {
    red: {
      alien: 'loser',
      hand: ['attack-04', 'flare-kamikaze'],
      ships: { 'red-1': 9, 'red-2': 9, 'red-3': 2, 'red-4': 0, 'red-5': 0 },
    },
    blue: { hand: ['attack-08'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: { 'red-1': 4 } })
      .uses('red', 'loser.upset')
      .lay('attack-04', 'attack-08')
      .expectPower('red', true)
      .plays('red', 'flare-kamikaze', { 'red-3': 2 })
      .expectTotals(4 + 4 + 6, 12)
      .expectPower('red', false)
      .expectResult('defense-won');
  },
);

const fourth = { 'blue-2': 1, 'yellow-1': 1, 'yellow-2': 1, 'green-1': 1 } as const;

scenario(
  'A48 A colony given up for the fifth is no colony when it counts',
  { red: { hand: ['attack-10', 'attack-04'], ships: fourth } },
  (table) => {
    table
      .expectMarkers({ red: 4 })
      .encounter({ defense: 'blue', ships: { 'green-1': 1, 'red-1': 1 } })
      .expectMarkers({ red: 3 })
      .lay('attack-10', 'attack-04')
      .expectResult('offense-won')
      .expectNext('second-encounter', 'red')
      .expectMarkers({ red: 4 });
  },
);

scenario(
  'A56 What Super Oracle ends as a deal has no terms to quash',
  {
    red: { alien: 'oracle', hand: ['attack-04', 'flare-oracle'] },
    blue: { hand: ['attack-40'] },
    green: { extra: ['quash'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .selects('blue', 'attack-40')
      .plays('red', 'flare-oracle')
      .expectResult('deal')
      .expectNext('second-encounter', 'red')
      .expectNeverOffered('green', 'quash');
  },
);
