import { scenario } from '../../testing/index.ts';

/** Vacuum with Void before it and Healer after it. */

const vacuum = { alien: 'vacuum', hand: ['attack-04', 'attack-06'] } as const;

const strong = { hand: ['attack-20', 'attack-06'] } as const;

scenario(
  'Catharsis works though its ships are healed, and its victims are healed too',
  {
    red: vacuum,
    blue: strong,
    yellow: { alien: 'healer', hand: ['attack-10'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .lay('attack-04', 'attack-20')
      .answers('red', { 1: 1, 3: 2 })
      .givesUp('blue', { 'blue-2': 1 })
      .givesUp('green', { 'green-1': 2 })
      .uses('yellow', 'healer.heal')
      .expectOptions('yellow', 'blue', 'green')
      .answers('yellow', 'green')
      .expectOffered('yellow', 'healer.heal')
      .uses('yellow', 'healer.heal', 'blue')
      .uses('yellow', 'healer.heal')
      .expectOptions('yellow', 'red')
      .answers('yellow', 'red')
      .expectTurn('blue')
      .expectWarp('red', 0)
      .expectWarp('blue', 0)
      .expectWarp('green', 0)
      .expectHandSize('yellow', 4);
  },
);

scenario(
  'The Healer itself may be a victim, and nobody heals it',
  { red: vacuum, blue: strong, yellow: { alien: 'healer', hand: ['attack-10'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .lay('attack-04', 'attack-20')
      .answers('red', { 2: 3 })
      .givesUp('yellow', { 'yellow-1': 3 })
      .uses('yellow', 'healer.heal')
      .expectOptions('yellow', 'red')
      .answers('yellow', 'red')
      .expectTurn('blue')
      .expectWarp('yellow', 3)
      .expectWarp('red', 0);
  },
);

scenario(
  'Heal zapped for one batch is zapped for the next',
  {
    red: vacuum,
    blue: strong,
    yellow: { alien: 'healer', hand: ['attack-10'] },
    green: { extra: ['cosmic-zap'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .lay('attack-04', 'attack-20')
      .answers('red', { 1: 2 })
      .givesUp('blue', { 'blue-2': 2 })
      .uses('yellow', 'healer.heal', 'blue')
      .zaps('green', 'healer.heal')
      .expectTurn('blue')
      .expectWarp('blue', 2)
      .expectWarp('red', 3)
      .expectHandSize('yellow', 1);
  },
);

const fleetOfSeven = { ships: { 'red-1': 5, 'red-2': 1, 'red-3': 1, 'red-4': 0, 'red-5': 0 }, removed: 13 };

scenario(
  'Void before Vacuum: only what reached the warp is taken out on others',
  { red: { ...vacuum, ...fleetOfSeven }, blue: { alien: 'void', hand: ['attack-20', 'attack-06'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: { 'red-1': 4 } })
      .lay('attack-04', 'attack-20')
      .until('vacuum')
      .refuses('red', { 1: 3 }, 'engine.too-many')
      .answers('red', { 1: 2 })
      .givesUp('blue', { 'blue-2': 2 })
      .expectTurn('blue')
      .expectRemoved('red', 13 + 2)
      .expectWarp('red', 2)
      .expectWarp('blue', 2);
  },
);

scenario(
  'Void leaves Vacuum nothing to take out on anybody',
  { red: vacuum, blue: { alien: 'void', hand: ['attack-20', 'attack-06'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 4 })
      .lay('attack-04', 'attack-20')
      .expectTurn('blue')
      .expectRemoved('red', 4)
      .expectWarp('red', 0);
  },
);

scenario(
  'Plague on Vacuum is plague on others',
  { blue: { alien: 'vacuum', hand: ['attack-04'] }, green: { extra: ['plague'] } },
  (table) => {
    table
      .plays('green', 'plague', 'blue')
      .givesUp('blue', { 'blue-1': 3 })
      .answers('blue', { 3: 3 })
      .givesUp('green', { 'green-1': 3 })
      .expectNext('aim', 'red')
      .expectWarp('blue', 3)
      .expectWarp('green', 3);
  },
);
