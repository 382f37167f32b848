import { scenario } from '../../testing/index.ts';

/** Barbarian, and who else is about when a hand is scattered. */

scenario(
  'Hack: whom the Demon has emptied pays nobody; the Demon pays with its own hand',
  {
    red: { alien: 'demon', hand: ['attack-08', 'attack-04'] },
    blue: { alien: 'hacker', hand: ['negotiate', 'attack-06'], ships: { 'blue-1': 2 } },
    yellow: { hand: ['attack-20', 'attack-40'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .uses('red', 'demon.possess', 'yellow')
      .lay('attack-08', 'negotiate')
      .uses('blue', 'hacker.hack')
      .expectOptions('blue', 'red', 'green')
      .answers('blue', 'red')
      .answers('blue', ['attack-04'])
      .expectTurn('blue')
      .expectHand('blue', 'attack-06', 'attack-04')
      .expectHand('yellow', 'attack-20', 'attack-40');
  },
);

const looting = {
  red: { alien: 'barbarian', hand: ['attack-20', 'attack-04'] },
  blue: { alien: 'demon', hand: ['attack-06', 'quash', 'attack-08'] },
  yellow: { hand: ['attack-30', 'attack-12'] },
} as const;

scenario('Loot is what the defense has in hand, not what it possesses', looting, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .uses('blue', 'demon.possess', 'yellow')
    .lay('attack-20', 'attack-06')
    .until('pick-cards')
    .expectSees('red', 'blue', 'quash', 'attack-08')
    .answers('red', ['attack-08'])
    .expectNext('second-encounter', 'red')
    .expectHand('blue')
    .expectHand('yellow', 'attack-30', 'attack-12')
    .expectHand('red', 'attack-04', 'attack-08')
    .expectDiscard('quash', 'attack-20', 'attack-06');
});

scenario(
  'What the looted defense throws away is another Vulch’s',
  { ...looting, blue: { hand: ['attack-06', 'quash', 'attack-08'] }, green: { alien: 'vulch', hand: 1 } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-20', 'attack-06')
      .answers('red', ['attack-08'])
      .expectNext('second-encounter', 'red')
      .expectHandSize('green', 2)
      .expectDiscard('attack-20', 'attack-06');
  },
);

scenario(
  '… but not the defense’s own',
  { ...looting, blue: { alien: 'vulch', hand: ['attack-06', 'quash', 'attack-08'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-20', 'attack-06')
      .answers('red', ['attack-08'])
      .expectNext('second-encounter', 'red')
      .expectHand('blue')
      .expectDiscard('quash', 'attack-20', 'attack-06');
  },
);

scenario(
  'The looter pays the negotiate it beat with what it has looted',
  {
    red: { alien: 'barbarian', hand: ['attack-20'] },
    blue: { alien: 'hacker', hand: ['negotiate', 'quash', 'attack-08'], ships: { 'blue-1': 1 } },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .lay('attack-20', 'negotiate')
      .answers('red', ['quash', 'attack-08'])
      .uses('blue', 'hacker.hack', 'red')
      .until('pick-cards')
      .answers('blue', ['quash'])
      .expectNext('second-encounter', 'red')
      .expectHand('blue', 'quash')
      .expectHand('red', 'attack-08');
  },
);
