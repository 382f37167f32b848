import { scenario } from '../../testing/index.ts';

/** Loser turns the result round, after everything else. */

const suicide = {
  red: { alien: 'human', hand: ['attack-04', 'attack-06', 'flare-human'] },
  blue: { hand: ['attack-20', 'attack-08'] },
  green: { extra: ['emotion-control'] },
} as const;

const upset = {
  red: { hand: ['negotiate', 'quash'] },
  blue: { alien: 'loser', hand: ['attack-20', 'attack-06', 'attack-08'] },
} as const;

scenario(
  'Human zapped by its own flare with an upset declared has lost',
  { ...suicide, blue: { alien: 'loser', hand: ['attack-20', 'attack-08'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .uses('blue', 'loser.upset')
      .lay('attack-04', 'attack-20')
      .until('react.power-use')
      .plays('red', 'flare-human')
      .expectResult('defense-won')
      .expectTurn('blue')
      .expectWarp('red', 2);
  },
);

scenario('A17 Upset, a negotiate beats an attack, and nobody is compensated', upset, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .uses('blue', 'loser.upset')
    .lay('negotiate', 'attack-20')
    .expectResult('offense-won')
    .expectTurn('blue')
    .expectShips('red', 'blue-1', 2)
    .expectHand('red', 'quash')
    .expectHand('blue', 'attack-06', 'attack-08');
});

scenario(
  'A19 Upset, a zapped Human with a negotiate has lost to the attack, and is compensated',
  {
    red: { alien: 'human', hand: ['negotiate', 'quash'] },
    blue: { alien: 'loser', hand: ['attack-20', 'attack-06', 'attack-08'] },
    green: { extra: ['cosmic-zap'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .uses('blue', 'loser.upset')
      .lay('negotiate', 'attack-20')
      .zaps('green', 'human.humanity')
      .expectResult('defense-won')
      .expectTurn('blue')
      .expectHand('red', 'quash', 'attack-06', 'attack-08');
  },
);

scenario(
  'Oracle against Loser’s flare: both lose before a card is shown',
  {
    red: { alien: 'oracle', hand: ['attack-04', 'attack-06'] },
    blue: { hand: ['attack-20', 'flare-loser'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .plays('blue', 'flare-loser')
      .expectResult('both-lost')
      .expectTurn('blue')
      .expectWarp('red', 2)
      .expectWarp('blue', 4)
      .expectHand('red', 'attack-04', 'attack-06');
  },
);
