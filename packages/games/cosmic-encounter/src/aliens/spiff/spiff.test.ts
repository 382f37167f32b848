import { scenario } from '../../testing/index.ts';

const crashes = {
  red: { alien: 'spiff', hand: ['attack-08', 'negotiate', 'attack-04'] },
  blue: { hand: ['attack-20', 'attack-15', 'negotiate'], ships: { 'blue-1': 2, 'blue-2': 3 } },
  green: { extra: ['cosmic-zap'] },
} as const;

scenario('[CE-081] Lost by thirteen: one ship lands, the encounter stays lost', crashes, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .lay('attack-08', 'attack-20')
    .expectTotals(9, 22)
    .uses('red', 'spiff.crash-land')
    .expectResult('defense-won')
    .expectTurn('blue')
    .expectShips('red', 'blue-1', 1)
    .expectShips('blue', 'blue-1', 2)
    .expectWarp('red', 0)
    .expectMarkers({ red: 1 });
});

scenario('[CE-081] Lost by nine: no landing', crashes, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1, on: 'blue-2' })
    .lay('attack-08', 'attack-15')
    .expectTotals(9, 18)
    .expectTurn('blue')
    .expectNeverOffered('red', 'spiff.crash-land', 'spiff.super')
    .expectWarp('red', 1);
});

scenario('[CE-081] No landing without two attacks', crashes, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .lay('negotiate', 'attack-20')
    .expectTurn('blue')
    .expectNeverOffered('red', 'spiff.crash-land')
    .expectWarp('red', 1);
});

scenario('It is the owner who decides', crashes, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .lay('attack-08', 'attack-20')
    .expectOffered('red', 'spiff.crash-land')
    .expectNotOffered('blue', 'spiff.crash-land')
    .expectTurn('blue')
    .expectWarp('red', 1);
});

scenario('Crash Land zapped', crashes, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .lay('attack-08', 'attack-20')
    .uses('red', 'spiff.crash-land')
    .zaps('green')
    .expectTurn('blue')
    .expectShips('red', 'blue-1', 0)
    .expectWarp('red', 1);
});

scenario(
  'The landing can give the fifth colony',
  {
    ...crashes,
    red: {
      ...crashes.red,
      ships: { 'yellow-1': 1, 'yellow-2': 1, 'green-1': 1, 'green-2': 1 },
    },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: { 'red-1': 1 } })
      .lay('attack-08', 'attack-20')
      .uses('red', 'spiff.crash-land')
      .expectWinners('red');
  },
);

scenario(
  'With Upset: the higher total loses, and by as much',
  {
    red: { alien: 'spiff', hand: ['attack-20', 'attack-04'] },
    blue: { alien: 'loser', hand: ['attack-04', 'attack-06'], ships: { 'blue-1': 2 } },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .uses('blue', 'loser.upset')
      .lay('attack-20', 'attack-04')
      .expectTotals(21, 6)
      .uses('red', 'spiff.crash-land')
      .expectResult('defense-won')
      .expectTurn('blue')
      .expectShips('red', 'blue-1', 1);
  },
);

scenario(
  'With Anti-Matter: the difference counts, whichever total is lower',
  {
    red: { alien: 'spiff', hand: ['attack-20', 'attack-04'] },
    blue: { alien: 'anti-matter', hand: ['attack-06'], ships: { 'blue-1': 2 } },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-20', 'attack-06')
      .expectTotals(21, 4)
      .uses('red', 'spiff.crash-land')
      .expectTurn('blue')
      .expectShips('red', 'blue-1', 1);
  },
);

scenario(
  'Void removes the ship before it can land',
  { ...crashes, blue: { ...crashes.blue, alien: 'void' } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-08', 'attack-20')
      .expectTurn('blue')
      .expectNeverOffered('red', 'spiff.crash-land')
      .expectRemoved('red', 1);
  },
);

const superSpiff = {
  ...crashes,
  red: { alien: 'spiff', hand: ['attack-08', 'attack-04', 'flare-spiff'] },
  blue: { hand: ['attack-15', 'attack-10', 'attack-20'], ships: { 'blue-1': 2, 'blue-2': 3 } },
} as const;

scenario('[CE-081] Super: a difference of five is enough', superSpiff, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1, on: 'blue-2' })
    .lay('attack-08', 'attack-15')
    .expectTotals(9, 18)
    .plays('red', 'flare-spiff')
    .expectTurn('blue')
    .expectShips('red', 'blue-2', 1)
    .expectWarp('red', 0);
});

scenario('Super: a difference of three is not', superSpiff, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .lay('attack-08', 'attack-10')
    .expectTotals(9, 12)
    .expectTurn('blue')
    .expectNeverOffered('red', 'spiff.super', 'spiff.wild');
});

scenario('Super: beyond ten the power does without it', superSpiff, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .lay('attack-08', 'attack-20')
    .uses('red', 'spiff.crash-land')
    .expectTurn('blue')
    .expectNeverOffered('red', 'spiff.super')
    .expectShips('red', 'blue-1', 1)
    .expectWarp('red', 1);
});

const wildSpiff = {
  red: { hand: ['attack-20', 'attack-04', 'attack-06', 'attack-08', 'attack-08'] },
  blue: { hand: ['negotiate', 'flare-spiff'], ships: { 'blue-1': 3 } },
  green: { extra: ['card-zap'] },
} as const;

scenario('Wild: a beaten defense leaves a ship on the planet', wildSpiff, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .lay('attack-20', 'negotiate')
    .plays('blue', 'flare-spiff')
    .expectNext('second-encounter', 'red')
    .expectShips('blue', 'blue-1', 1)
    .expectShips('red', 'blue-1', 2)
    .expectWarp('blue', 2)
    .expectHandSize('blue', 3);
});

scenario('Wild, card-zapped: none stays', wildSpiff, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .lay('attack-20', 'negotiate')
    .plays('blue', 'flare-spiff')
    .cardZaps('green')
    .expectNext('second-encounter', 'red')
    .expectShips('blue', 'blue-1', 0)
    .expectWarp('blue', 3);
});

const four = { 'blue-1': 4 } as const;

scenario('Exactly ten is enough', { ...crashes, blue: { ...crashes.blue, ships: four } }, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .lay('attack-08', 'attack-15')
    .expectTotals(9, 19)
    .uses('red', 'spiff.crash-land')
    .expectTurn('blue')
    .expectShips('red', 'blue-1', 1);
});

scenario(
  'Super: exactly five is enough',
  { ...superSpiff, blue: { ...superSpiff.blue, ships: four } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-08', 'attack-10')
      .expectTotals(9, 14)
      .plays('red', 'flare-spiff')
      .expectTurn('blue')
      .expectShips('red', 'blue-1', 1);
  },
);

scenario('Super: four is not', superSpiff, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1, on: 'blue-2' })
    .lay('attack-08', 'attack-10')
    .expectTotals(9, 13)
    .expectTurn('blue')
    .expectNeverOffered('red', 'spiff.super')
    .expectWarp('red', 1);
});

scenario(
  'Wild: not for a defense that has won',
  { ...wildSpiff, blue: { hand: ['attack-30', 'flare-spiff'], ships: { 'blue-1': 3 } } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .lay('attack-20', 'attack-30')
      .expectTurn('blue')
      .expectNeverOffered('blue', 'spiff.wild')
      .expectShips('blue', 'blue-1', 3);
  },
);

scenario(
  'Wild: not for a defense without a ship there',
  { ...wildSpiff, blue: { hand: ['negotiate', 'flare-spiff'], ships: { 'blue-1': 0 } } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .lay('attack-20', 'negotiate')
      .expectNext('second-encounter', 'red')
      .expectNeverOffered('blue', 'spiff.wild');
  },
);

scenario(
  'Driven back from its own planet, it has a home colony there',
  {
    ...crashes,
    red: { ...crashes.red, ships: { 'red-1': 0 } },
    blue: { hand: ['attack-20'], ships: { 'red-1': 4 } },
    destiny: ['red'],
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: { 'red-2': 1 }, on: 'red-1' })
      .lay('attack-08', 'attack-20')
      .uses('red', 'spiff.crash-land')
      .expectTurn('blue')
      .expectShips('red', 'red-1', 1)
      .expectShips('blue', 'red-1', 4)
      .expectMarkers({ red: 0, blue: 1 });
  },
);
