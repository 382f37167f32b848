import { scenario } from '../../testing/index.ts';

/** Ships named with an announcement that are gone when it takes effect. */

const voided = { 'green-1': 1 } as const;

scenario(
  'The ship named for a nest has paid for Wild Void: no colony comes of it',
  {
    red: {
      alien: 'human',
      hand: ['attack-04'],
      ships: { 'red-1': 1, 'red-2': 9, 'red-3': 10, 'red-4': 0, 'red-5': 0 },
    },
    yellow: { extra: ['flare-parasite', 'flare-void'], ships: voided },
    green: { extra: ['card-zap'] },
    options: { flares: 'unlimited' },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: { 'red-1': 1 } })
      .plays('yellow', 'flare-parasite', 'red-4', voided)
      .cardZaps('green')
      .plays('yellow', 'flare-void', voided)
      .expectNext('invite', 'red')
      .expectMarkers({ yellow: 0 })
      .expectWarp('yellow', 1);
  },
);

scenario(
  'A ship to be sacrificed has paid already: cards for the others only',
  {
    red: { alien: 'kamikaze', hand: ['attack-04', 'flare-void'], ships: voided },
    green: { extra: ['cosmic-zap'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .uses('red', 'kamikaze.sacrifice', { 'green-1': 1, 'red-1': 1 })
      .zaps('green')
      .plays('red', 'flare-void', voided)
      .expectNext('select', 'red', 'blue')
      .expectWarp('red', 2)
      .expectHandSize('red', 2 + 2);
  },
);

scenario(
  'A ship to ooze in has paid already: the others come',
  {
    red: { alien: 'amoeba', hand: ['attack-04', 'flare-void'], ships: voided },
    green: { extra: ['cosmic-zap'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-04', 'attack-10')
      .uses('red', 'amoeba.ooze', 'in', { 'green-1': 1, 'red-1': 2 })
      .zaps('green')
      .plays('red', 'flare-void', voided)
      .expectTotals(4 + 1 + 2, 14)
      .expectWarp('red', 1);
  },
);

scenario(
  'Ships to ooze out were taken by Catharsis meanwhile: what is left goes',
  {
    red: { alien: 'vacuum', hand: ['attack-04', 'flare-void'] },
    blue: { alien: 'amoeba', hand: ['attack-10'] },
    green: { extra: ['cosmic-zap'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-04', 'attack-10')
      .uses('blue', 'amoeba.ooze', 'out', 4)
      .zaps('green')
      .plays('red', 'flare-void', { 'red-1': 1 })
      .answers('red', { 1: 1 })
      .givesUp('blue', { 'blue-1': 1 })
      .returns('blue', { 'blue-2': 3 })
      .expectTotals(5, 10)
      .expectWarp('blue', 1)
      .expectShips('blue', 'blue-2', 7);
  },
);
