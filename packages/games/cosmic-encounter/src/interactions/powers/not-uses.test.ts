import { scenario } from '../../testing/index.ts';

/** Parts of powers that are no use go on while the power is zapped, but not while it is lost. */

scenario(
  'A zapped Macron is paid twice all the same',
  {
    red: { hand: ['attack-20', 'attack-04', 'attack-05', 'attack-06', 'attack-08'] },
    blue: { alien: 'macron', hand: ['negotiate'], ships: { 'blue-1': 2 } },
    green: { extra: ['cosmic-zap'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-20', 'negotiate')
      .zaps('green', 'macron.mass')
      .expectTurn('blue')
      .expectHandSize('blue', 4);
  },
);

scenario(
  'A zapped Zombie may still let ships go in a deal',
  {
    red: { hand: ['negotiate', 'attack-04'], warp: 3 },
    blue: { alien: 'zombie', hand: ['negotiate', 'negotiate', 'attack-06', 'attack-08'] },
    yellow: { extra: ['plague'] },
    green: { extra: ['cosmic-zap'] },
  },
  (table) => {
    table
      .plays('yellow', 'plague', 'blue')
      .givesUp('blue', { 'blue-2': 3 })
      .zaps('green', 'zombie.immortality')
      .encounter({ defense: 'blue', ships: 1 })
      .expectWarp('blue', 3)
      .lay('negotiate', 'negotiate')
      .offers('blue', { blue: { random: 1, release: { red: 2 } } })
      .accepts('red')
      .expectNext('second-encounter', 'red')
      .expectWarp('red', 0);
  },
);

scenario(
  '… but not once it has too few home colonies',
  {
    red: { hand: ['negotiate', 'attack-04'], warp: 3 },
    blue: {
      alien: 'zombie',
      hand: ['negotiate', 'attack-06', 'attack-08'],
      ships: { 'blue-1': 10, 'blue-2': 10, 'blue-3': 0, 'blue-4': 0, 'blue-5': 0 },
    },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('negotiate', 'negotiate')
      .refusesOffer('blue', { blue: { random: 1, release: { red: 2 } } }, 'ce.ships-not-releasable')
      .expectNext('deal', 'red', 'blue');
  },
);

scenario(
  'A zapped Vulch keeps its artifacts when a new hand comes',
  {
    red: { hand: ['attack-10', 'mobius-tubes'], warp: 2 },
    blue: { alien: 'vulch', hand: ['quash', 'ionic-gas'] },
    green: { extra: ['cosmic-zap'] },
  },
  (table) => {
    table
      .plays('red', 'mobius-tubes')
      .zaps('green', 'vulch.salvage')
      .encounter({ defense: 'blue', ships: 1 })
      .until('select')
      .expectHandSize('blue', 2 + 8);
  },
);

scenario(
  'Fortresses may be laid by a Citadel that was zapped in the encounter before',
  {
    red: { hand: ['attack-20', 'attack-10'] },
    blue: { hand: ['attack-04', 'attack-06'] },
    yellow: { alien: 'citadel', hand: ['attack-08', 'attack-12'] },
    green: { extra: ['cosmic-zap'] },
    beside: { 'blue-1': ['attack-01'] },
    destiny: ['blue', 'green'],
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-20', 'attack-04')
      .uses('yellow', 'citadel.fortification')
      .zaps('green', 'citadel.fortification')
      .expectTotals(21, 8)
      .until('second-encounter')
      .expectBeside('blue-1', 'attack-01')
      .chooses('encounter')
      .uses('yellow', 'citadel.place', 'green-1', 'attack-12')
      .encounter({ offense: 'red', defense: 'green', ships: 1 })
      .lay('attack-10', 'attack-06')
      .uses('yellow', 'citadel.fortification')
      .expectTotals(11, 6 + 4 + 12);
  },
);
