import { scenario } from '../../testing/index.ts';

const smashes = {
  red: { alien: 'cudgel', hand: ['attack-10', 'attack-04', 'attack-04', 'attack-06', 'negotiate'] },
  blue: { hand: ['negotiate', 'attack-40'], ships: { 'blue-1': 2 } },
  green: { extra: ['cosmic-zap'] },
} as const;

scenario('[CE-077] Smash: as many ships again, but no compensation for them', smashes, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .lay('attack-10', 'negotiate')
    .until('give-up-ships')
    .expectWarp('blue', 2)
    .refuses('blue', { 'blue-1': 3 }, 'ce.not-this-planet')
    .refuses('blue', { 'blue-2': 2 }, 'engine.too-few')
    .givesUp('blue', { 'blue-2': 3 })
    .expectNext('second-encounter', 'red')
    .expectWarp('blue', 5)
    .expectShips('red', 'blue-1', 3)
    .expectHandSize('blue', 3)
    .expectHandSize('red', 2);
});

scenario('Smash zapped: only the ships in the encounter', smashes, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .lay('attack-10', 'negotiate')
    .zaps('green', 'cudgel.smash')
    .expectNext('second-encounter', 'red')
    .expectWarp('blue', 2);
});

scenario('No Smash for a Cudgel that loses', smashes, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .lay('attack-10', 'attack-40')
    .expectTurn('blue')
    .expectWarp('red', 3)
    .expectWarp('blue', 0);
});

scenario(
  'No Smash for winning without an attack',
  {
    red: { alien: 'cudgel', hand: ['negotiate', 'negotiate'] },
    blue: { alien: 'loser', hand: ['attack-10', 'attack-04'] },
    green: { extra: ['cosmic-zap'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .uses('blue', 'loser.upset')
      .lay('negotiate', 'attack-10')
      .expectResult('offense-won')
      .expectNext('second-encounter', 'red')
      .expectWarp('blue', 4);
  },
);

scenario(
  'Fewer ships left than Smash takes: all of them go',
  {
    ...smashes,
    blue: { hand: ['negotiate'], ships: { 'blue-1': 2, 'blue-2': 1, 'red-1': 1 }, warp: 16 },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .lay('attack-10', 'negotiate')
      .expectNext('second-encounter', 'red')
      .expectWarp('blue', 20);
  },
);

const beaten = {
  ...smashes,
  red: { alien: 'cudgel', hand: ['attack-10', 'attack-04', 'attack-06', 'flare-cudgel'] },
} as const;

scenario('Super: allies of the loser are hit too, if Cudgel says so', beaten, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .invites('defense', 'yellow', 'green')
    .joins('yellow', 'defense', 1)
    .joins('green', 'defense', 1)
    .lay('attack-10', 'negotiate')
    .until('react.power-use')
    .uses('red', 'cudgel.super')
    .expectOptions('red', 'yellow', 'green')
    .answers('red', ['yellow'])
    .expectNext('give-up-ships', 'blue', 'yellow')
    .givesUp('yellow', { 'yellow-2': 3 })
    .expectNext('second-encounter', 'red')
    .expectWarp('blue', 5)
    .expectWarp('yellow', 4)
    .expectWarp('green', 1);
});

scenario('Super: not without allies to hit', beaten, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .lay('attack-10', 'negotiate')
    .expectNext('second-encounter', 'red')
    .expectNeverOffered('red', 'cudgel.super', 'cudgel.wild');
});

const clears = {
  red: { hand: ['attack-20', 'attack-04', 'flare-cudgel'] },
  blue: { hand: ['attack-04'] },
  yellow: { ships: { 'blue-1': 2 } },
  green: { ships: { 'blue-1': 1 }, extra: ['card-zap'] },
} as const;

scenario('Wild: bystanders leave the planet; ships that fought for the offense stay', clears, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .invites('offense', 'green')
    .joins('green', 'offense', { 'green-1': 2 })
    .lay('attack-20', 'attack-04')
    .plays('red', 'flare-cudgel')
    .expectNext('second-encounter', 'red')
    .expectWarp('yellow', 2)
    .expectWarp('green', 1)
    .expectShips('yellow', 'blue-1', 0)
    .expectShips('green', 'blue-1', 2)
    .expectShips('red', 'blue-1', 3)
    .expectHand('red', 'attack-04', 'flare-cudgel');
});

scenario('Wild, card-zapped: they stay', clears, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .lay('attack-20', 'attack-04')
    .plays('red', 'flare-cudgel')
    .cardZaps('green')
    .expectNext('second-encounter', 'red')
    .expectShips('yellow', 'blue-1', 2)
    .expectShips('green', 'blue-1', 1);
});

scenario(
  'Wild: an offense that has a colony there already gains none',
  { ...clears, red: { ...clears.red, ships: { 'blue-1': 1 } } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: { 'red-1': 3 } })
      .lay('attack-20', 'attack-04')
      .expectNext('second-encounter', 'red')
      .expectNeverOffered('red', 'cudgel.wild')
      .expectShips('yellow', 'blue-1', 2);
  },
);

scenario(
  'Super, card-zapped: the loser alone is smashed',
  { ...beaten, green: { extra: ['card-zap'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .invites('defense', 'yellow')
      .joins('yellow', 'defense', 1)
      .lay('attack-10', 'negotiate')
      .plays('red', 'flare-cudgel', ['yellow'])
      .cardZaps('green')
      .expectTurn('blue')
      .expectWarp('blue', 5)
      .expectWarp('yellow', 1);
  },
);
