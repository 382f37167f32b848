import { scenario } from '../../testing/index.ts';

scenario('The offense retrieves one ship, to a colony of its choice', { red: { warp: 3 } }, (table) => {
  table
    .expectNext('return-ships', 'red')
    .refuses('red', { 'blue-1': 1 }, 'ce.not-this-planet')
    .refuses('red', {}, 'engine.too-few')
    .returns('red', { 'red-2': 1 })
    .expectNext('aim', 'red')
    .expectWarp('red', 2)
    .expectShips('red', 'red-2', 5);
});

scenario('[CE-025] Without a colony the ship comes by way of the gate', { red: { warp: 20 } }, (table) => {
  table
    .expectNext('aim', 'red')
    .expectGate('red', 1)
    .expectWarp('red', 19)
    .aims('blue-1')
    .lay('attack-10', 'attack-04')
    .expectTotals(11, 8)
    .expectResult('offense-won')
    .expectNext('second-encounter', 'red')
    .expectShips('red', 'blue-1', 1)
    .expectMarkers({ red: 1 });
});

scenario(
  'Before there is a defense the offense comes first, then clockwise',
  { offense: 'yellow', destiny: ['green'] },
  (table) => {
    table.until('regroup.start').expectTimingOrder('yellow', 'green', 'red', 'blue');
  },
);

scenario(
  '… and then the defense second',
  { offense: 'yellow', destiny: ['blue'], blue: { alien: 'healer' } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .invites('offense', 'red')
      .joins('red', 'offense', 1)
      .lay('attack-06', 'attack-08')
      .until('reveal.after-reveal')
      .expectTimingOrder('yellow', 'blue', 'green', 'red');
  },
);
