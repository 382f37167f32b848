import { scenario } from '../../testing/index.ts';

const theft = {
  red: { hand: ['attack-08', 'attack-04', 'attack-05', 'attack-07', 'attack-09'] },
  blue: { alien: 'hacker', hand: ['negotiate', 'attack-06'], ships: { 'blue-1': 3 } },
  yellow: { hand: ['attack-20', 'attack-30', 'attack-40', 'quash', 'attack-01'] },
  green: { extra: ['cosmic-zap'] },
} as const;

scenario('[CE-104] Compensation from anybody, of its choice', theft, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .lay('attack-08', 'negotiate')
    .uses('blue', 'hacker.hack')
    .expectOptions('blue', 'red', 'yellow', 'green')
    .answers('blue', 'yellow')
    .expectNext('pick-cards', 'blue')
    .expectSees('blue', 'yellow', 'attack-20', 'attack-30', 'attack-40', 'quash', 'attack-01')
    .expectSees('red', 'yellow')
    .refuses('blue', ['attack-20', 'attack-30'], 'engine.too-few')
    .answers('blue', ['attack-20', 'attack-30', 'attack-40'])
    .expectNext('second-encounter', 'red')
    .expectHandSize('red', 4)
    .expectHand('blue', 'attack-06', 'attack-20', 'attack-30', 'attack-40')
    .expectHand('yellow', 'quash', 'attack-01');
});

scenario('Zapped: random cards from the winner', theft, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .lay('attack-08', 'negotiate')
    .uses('blue', 'hacker.hack', 'yellow')
    .luck('red', 'attack-04', 'attack-05', 'attack-07')
    .zaps('green')
    .expectNext('second-encounter', 'red')
    .expectHand('blue', 'attack-06', 'attack-04', 'attack-05', 'attack-07')
    .expectHandSize('yellow', 5);
});

scenario(
  'Who is paid by the Hacker takes what it is given',
  {
    red: { alien: 'hacker', hand: ['attack-08', 'attack-04', 'attack-05', 'attack-20'] },
    blue: { hand: ['negotiate'], ships: { 'blue-1': 2 } },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-08', 'negotiate')
      .uses('red', 'hacker.pay')
      .expectNext('give-cards', 'red')
      .expectOptions('red', 'attack-04', 'attack-05', 'attack-20')
      .answers('red', ['attack-04', 'attack-05'])
      .expectNext('second-encounter', 'red')
      .expectHand('red', 'attack-20')
      .expectHand('blue', 'attack-04', 'attack-05');
  },
);

scenario('Attack against attack: nothing to hack', theft, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .lay('attack-08', 'attack-06')
    .expectResult('defense-won')
    .expectTurn('blue')
    .expectNeverOffered('blue', 'hacker.hack', 'hacker.pay');
});

scenario('Ionic Gas stops it', { ...theft, green: { extra: ['ionic-gas'] } }, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .lay('attack-08', 'negotiate')
    .plays('green', 'ionic-gas')
    .expectNext('second-encounter', 'red')
    .expectNeverOffered('blue', 'hacker.hack')
    .expectHandSize('blue', 1);
});

scenario(
  'Super Clone takes more, and the Hacker picks it all',
  {
    red: { alien: 'hacker', hand: ['attack-08', 'attack-04', 'attack-05', 'attack-07', 'attack-20'] },
    blue: { alien: 'clone', hand: ['negotiate', 'attack-06', 'flare-clone'], ships: { 'blue-1': 1 } },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-08', 'negotiate')
      .plays('blue', 'flare-clone', 2)
      .uses('red', 'hacker.pay')
      .expectNext('give-cards', 'red')
      .refuses('red', ['attack-04'], 'engine.too-few')
      .answers('red', ['attack-04', 'attack-05'])
      .expectNext('second-encounter', 'red')
      .expectHand('blue', 'attack-06', 'flare-clone', 'attack-04', 'attack-05');
  },
);

scenario(
  'Wild: the winner pays nothing',
  { ...theft, blue: { hand: ['negotiate', 'attack-06'] }, red: { ...theft.red, extra: ['flare-hacker'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-08', 'negotiate')
      .plays('red', 'flare-hacker')
      .expectNext('second-encounter', 'red')
      .expectHand('blue', 'attack-06')
      .expectHandSize('red', 5);
  },
);

scenario(
  'Wild, card-zapped: the winner pays',
  {
    ...theft,
    blue: { hand: ['negotiate', 'card-zap'], ships: { 'blue-1': 2 } },
    red: { ...theft.red, extra: ['flare-hacker'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-08', 'negotiate')
      .plays('red', 'flare-hacker')
      .cardZaps('blue')
      .expectNext('second-encounter', 'red')
      .expectHandSize('blue', 2)
      .expectHandSize('red', 2);
  },
);

scenario(
  'Super: up to as many cards go back to the payer',
  { ...theft, blue: { ...theft.blue, extra: ['flare-hacker'], ships: { 'blue-1': 2 } } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-08', 'negotiate')
      .uses('blue', 'hacker.hack', 'yellow', ['attack-20', 'attack-01'])
      .plays('blue', 'flare-hacker')
      .expectNext('give-cards', 'blue')
      .expectOptions('blue', 'attack-06', 'attack-20', 'attack-01')
      .refuses('blue', ['attack-06', 'attack-20', 'attack-01'], 'engine.too-many')
      .answers('blue', ['attack-06', 'attack-01'])
      .expectNext('second-encounter', 'red')
      .expectHand('blue', 'attack-20', 'flare-hacker')
      .expectHand('yellow', 'attack-30', 'attack-40', 'quash', 'attack-06', 'attack-01');
  },
);

scenario(
  'Paying zapped: cards by chance',
  {
    red: { alien: 'hacker', hand: ['attack-08', 'attack-04', 'attack-05', 'attack-20'] },
    blue: { hand: ['negotiate'], ships: { 'blue-1': 2 } },
    green: { extra: ['cosmic-zap'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-08', 'negotiate')
      .uses('red', 'hacker.pay')
      .luck('red', 'attack-20', 'attack-05')
      .zaps('green')
      .expectNext('second-encounter', 'red')
      .expectHand('red', 'attack-04')
      .expectHand('blue', 'attack-20', 'attack-05');
  },
);

const returning = {
  ...theft,
  blue: { ...theft.blue, extra: ['flare-hacker'], ships: { 'blue-1': 2 } },
  green: { extra: ['card-zap'] },
} as const;

scenario('Super: not without compensation', returning, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .lay('attack-08', 'attack-06')
    .expectNext('second-encounter', 'red')
    .expectNeverOffered('blue', 'hacker.super', 'hacker.wild');
});

scenario('Super, card-zapped: nothing goes back', returning, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .lay('attack-08', 'negotiate')
    .uses('blue', 'hacker.hack', 'yellow', ['attack-20', 'attack-01'])
    .plays('blue', 'flare-hacker')
    .cardZaps('green')
    .expectNext('second-encounter', 'red')
    .expectHand('blue', 'attack-06', 'attack-20', 'attack-01')
    .expectHand('yellow', 'attack-30', 'attack-40', 'quash');
});

scenario(
  'Wild: not for the one who collects',
  { ...theft, blue: { hand: ['negotiate', 'attack-06', 'flare-hacker'], ships: { 'blue-1': 1 } } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-08', 'negotiate')
      .expectNext('second-encounter', 'red')
      .expectNeverOffered('blue', 'hacker.wild')
      .expectHandSize('blue', 3);
  },
);
