import { scenario } from '../../testing/index.ts';

scenario('One to four ships from any colonies', { red: { ships: { 'green-1': 1 } } }, (table) => {
  table
    .aims('blue-1')
    .expectNext('send-ships', 'red')
    .refuses('red', {}, 'engine.too-few')
    .refuses('red', { 'red-1': 3, 'red-2': 2 }, 'engine.too-many')
    .refuses('red', { 'red-5': 4 }, 'engine.out-of-range')
    .refuses('red', { 'blue-1': 1 }, 'engine.unknown-option')
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
