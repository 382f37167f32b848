import { scenario } from '../../testing/index.ts';

const amoebaAttacks = { red: { alien: 'amoeba' }, green: { extra: ['cosmic-zap'] } } as const;
const ten = { 'red-1': 3, 'red-2': 3, 'red-3': 3, 'red-4': 1 } as const;

scenario('[CE-109] Ooze: ten more', amoebaAttacks, (table) => {
  table
    .encounter({ defense: 'blue', ships: { 'red-5': 4 } })
    .lay('attack-04', 'attack-10')
    .uses('red', 'amoeba.ooze', 'in', ten)
    .expectTotals(18, 14)
    .expectNeverOffered('yellow', 'amoeba.ooze');
});

scenario('[CE-109] Ooze: all out, and the side wins', amoebaAttacks, (table) => {
  table
    .encounter({ defense: 'blue', ships: 4 })
    .invites('offense', 'yellow')
    .joins('yellow', 'offense', 2)
    .lay('attack-10', 'attack-04')
    .uses('red', 'amoeba.ooze', 'out', 4)
    .returns('red', { 'red-1': 4 })
    .expectResult('offense-won')
    .expectNext('second-encounter', 'red')
    .expectMarkers({ red: 0, yellow: 1 })
    .expectShips('yellow', 'blue-1', 2);
});

scenario('Ooze zapped: nothing moves', amoebaAttacks, (table) => {
  table
    .encounter({ defense: 'blue', ships: { 'red-5': 4 } })
    .lay('attack-04', 'attack-10')
    .uses('red', 'amoeba.ooze', 'in', ten)
    .zaps('green')
    .expectTotals(8, 14);
});

scenario('Ooze: ships that leave the target go elsewhere', { blue: { alien: 'amoeba' } }, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .lay('attack-10', 'attack-04')
    .uses('blue', 'amoeba.ooze', 'out', 3)
    .until('return-ships')
    .refuses('blue', { 'blue-1': 3 }, 'ce.not-this-planet')
    .returns('blue', { 'blue-2': 3 })
    .expectTotals(11, 5);
});

const wildAmoeba = { blue: { extra: ['flare-amoeba'], ships: { 'blue-1': 0 } } } as const;

scenario('Wild: four ships onto an empty planet', wildAmoeba, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .uses('blue', 'amoeba.wild')
    .expectOptions('blue', 'in')
    .answers('blue', 'in')
    .until('ooze-in')
    .refuses('blue', { 'blue-2': 5 }, 'engine.too-many')
    .answers('blue', { 'blue-2': 4 })
    .lay('attack-04', 'attack-10')
    .expectTotals(5, 14);
});

scenario('Super: an ally oozes', { yellow: { alien: 'amoeba', extra: ['flare-amoeba'] } }, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .invites('offense', 'yellow')
    .joins('yellow', 'offense', 1)
    .lay('attack-04', 'attack-10')
    .plays('yellow', 'flare-amoeba', 'in', { 'yellow-1': 3, 'yellow-2': 3 })
    .expectTotals(12, 14);
});

scenario(
  'Ooze: not for a defense without a ship there',
  { blue: { alien: 'amoeba', ships: { 'blue-1': 0 } } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-04', 'attack-10')
      .expectTotals(5, 10)
      .expectNeverOffered('blue', 'amoeba.ooze');
  },
);

scenario(
  'Wild: ships with nowhere else to go stay',
  {
    blue: {
      extra: ['flare-amoeba'],
      ships: { 'blue-1': 4, 'blue-2': 0, 'blue-3': 0, 'blue-4': 0, 'blue-5': 0 },
      warp: 16,
    },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .expectNext('select', 'red', 'blue')
      .expectNeverOffered('blue', 'amoeba.wild');
  },
);

const superAmoeba = {
  yellow: { alien: 'amoeba', extra: ['flare-amoeba'] },
  green: { extra: ['cosmic-zap'] },
} as const;

scenario('Super: the use it makes possible can be zapped', superAmoeba, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .invites('offense', 'yellow')
    .joins('yellow', 'offense', 1)
    .lay('attack-04', 'attack-10')
    .plays('yellow', 'flare-amoeba', 'in', { 'yellow-1': 3 })
    .zaps('green', 'amoeba.ooze')
    .expectTotals(6, 14)
    .expectHandSize('yellow', 6);
});

scenario('Super: not for whoever stays out', superAmoeba, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .lay('attack-04', 'attack-10')
    .expectTotals(5, 14)
    .expectNeverOffered('yellow', 'amoeba.super', 'amoeba.wild', 'amoeba.ooze');
});

scenario(
  'Wild: four more than the gate takes, or four home again',
  { red: { extra: ['flare-amoeba'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 4 })
      .plays('red', 'flare-amoeba', 'in', { 'red-2': 4 })
      .lay('attack-04', 'attack-10')
      .expectTotals(4 + 8, 14);
  },
);
