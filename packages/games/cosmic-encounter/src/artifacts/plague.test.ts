import { scenario } from '../testing/index.ts';

scenario(
  '[CE-153] Plague: three ships, and one card of every type',
  {
    yellow: { extra: ['plague'] },
    green: { hand: ['attack-04', 'attack-10', 'attack-20', 'negotiate', 'quash'] },
  },
  (table) => {
    table
      .plays('yellow', 'plague', 'green')
      .expectNext('give-up-ships', 'green')
      .refuses('green', { 'green-1': 2 }, 'engine.too-few')
      .givesUp('green', { 'green-1': 1, 'green-2': 2 })
      .expectNext('discard-one', 'green')
      .expectOptions('green', 'attack-04', 'attack-10', 'attack-20')
      .answers('green', 'attack-04')
      .expectNext('aim', 'red')
      .expectWarp('green', 3)
      .expectHand('green', 'attack-10', 'attack-20')
      .expectDiscard('attack-04', 'negotiate', 'quash', 'plague');
  },
);

scenario(
  'One card of each of the six types, and only one',
  {
    yellow: { extra: ['plague'] },
    green: {
      hand: [
        'attack-04',
        'attack-04',
        'negotiate',
        'negotiate',
        'morph',
        'reinforcement-2',
        'reinforcement-5',
        'quash',
        'flare-zombie',
      ],
    },
  },
  (table) => {
    table
      .plays('yellow', 'plague', 'green')
      .givesUp('green', { 'green-1': 3 })
      .expectNext('discard-one', 'green')
      .answers('green', 'attack-04')
      .expectNext('discard-one', 'green')
      .answers('green', 'negotiate')
      .expectNext('discard-one', 'green')
      .answers('green', 'morph')
      .expectNext('discard-one', 'green')
      .expectOptions('green', 'reinforcement-2', 'reinforcement-5')
      .refuses('green', 'quash', 'ce.other-type')
      .answers('green', 'reinforcement-2')
      .expectNext('aim', 'red')
      .expectHand('green', 'attack-04', 'negotiate', 'reinforcement-5')
      .expectDiscard('attack-04', 'negotiate', 'morph', 'reinforcement-2', 'quash', 'flare-zombie', 'plague');
  },
);

scenario(
  'Whoever has fewer than three ships loses them all, and with no card discards none',
  { yellow: { extra: ['plague'] }, green: { hand: [], warp: 18, ships: { 'green-1': 2 } } },
  (table) => {
    table
      .plays('yellow', 'plague', 'green')
      .expectNext('aim', 'red')
      .expectWarp('green', 20)
      .expectShips('green', 'green-1', 0)
      .expectDiscard('plague');
  },
);

scenario('Oneself may be chosen too', { blue: { hand: ['attack-06', 'plague'] } }, (table) => {
  table
    .plays('blue', 'plague', 'blue')
    .givesUp('blue', { 'blue-5': 3 })
    .expectNext('aim', 'red')
    .expectHand('blue')
    .expectDiscard('attack-06', 'plague');
});

scenario(
  'An offense that loses its last encounter card to it has lost its turn',
  { red: { hand: ['negotiate', 'card-zap', 'card-zap'] }, blue: { extra: ['plague'] } },
  (table) => {
    table
      .plays('blue', 'plague', 'red')
      .givesUp('red', { 'red-1': 3 })
      .expectResult('called-off')
      .expectTurn('blue')
      .expectHand('red', 'card-zap')
      .expectWarp('red', 3);
  },
);

scenario(
  'A home colony may go with it, and the power at once',
  {
    yellow: { extra: ['plague'] },
    green: {
      alien: 'clone',
      ships: { 'green-1': 3, 'green-2': 8, 'green-3': 9, 'green-4': 0, 'green-5': 0 },
    },
  },
  (table) => {
    table
      .expectPower('green', true)
      .plays('yellow', 'plague', 'green')
      .givesUp('green', { 'green-1': 3 })
      .expectNext('discard-one', 'green')
      .expectPower('green', false);
  },
);

scenario('Only as an encounter begins', { red: { hand: ['attack-10', 'plague'] } }, (table) => {
  table
    .expectOffered('red', 'plague')
    .encounter({ defense: 'blue', ships: 1 })
    .lay('attack-10', 'attack-04')
    .until('reveal.after-reveal')
    .expectNotOffered('red', 'plague');
});
