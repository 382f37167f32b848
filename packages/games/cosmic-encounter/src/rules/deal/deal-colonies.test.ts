import { scenario } from '../../testing/index.ts';

const swapping = {
  red: { hand: ['negotiate', 'attack-04'], ships: { 'red-1': 1 } },
  blue: { hand: ['negotiate', 'attack-20'] },
} as const;

scenario('Both say with which ships they settle before anything moves', swapping, (table) => {
  table
    .encounter({ defense: 'blue', ships: { 'red-2': 2 } })
    .lay('negotiate', 'negotiate')
    .offers('red', { red: { colony: 'red-1' }, blue: { colony: 'blue-2' } })
    .accepts('blue')
    .expectNext('settle', 'red', 'blue')
    .settles('red', { 'red-1': 1, gate: 2 })
    .refuses('blue', { 'red-1': 1 }, 'engine.unknown-option')
    .settles('blue', { 'blue-2': 1 })
    .expectResult('deal')
    .expectNext('second-encounter', 'red')
    .expectShips('red', 'red-1', 0)
    .expectShips('blue', 'red-1', 1)
    .expectShips('red', 'blue-2', 3)
    .expectGate('red', 0)
    .expectMarkers({ red: 1, blue: 1 });
});

scenario(
  '2008: a home colony of the granter, settled from anywhere but the warp',
  {
    ...swapping,
    options: { edition: '2008', flares: 'none' },
    red: { hand: ['negotiate', 'attack-04'], warp: 3 },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .lay('negotiate', 'negotiate')
      .offers('blue', { blue: { colony: 'blue-5' } })
      .accepts('red')
      .expectNext('settle', 'red')
      .refuses('red', { warp: 1 }, 'engine.unknown-option')
      .settles('red', { gate: 3, 'red-2': 1 })
      .expectNext('second-encounter', 'red')
      .expectShips('red', 'blue-5', 4)
      .expectWarp('red', 2);
  },
);

scenario(
  'A home planet of the receiver’s may be granted, where the granter has a colony',
  {
    ...swapping,
    red: { hand: ['negotiate', 'attack-04'], ships: { 'red-1': 0 } },
    blue: { hand: ['negotiate'], ships: { 'red-1': 2 } },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('negotiate', 'negotiate')
      .offers('blue', { blue: { colony: 'red-1' } })
      .accepts('red')
      .settles('red', { gate: 1 })
      .expectNext('second-encounter', 'red')
      .expectShips('red', 'red-1', 1)
      .expectMarkers({ red: 0, blue: 1 });
  },
);

const releasing = {
  ...swapping,
  red: { hand: ['negotiate', 'attack-04'], warp: 2 },
  blue: { alien: 'zombie', hand: ['negotiate', 'attack-20'] },
  yellow: { warp: 4 },
  green: { warp: 20 },
} as const;

scenario('The other main player’s ships only', releasing, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .lay('negotiate', 'negotiate')
    .refusesOffer('red', { blue: { random: 1, release: { yellow: 1 } } }, 'ce.ships-not-releasable')
    .offers('red', { blue: { random: 1, release: { red: 1 } } })
    .accepts('blue')
    .returns('red', { 'red-3': 1 })
    .expectResult('deal')
    .expectWarp('red', 0)
    .expectWarp('yellow', 4);
});

scenario(
  'Any player’s ships, to their own colonies',
  { ...releasing, options: { zombieRelease: 'any-player' } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('negotiate', 'negotiate')
      .refusesOffer('red', { blue: { random: 1, release: { green: 1 } } }, 'ce.ships-not-releasable')
      .refusesOffer('red', { blue: { random: 1, release: { yellow: 5 } } }, 'ce.ships-not-releasable')
      .refusesOffer('red', { blue: { random: 1, release: { blue: 1 } } }, 'ce.ships-not-releasable')
      .refusesOffer('red', { blue: { release: { yellow: 4 } } }, 'ce.deal-needs-something')
      .offers('red', { red: { random: 1 }, blue: { release: { yellow: 3, red: 1 } } })
      .accepts('blue')
      .returns('red', { 'red-1': 1 })
      .returns('yellow', { 'yellow-2': 3 })
      .expectResult('deal')
      .expectNext('return-ships', 'red')
      .expectShips('yellow', 'yellow-2', 6)
      .expectWarp('yellow', 1)
      .expectWarp('red', 0);
  },
);

scenario('Released ships cannot settle what is granted with them', releasing, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .lay('negotiate', 'negotiate')
    .offers('blue', { blue: { colony: 'blue-1', release: { red: 1 } } })
    .accepts('red')
    .expectNext('settle', 'red')
    .settles('red', { gate: 1 })
    .expectNext('return-ships', 'red')
    .refuses('red', { 'blue-1': 1 }, 'ce.not-this-planet')
    .returns('red', { 'red-1': 1 })
    .expectShips('red', 'blue-1', 1);
});

scenario(
  'A power that is lost releases nobody',
  {
    ...releasing,
    blue: {
      alien: 'zombie',
      hand: ['negotiate', 'attack-20'],
      ships: { 'blue-1': 8, 'blue-2': 8, 'blue-3': 0, 'blue-4': 0, 'blue-5': 0, 'yellow-1': 4 },
    },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('negotiate', 'negotiate')
      .refusesOffer('red', { blue: { random: 1, release: { red: 1 } } }, 'ce.ships-not-releasable');
  },
);
