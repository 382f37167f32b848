import { scenario } from '../../testing/index.ts';

scenario(
  'A defense without an encounter card shows its hand and draws a new one',
  { blue: { hand: ['quash', 'reinforcement-3'] }, deck: ['attack-40'] },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .expectNext('select', 'red', 'blue')
      .expectHandSize('blue', 8)
      .expectDiscard('quash', 'reinforcement-3')
      .expectOffered('blue', 'attack-40')
      .refuses('blue', 'quash', 'engine.unknown-option')
      .lay('attack-06', 'attack-40')
      .expectTotals(8, 44);
  },
);

scenario(
  'Only encounter cards can be selected, face down',
  { red: { hand: ['attack-06', 'morph', 'negotiate', 'reinforcement-5', 'plague'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .until('select')
      .expectOptions('red', 'attack-06', 'morph', 'negotiate')
      .selects('red', 'attack-06')
      .refuses('red', 'morph', 'engine.not-asked')
      .expectNext('select', 'blue')
      .selects('blue', 'attack-08')
      .expectFaceUp('offense', 'attack-06');
  },
);
