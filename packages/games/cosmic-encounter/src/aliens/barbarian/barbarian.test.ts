import { scenario } from '../../testing/index.ts';

const raid = {
  red: { alien: 'barbarian', hand: ['attack-08', 'attack-04', 'attack-05', 'attack-07', 'attack-15'] },
  blue: {
    hand: ['negotiate', 'attack-20', 'attack-30', 'quash', 'attack-10', 'attack-06'],
    ships: { 'blue-1': 3 },
  },
  yellow: { extra: ['cosmic-zap'] },
} as const;

scenario('[CE-078] Loot first, compensation second', raid, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .lay('attack-08', 'negotiate')
    .expectNext('pick-cards', 'red')
    .expectSees('red', 'blue', 'attack-20', 'attack-30', 'quash', 'attack-10', 'attack-06')
    .expectSees('yellow', 'blue')
    .refuses('red', ['attack-20', 'attack-30', 'quash'], 'engine.too-many')
    .luck('red', 'attack-04', 'attack-05', 'attack-07')
    .answers('red', ['attack-20', 'attack-30'])
    .expectNext('second-encounter', 'red')
    .expectSees('red', 'blue')
    .expectHandSize('red', 3)
    .expectHandSize('blue', 3)
    .expectDiscard('quash', 'attack-10', 'attack-06', 'attack-08', 'negotiate');
});

scenario('It may leave cards, which are discarded all the same', raid, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .lay('attack-08', 'attack-06')
    .answers('red', [])
    .expectNext('second-encounter', 'red')
    .expectHandSize('blue', 0)
    .expectHandSize('red', 4);
});

scenario('Zapped, nobody looks and nobody discards', raid, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .lay('attack-08', 'attack-06')
    .zaps('yellow', 'barbarian.loot')
    .expectNext('second-encounter', 'red')
    .expectHandSize('blue', 5)
    .expectDiscard('cosmic-zap', 'attack-08', 'attack-06');
});

scenario('A lost encounter brings no loot', raid, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .lay('attack-08', 'attack-20')
    .expectResult('defense-won')
    .expectTurn('blue')
    .expectHandSize('blue', 5);
});

scenario('A deal is no victory', { ...raid, red: { alien: 'barbarian', extra: ['negotiate'] } }, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .lay('negotiate', 'negotiate')
    .offers('red', { blue: { cards: ['attack-20'] } })
    .accepts('blue')
    .expectNext('second-encounter', 'red')
    .expectHandSize('blue', 4);
});

scenario(
  'A hoard is no hand',
  { ...raid, blue: { alien: 'miser', hand: ['attack-06'], onSheet: ['attack-20', 'quash'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .lay('attack-15', 'attack-06')
      .expectNext('second-encounter', 'red')
      .expectOnSheet('blue', 2)
      .expectNeverOffered('red', 'attack-20');
  },
);

scenario(
  'Wild: unwanted compensation is thrown away',
  {
    red: { hand: ['attack-08', 'attack-04', 'attack-05'] },
    blue: { hand: ['negotiate', 'attack-06', 'flare-barbarian'], ships: { 'blue-1': 2 } },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-08', 'negotiate')
      .plays('blue', 'flare-barbarian')
      .expectNext('unwanted', 'blue')
      .expectOptions('blue', 'attack-04', 'attack-05')
      .answers('blue', ['attack-04'])
      .expectTurn('blue')
      .expectHand('blue', 'attack-06', 'attack-05', 'flare-barbarian')
      .expectDiscard('attack-04', 'attack-08', 'negotiate');
  },
);

scenario(
  'Wild: rewards too, once all are collected; not for who got none',
  {
    blue: { hand: ['attack-20'] },
    green: { hand: ['attack-06'], extra: ['flare-barbarian'] },
    deck: ['attack-00', 'attack-01'],
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .invites('defense', 'green')
      .joins('green', 'defense', 2)
      .lay('attack-06', 'attack-20')
      .rewards('green', 'card', 'card')
      .plays('green', 'flare-barbarian')
      .expectNext('unwanted', 'green')
      .expectOptions('green', 'attack-00', 'attack-01')
      .answers('green', ['attack-00'])
      .expectTurn('blue')
      .expectHand('green', 'attack-06', 'attack-01', 'flare-barbarian');
  },
);

scenario(
  'Super: an offensive ally loots, by its own ships',
  {
    red: { hand: ['attack-20', 'attack-04'] },
    blue: { hand: ['attack-06', 'attack-30', 'quash', 'attack-10'] },
    yellow: { alien: 'barbarian', hand: ['attack-06', 'flare-barbarian'] },
    green: { extra: ['cosmic-zap'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .invites('offense', 'yellow')
      .joins('yellow', 'offense', 1)
      .lay('attack-20', 'attack-06')
      .plays('yellow', 'flare-barbarian')
      .expectNext('pick-cards', 'yellow')
      .refuses('yellow', ['attack-30', 'quash'], 'engine.too-many')
      .answers('yellow', ['attack-30'])
      .expectNext('second-encounter', 'red')
      .expectHand('yellow', 'attack-06', 'flare-barbarian', 'attack-30')
      .expectHandSize('blue', 0);
  },
);

scenario(
  'Super: not for an ally of the defense',
  {
    red: { hand: ['attack-20', 'attack-04'] },
    blue: { hand: ['attack-06', 'attack-30'] },
    yellow: { alien: 'barbarian', hand: ['attack-06', 'flare-barbarian'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .invites('defense', 'yellow')
      .joins('yellow', 'defense', 1)
      .lay('attack-20', 'attack-06')
      .expectNext('second-encounter', 'red')
      .expectNeverOffered('yellow', 'barbarian.super', 'barbarian.wild');
  },
);

scenario(
  'Wild: not for whoever was paid nothing',
  {
    red: { hand: ['attack-20', 'attack-04'] },
    blue: { hand: ['attack-06', 'flare-barbarian'] },
    green: { extra: ['ionic-gas'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-20', 'attack-06')
      .expectNext('second-encounter', 'red')
      .expectNeverOffered('blue', 'barbarian.wild');
  },
);

scenario(
  'Wild: a ship in reward is no card to throw away',
  { blue: { hand: ['attack-20'] }, green: { hand: ['attack-06'], extra: ['flare-barbarian'], warp: 2 } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .invites('defense', 'green')
      .joins('green', 'defense', 1)
      .lay('attack-06', 'attack-20')
      .rewards('green', 'ship')
      .expectTurn('blue')
      .expectNeverOffered('green', 'barbarian.wild');
  },
);
