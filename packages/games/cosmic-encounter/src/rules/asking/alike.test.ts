import { scenario } from '../../testing/index.ts';

scenario('Ships are sent from own colonies, and the prompt says so of other planets', {}, (table) => {
  table
    .aims('blue-1')
    .until('send-ships')
    .expectRefused('red', 'blue-1', 'ce.not-this-planet')
    .refuses('red', { 'blue-1': 1 }, 'ce.not-this-planet')
    // no planet at all
    .refuses('red', { gate: 1 }, 'engine.unknown-option')
    .sends('red', 1)
    .expectNext('invite', 'red');
});

scenario(
  'Where a card of the own hand is asked for, the prompt says which of them are not meant',
  { blue: { hand: ['attack-20', 'mobius-tubes'], techs: [{ id: 'quark-battery', ships: 3 }] } },
  (table) => {
    table
      .completes('blue', 'quark-battery')
      .returns('blue', 3)
      .until('store')
      .expectOptions('blue', 'attack-20')
      .expectRefused('blue', 'mobius-tubes', 'ce.not-this-card')
      .answers('blue', 'attack-20')
      .expectNext('aim', 'red');
  },
);
