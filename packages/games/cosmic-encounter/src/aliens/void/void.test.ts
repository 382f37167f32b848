import { scenario } from '../../testing/index.ts';

const eradicates = {
  red: {
    alien: 'void',
    hand: ['attack-20', 'attack-04', 'attack-04', 'attack-06', 'attack-08', 'attack-08'],
  },
  blue: { hand: ['negotiate', 'attack-06'], ships: { 'blue-1': 4, 'blue-2': 3 }, removed: 13 },
  yellow: { extra: ['cosmic-zap'] },
} as const;

scenario(
  '[CE-072] Eradicate leaves nobody fewer ships than it has colonies to found',
  eradicates,
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .lay('attack-20', 'negotiate')
      .expectNext('second-encounter', 'red')
      .expectRemoved('blue', 15)
      .expectWarp('blue', 2)
      .expectHandSize('blue', 3)
      .expectHandSize('red', 3);
  },
);

scenario(
  '[CE-072] With four planets four ships are enough',
  { ...eradicates, options: { planets: 4 }, blue: { ...eradicates.blue, removed: 9 } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .lay('attack-20', 'negotiate')
      .expectNext('second-encounter', 'red')
      .expectRemoved('blue', 12)
      .expectWarp('blue', 1)
      .expectHandSize('blue', 2);
  },
);

scenario('Eradicate zapped: all to the warp, and paid for', eradicates, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .lay('attack-20', 'negotiate')
    .zaps('yellow', 'void.eradicate')
    .expectNext('second-encounter', 'red')
    .expectRemoved('blue', 13)
    .expectWarp('blue', 4)
    .expectHandSize('blue', 5);
});

scenario('Allies of the loser are removed as well', eradicates, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .invites('defense', 'green')
    .joins('green', 'defense', 4)
    .lay('attack-20', 'attack-06')
    .expectNext('second-encounter', 'red')
    .expectRemoved('green', 4)
    .expectWarp('green', 0)
    .expectRemoved('red', 0);
});

scenario(
  'A failed deal removes nothing',
  { ...eradicates, red: { alien: 'void', hand: ['negotiate', 'attack-04'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .lay('negotiate', 'negotiate')
      .breaksOff('blue')
      .expectTurn('blue')
      .expectRemoved('blue', 13)
      .expectWarp('blue', 3);
  },
);

const zombie = {
  ...eradicates,
  blue: { alien: 'zombie', hand: ['attack-06'], ships: { 'blue-1': 3 } },
} as const;

scenario('[CE-073] Eradicate comes before Immortality', zombie, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .lay('attack-20', 'attack-06')
    .expectNext('second-encounter', 'red')
    .expectRemoved('blue', 3)
    .expectWarp('blue', 0);
});

scenario(
  '[CE-073] What cannot be removed is saved by Immortality',
  {
    ...zombie,
    blue: { ...zombie.blue, ships: { 'blue-1': 3, 'blue-2': 1, 'blue-3': 1, 'blue-4': 1 }, removed: 14 },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .lay('attack-20', 'attack-06')
      .until('return-ships')
      .refuses('blue', { 'blue-1': 2 }, 'ce.not-this-planet')
      .returns('blue', { 'blue-2': 2 })
      .expectNext('second-encounter', 'red')
      .expectRemoved('blue', 15)
      .expectWarp('blue', 0)
      .expectShips('blue', 'blue-2', 3);
  },
);

scenario(
  'Healer brings back what was removed, for one card',
  { ...eradicates, green: { alien: 'healer', hand: ['attack-10'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .lay('attack-20', 'negotiate')
      .uses('green', 'healer.heal', 'blue')
      .expectNext('second-encounter', 'red')
      .expectRemoved('blue', 13)
      .expectWarp('blue', 0)
      .expectShips('blue', 'blue-2', 7)
      .expectHandSize('green', 2)
      .expectHandSize('blue', 3);
  },
);

const superVoid = {
  red: { hand: ['attack-20', 'attack-04'] },
  blue: { hand: ['attack-06'] },
  green: { alien: 'void', hand: ['attack-10', 'flare-void'] },
  yellow: { extra: ['cosmic-zap'] },
} as const;

scenario('Super: Void eradicates as an ally of the winner', superVoid, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .invites('offense', 'green')
    .joins('green', 'offense', 1)
    .lay('attack-20', 'attack-06')
    .plays('green', 'flare-void')
    .expectNext('second-encounter', 'red')
    .expectRemoved('blue', 4)
    .expectWarp('blue', 0)
    .expectHand('green', 'attack-10', 'flare-void');
});

scenario('Super: that use can be zapped', superVoid, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .invites('offense', 'green')
    .joins('green', 'offense', 1)
    .lay('attack-20', 'attack-06')
    .plays('green', 'flare-void')
    .zaps('yellow', 'void.eradicate')
    .expectNext('second-encounter', 'red')
    .expectRemoved('blue', 0)
    .expectWarp('blue', 4);
});

scenario('Super: not for an ally of the loser', superVoid, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .invites('defense', 'green')
    .joins('green', 'defense', 1)
    .lay('attack-20', 'attack-06')
    .expectNext('second-encounter', 'red')
    .expectNeverOffered('green', 'void.super');
});

const wildVoid = {
  red: { hand: ['attack-04', 'mobius-tubes'], warp: 3 },
  blue: { hand: ['attack-06', 'flare-void'] },
} as const;

scenario('Wild: a ship for an artifact without effect', wildVoid, (table) => {
  table
    .plays('red', 'mobius-tubes')
    .plays('blue', 'flare-void')
    .answers('blue', { 'blue-2': 1 })
    .expectNext('aim', 'red')
    .expectDiscard('mobius-tubes')
    .expectWarp('red', 2)
    .expectWarp('blue', 1)
    .expectHand('blue', 'attack-06', 'flare-void');
});

scenario(
  'Wild: the ship must not be in the encounter',
  { ...wildVoid, red: { hand: ['attack-04', 'emotion-control'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-04', 'attack-06')
      .plays('red', 'emotion-control')
      .plays('blue', 'flare-void')
      .until('sacrifice')
      .refuses('blue', { 'blue-1': 1 }, 'ce.not-this-planet')
      .answers('blue', { 'blue-2': 1 })
      .expectResult('defense-won')
      .expectWarp('blue', 1);
  },
);

scenario(
  'Wild, card-zapped: the ship stays, the artifact works',
  { ...wildVoid, green: { extra: ['card-zap'] } },
  (table) => {
    table
      .plays('red', 'mobius-tubes')
      .plays('blue', 'flare-void', { 'blue-2': 1 })
      .cardZaps('green', 'void.wild')
      .expectNext('aim', 'red')
      .expectWarp('red', 0)
      .expectWarp('blue', 0);
  },
);

scenario(
  '[CE-142] Void lends Eradicate to the offense and has no power itself',
  {
    red: { alien: 'warpish', hand: ['attack-20', 'attack-04'] },
    blue: { hand: ['attack-04'] },
    green: { alien: 'void', hand: ['attack-06', 'flare-philanthropist'] },
  },
  (table) => {
    table
      .plays('green', 'flare-philanthropist', 'red')
      .encounter({ defense: 'blue', ships: 3 })
      .expectAlien('red', 'void')
      .expectSheets('green', 0)
      .lay('attack-20', 'attack-04')
      .expectNext('second-encounter', 'red')
      .expectRemoved('blue', 4)
      .expectWarp('green', 1)
      .expectAlien('green', 'void')
      .expectAlien('red', 'warpish');
  },
);

scenario('A Void that loses removes nothing', { ...eradicates, blue: { hand: ['attack-30'] } }, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .lay('attack-20', 'attack-30')
    .expectResult('defense-won')
    .expectTurn('blue')
    .expectNeverOffered('yellow', 'cosmic-zap')
    .expectWarp('red', 3)
    .expectRemoved('blue', 0);
});
