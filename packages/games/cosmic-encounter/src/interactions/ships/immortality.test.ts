import { scenario } from '../../testing/index.ts';

/** Zombie and its wild flare where ships are lost with an encounter. */

const fleetOfSeven = { ships: { 'red-1': 5, 'red-2': 1, 'red-3': 1, 'red-4': 0, 'red-5': 0 }, removed: 13 };

scenario(
  'Wild Zombie saves one of what Void could not remove',
  {
    red: { hand: ['attack-04', 'flare-zombie'], ...fleetOfSeven },
    blue: { alien: 'void', hand: ['attack-20', 'attack-06'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: { 'red-1': 4 } })
      .lay('attack-04', 'attack-20')
      .plays('red', 'flare-zombie')
      .expectTurn('blue')
      .expectRemoved('red', 13 + 2)
      .expectWarp('red', 1);
  },
);

const strong = { hand: ['attack-20', 'attack-06'] } as const;

const immortal = { alien: 'zombie', hand: ['attack-04', 'attack-06'] } as const;

scenario(
  'Nothing was lost that Healer could heal, or Remora cling to',
  {
    red: immortal,
    blue: strong,
    yellow: { alien: 'healer' },
    green: { alien: 'remora', warp: 1 },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .lay('attack-04', 'attack-20')
      .returns('red', { 'red-1': 3 })
      .expectResult('defense-won')
      .expectTurn('blue')
      .expectNeverOffered('yellow', 'healer.heal')
      .expectNeverOffered('green', 'remora.cling-ship')
      .expectWarp('red', 0);
  },
);

scenario(
  'Immortality zapped: the ships are lost and can be healed',
  { red: immortal, blue: strong, yellow: { alien: 'healer' }, green: { extra: ['cosmic-zap'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .lay('attack-04', 'attack-20')
      .zaps('green', 'zombie.immortality')
      .uses('yellow', 'healer.heal', 'red')
      .returns('red', { 'red-1': 3 })
      .expectTurn('blue')
      .expectWarp('red', 0);
  },
);

scenario(
  'Smash finds an immortal fleet: what it takes comes back like the rest',
  { red: { alien: 'cudgel', hand: ['attack-20', 'attack-06'] }, blue: immortal },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .lay('attack-20', 'attack-04')
      .returns('blue', { 'blue-2': 4 })
      .givesUp('blue', { 'blue-3': 3 })
      .returns('blue', { 'blue-3': 3 })
      .expectNext('second-encounter', 'red')
      .expectWarp('blue', 0)
      .expectShips('blue', 'blue-3', 4);
  },
);

scenario(
  'An immortal ally of an Observer is saved once, by whoever comes first',
  {
    red: { alien: 'observer', hand: ['attack-04', 'attack-06'] },
    blue: strong,
    yellow: { alien: 'zombie' },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .invites('offense', 'yellow')
      .joins('yellow', 'offense', 2)
      .lay('attack-04', 'attack-20')
      .returns('yellow', { 'yellow-1': 2 })
      .expectTurn('blue')
      .expectWarp('yellow', 0)
      .expectWarp('red', 2);
  },
);

scenario(
  'With Protect zapped Immortality still saves its own',
  {
    red: { alien: 'observer', hand: ['attack-04', 'attack-06'] },
    blue: strong,
    yellow: { alien: 'zombie' },
    green: { extra: ['cosmic-zap'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .invites('offense', 'yellow')
      .joins('yellow', 'offense', 2)
      .lay('attack-04', 'attack-20')
      .zaps('green', 'observer.protect')
      .returns('yellow', { 'yellow-1': 2 })
      .expectTurn('blue')
      .expectWarp('yellow', 0);
  },
);

scenario(
  'Wild Shadow takes the winners’ ships, and an immortal ally’s go home instead',
  {
    red: { hand: ['attack-20', 'attack-06'] },
    blue: { hand: ['attack-04', 'flare-shadow'] },
    yellow: { alien: 'zombie' },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .invites('offense', 'yellow')
      .joins('yellow', 'offense', 1)
      .lay('attack-20', 'attack-04')
      .plays('blue', 'flare-shadow', { 'blue-2': 1 })
      .returns('yellow', { 'yellow-1': 1 })
      .expectResult('offense-won')
      .expectNext('second-encounter', 'red')
      .expectWarp('red', 2)
      .expectWarp('yellow', 0)
      .expectWarp('blue', 4 + 1)
      .expectMarkers({ red: 0, yellow: 0 });
  },
);

scenario(
  'Both lose: everything leaves at once, an immortal defense not to the planet it stood on',
  {
    red: { alien: 'vacuum', hand: ['attack-04', 'flare-loser'] },
    blue: { alien: 'zombie', hand: ['attack-20'] },
    yellow: { alien: 'void' },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .invites('defense', 'yellow')
      .joins('yellow', 'defense', 1)
      .plays('red', 'flare-loser')
      .until('return-ships')
      .refuses('blue', { 'blue-1': 4 }, 'ce.not-this-planet')
      .returns('blue', { 'blue-2': 4 })
      .answers('red', { 2: 2 })
      .givesUp('yellow', { 'yellow-1': 2 })
      .expectTurn('blue')
      .expectWarp('red', 2)
      .expectWarp('blue', 0)
      .expectWarp('yellow', 1 + 2)
      .expectRemoved('red', 0);
  },
);
