import { scenario } from '../../testing/index.ts';

const vacuumLoses = {
  red: { alien: 'vacuum', hand: ['attack-04', 'attack-06'] },
  blue: { hand: ['attack-10', 'attack-06'] },
  green: { alien: 'zombie' },
  yellow: { extra: ['cosmic-zap'] },
} as const;

scenario('[CE-075] Catharsis: others lose as many', vacuumLoses, (table) => {
  table
    .encounter({ defense: 'blue', ships: 4 })
    .lay('attack-04', 'attack-10')
    .until('vacuum')
    .refuses('red', { 1: 3, 3: 2 }, 'engine.too-many')
    .answers('red', { 1: 3, 3: 1 })
    .givesUp('blue', { 'blue-2': 3 })
    .expectTurn('blue')
    .expectWarp('red', 4)
    .expectWarp('blue', 3)
    .expectWarp('green', 0);
});

scenario('Catharsis may spare everybody', vacuumLoses, (table) => {
  table
    .encounter({ defense: 'blue', ships: 4 })
    .lay('attack-04', 'attack-10')
    .answers('red', {})
    .expectTurn('blue')
    .expectWarp('blue', 0);
});

scenario('Catharsis zapped', vacuumLoses, (table) => {
  table
    .encounter({ defense: 'blue', ships: 4 })
    .lay('attack-04', 'attack-10')
    .answers('red', { 1: 4 })
    .zaps('yellow', 'vacuum.catharsis')
    .expectTurn('blue')
    .expectWarp('blue', 0);
});

scenario(
  '[CE-076] Super: exactly those ships, all at once',
  {
    ...vacuumLoses,
    red: { alien: 'vacuum', hand: ['attack-04', 'attack-06', 'flare-vacuum'] },
    green: { alien: 'zombie', ships: { 'red-1': 1, 'red-2': 1, 'blue-2': 1, 'blue-3': 1 } },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 4 })
      .lay('attack-04', 'attack-10')
      .answers('red', { 3: 4 })
      .plays('red', 'flare-vacuum')
      .answers('red', { 'red-1': 1, 'red-2': 1, 'blue-2': 1, 'blue-3': 1 })
      .until('return-ships')
      .refuses('green', { 'red-1': 4 }, 'ce.not-this-planet')
      .returns('green', { 'green-1': 4 })
      .expectTurn('blue')
      .expectWarp('green', 0)
      .expectMarkers({ green: 0 });
  },
);

const inhales = { yellow: { hand: ['attack-04', 'flare-vacuum'], warp: 3 } } as const;

scenario('Wild: a ship for every attack of others', inhales, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .lay('attack-10', 'attack-04')
    .plays('yellow', 'flare-vacuum')
    .expectResult('offense-won')
    .expectWarp('yellow', 1);
});

scenario('Wild: negotiates do not count', inhales, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .lay('attack-10', 'negotiate')
    .plays('yellow', 'flare-vacuum')
    .expectResult('offense-won')
    .expectWarp('yellow', 2);
});

const stranded = {
  red: { hand: ['attack-10', 'attack-06'], ships: { 'red-1': 2 }, warp: 18 },
  blue: { alien: 'vacuum', hand: ['attack-10', 'flare-kamikaze', 'flare-vacuum'] },
  green: { warp: 0 },
  options: { flares: 'unlimited' },
} as const;

scenario('Catharsis: who has no colony gives ships from the gate', stranded, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .lay('attack-10', 'attack-10')
    .plays('blue', 'flare-kamikaze', { 'blue-2': 4 })
    .until('vacuum')
    .refuses('blue', { 0: 4 }, 'engine.out-of-range')
    .answers('blue', { 0: 2, 3: 2 })
    .givesUp('red', { gate: 2 })
    .givesUp('green', { 'green-1': 2 })
    .until('reveal.after-reveal')
    .expectGate('red', 1)
    .expectWarp('red', 19);
});

scenario('Super: nothing is to be picked where there is only the gate', stranded, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .lay('attack-10', 'attack-10')
    .plays('blue', 'flare-kamikaze', { 'blue-2': 4 })
    .answers('blue', { 0: 2, 3: 2 })
    .plays('blue', 'flare-vacuum')
    .answers('blue', { 'green-1': 2 })
    .until('reveal.after-reveal')
    .expectGate('red', 1)
    .expectWarp('red', 19)
    .expectWarp('green', 2);
});

scenario('Wild: its own attack is not another’s', { red: { extra: ['flare-vacuum'], warp: 3 } }, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .expectWarp('red', 2)
    .lay('attack-10', 'attack-04')
    .plays('red', 'flare-vacuum')
    .expectResult('offense-won')
    .expectWarp('red', 1);
});

scenario('Wild: not with nothing in the warp', { yellow: { extra: ['flare-vacuum'] } }, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .lay('attack-10', 'attack-04')
    .expectResult('offense-won')
    .expectNeverOffered('yellow', 'vacuum.wild');
});

scenario(
  'Super, card-zapped: the victims choose',
  {
    ...vacuumLoses,
    red: { alien: 'vacuum', hand: ['attack-04', 'attack-06', 'flare-vacuum'] },
    yellow: { extra: ['card-zap'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 4 })
      .lay('attack-04', 'attack-10')
      .answers('red', { 1: 4 })
      .plays('red', 'flare-vacuum')
      .cardZaps('yellow')
      .expectNext('give-up-ships', 'blue')
      .givesUp('blue', { 'blue-5': 4 })
      .expectTurn('blue')
      .expectWarp('blue', 4);
  },
);
