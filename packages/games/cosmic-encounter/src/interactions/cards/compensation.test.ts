import { scenario } from '../../testing/index.ts';

/** Who pays whom, for which ships. */

const paid = {
  red: { hand: ['attack-08', 'attack-04', 'attack-05', 'attack-07', 'attack-09'] },
  green: { extra: ['cosmic-zap'] },
} as const;

scenario(
  'Hack: a hoard pays nothing, and a player with an empty hand cannot be chosen',
  {
    ...paid,
    blue: { alien: 'hacker', hand: ['negotiate', 'attack-06'], ships: { 'blue-1': 2 } },
    yellow: { alien: 'miser', hand: ['attack-20'], onSheet: ['attack-40', 'attack-30'] },
    green: { hand: [] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-08', 'negotiate')
      .uses('blue', 'hacker.hack')
      .expectOptions('blue', 'red', 'yellow')
      .answers('blue', 'yellow')
      .answers('blue', ['attack-20'])
      .expectNext('second-encounter', 'red')
      .expectHand('blue', 'attack-06', 'attack-20')
      .expectOnSheet('yellow', 2);
  },
);

scenario(
  'Hack: whoever played Wild Hacker pays nothing, but anybody else does',
  {
    red: { hand: ['attack-08', 'attack-04', 'flare-hacker'] },
    blue: { alien: 'hacker', hand: ['negotiate', 'attack-06'], ships: { 'blue-1': 2 } },
    yellow: { hand: ['attack-20', 'attack-40'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-08', 'negotiate')
      .plays('red', 'flare-hacker')
      .uses('blue', 'hacker.hack')
      .expectOptions('blue', 'yellow', 'green')
      .answers('blue', 'yellow')
      .answers('blue', ['attack-20', 'attack-40'])
      .expectNext('second-encounter', 'red')
      .expectHand('blue', 'attack-06', 'attack-20', 'attack-40')
      .expectHand('red', 'attack-04', 'flare-hacker');
  },
);

scenario(
  'Eradicated ships are not paid for, doubled or not',
  {
    red: { alien: 'void', hand: ['attack-20', 'attack-04', 'attack-05'] },
    blue: { alien: 'macron', hand: ['negotiate', 'attack-06'], ships: { 'blue-1': 2 } },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-20', 'negotiate')
      .expectNext('second-encounter', 'red')
      .expectRemoved('blue', 2)
      .expectHand('blue', 'attack-06')
      .expectHandSize('red', 2);
  },
);

scenario(
  '… and with Eradicate zapped they are, twice',
  {
    red: { alien: 'void', hand: ['attack-20', 'attack-04', 'attack-05', 'attack-07', 'attack-09'] },
    blue: { alien: 'macron', hand: ['negotiate', 'attack-06'], ships: { 'blue-1': 2 } },
    green: { extra: ['cosmic-zap'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-20', 'negotiate')
      .zaps('green', 'void.eradicate')
      .expectTurn('blue')
      .expectWarp('blue', 2)
      .expectHandSize('blue', 1 + 4);
  },
);

scenario(
  'Smash costs ships that bring no compensation, and Healer brings them all back',
  {
    red: { alien: 'cudgel', hand: ['attack-20', 'attack-04', 'attack-05', 'attack-07'] },
    blue: { hand: ['negotiate', 'attack-06'], ships: { 'blue-1': 1 } },
    yellow: { alien: 'healer', hand: ['attack-10'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .lay('attack-20', 'negotiate')
      .uses('yellow', 'healer.heal', 'blue')
      .returns('blue', { 'blue-2': 1 })
      .givesUp('blue', { 'blue-2': 2 })
      .uses('yellow', 'healer.heal', 'blue')
      .returns('blue', { 'blue-2': 2 })
      .expectNext('second-encounter', 'red')
      .expectWarp('blue', 0)
      .expectHandSize('blue', 1 + 1)
      .expectHandSize('yellow', 3);
  },
);

scenario(
  'Wild Miser hides cards from the Hacker, who sees what is left',
  {
    red: { hand: ['attack-20', 'attack-04', 'attack-30', 'flare-miser', 'attack-05'] },
    blue: { alien: 'hacker', hand: ['negotiate', 'attack-06'], ships: { 'blue-1': 1 } },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-20', 'negotiate')
      .plays('red', 'flare-miser')
      .answers('red', ['attack-30', 'attack-04'])
      .uses('blue', 'hacker.hack', 'red')
      .expectNext('pick-cards', 'blue')
      .expectSees('blue', 'red', 'attack-05')
      .answers('blue', ['attack-05'])
      .expectNext('second-encounter', 'red')
      .expectHand('blue', 'attack-06', 'attack-05')
      .expectHand('red', 'attack-04', 'attack-30', 'flare-miser');
  },
);

scenario(
  'Hack first, Super Clone second: the count goes by the payer chosen',
  {
    red: { hand: ['attack-20', 'attack-04'] },
    blue: {
      alien: 'hacker',
      hand: ['negotiate', 'flare-clone'],
      ships: { 'blue-1': 2 },
      techs: [{ id: 'precursor-seed', ships: 9 }],
    },
    yellow: { hand: ['attack-08', 'attack-08', 'attack-10', 'attack-12', 'attack-15'] },
    loaded: { aliens: [6] },
  },
  (table) => {
    table
      .completes('blue', 'precursor-seed')
      .returns('blue', { 'blue-2': 9 })
      .expectAlien('blue', 'clone')
      .encounter({ defense: 'blue', ships: 2 })
      .lay('attack-20', 'negotiate')
      .uses('blue', 'hacker.hack', 'yellow')
      .plays('blue', 'flare-clone', 4)
      .until('pick-cards')
      .answers('blue', ['attack-08/1', 'attack-10', 'attack-12', 'attack-15'])
      .expectNext('second-encounter', 'red')
      .expectHandSize('blue', 5);
  },
);
