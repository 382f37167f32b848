import { scenario } from '../../testing/index.ts';

scenario('One to four ships from any colonies', { red: { ships: { 'green-1': 1 } } }, (table) => {
  table
    .aims('blue-1')
    .expectNext('send-ships', 'red')
    .refuses('red', {}, 'engine.too-few')
    .refuses('red', { 'red-1': 3, 'red-2': 2 }, 'engine.too-many')
    .refuses('red', { 'red-5': 4 }, 'engine.out-of-range')
    .refuses('red', { 'blue-1': 1 }, 'ce.not-this-planet')
    .sends('red', { 'red-1': 3, 'green-1': 1 })
    .expectGate('red', 4)
    .expectMarkers({ red: 0 })
    .expectNext('invite', 'red');
});

scenario(
  '[CE-024] Launching the last ship of a third home colony turns the sheet over',
  {
    offense: 'blue',
    blue: {
      alien: 'sorcerer',
      ships: { 'blue-1': 1, 'blue-2': 9, 'blue-3': 10, 'blue-4': 0, 'blue-5': 0 },
    },
  },
  (table) => {
    table
      .expectPower('blue', true)
      .aims('yellow-1')
      .sends('blue', { 'blue-1': 1 })
      .expectPower('blue', false)
      .lay('attack-06', 'attack-04')
      .until('reveal.after-reveal')
      .expectNeverOffered('blue', 'sorcerer.magic')
      .expectTotals(7, 8);
  },
);

scenario(
  '[CE-024] … and the own flare is wild from then on',
  {
    offense: 'blue',
    blue: {
      alien: 'mirror',
      extra: ['flare-mirror'],
      ships: { 'blue-1': 1, 'blue-2': 9, 'blue-3': 10, 'blue-4': 0, 'blue-5': 0 },
    },
  },
  (table) => {
    table
      .aims('yellow-1')
      .sends('blue', { 'blue-1': 1 })
      .lay('attack-06', 'attack-04')
      .expectNeverOffered('blue', 'mirror.reversal')
      .plays('blue', 'flare-mirror')
      // its own 6 is the opponent's 4
      .expectTotals(5, 8);
  },
);

const settled = {
  red: { hand: ['attack-04'], ships: { 'blue-1': 2 } },
  blue: { hand: ['attack-10'] },
} as const;

scenario('A colony of the offense’s on the target takes no part, and is not lost', settled, (table) => {
  table
    .encounter({ defense: 'blue', ships: { 'red-1': 3 } })
    .lay('attack-04', 'attack-10')
    .expectTotals(7, 14)
    .expectTurn('blue')
    .expectWarp('red', 3)
    .expectShips('red', 'blue-1', 2)
    .expectMarkers({ red: 1 });
});

scenario('… but its ships may be sent from there', settled, (table) => {
  table
    .encounter({ defense: 'blue', ships: { 'blue-1': 2 } })
    .expectMarkers({ red: 0 })
    .lay('attack-04', 'attack-10')
    .expectTotals(6, 14)
    .expectTurn('blue')
    .expectWarp('red', 2);
});

scenario(
  'Called off, a fleet without a colony goes back to the warp',
  { red: { hand: ['negotiate', 'quash'], warp: 20 }, blue: { extra: ['flare-trader', 'ionic-gas'] } },
  (table) => {
    table
      .aims('blue-1')
      .luck('red', 'negotiate')
      .plays('blue', 'flare-trader')
      .answers('blue', ['ionic-gas'])
      .expectResult('called-off')
      .expectTurn('blue')
      .expectWarp('red', 20);
  },
);
