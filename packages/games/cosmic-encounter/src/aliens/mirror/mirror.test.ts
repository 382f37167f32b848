import { scenario } from '../../testing/index.ts';

const mirror = {
  red: { alien: 'mirror', hand: ['attack-08', 'attack-12', 'flare-mirror'] },
  blue: { hand: ['attack-20', 'attack-04'] },
  green: { extra: ['cosmic-zap'] },
} as const;

scenario('[CE-061] Reversal', mirror, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .lay('attack-08', 'attack-20')
    .uses('red', 'mirror.reversal')
    .expectTotals(82, 6);
});

scenario(
  '[CE-062] Reversal, then Thrice',
  { ...mirror, blue: { alien: 'tripler', hand: ['attack-40', 'attack-04'], ships: { 'blue-1': 3 } } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .lay('attack-12', 'attack-40')
      .uses('red', 'mirror.reversal')
      .expectTotals(23, 15)
      .expectResult('offense-won');
  },
);

scenario('Reversal zapped', mirror, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .lay('attack-08', 'attack-20')
    .uses('red', 'mirror.reversal')
    .zaps('green')
    .expectTotals(10, 24);
});

scenario('Super: only one of the cards', mirror, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .lay('attack-12', 'attack-20')
    .uses('red', 'mirror.reversal')
    .plays('red', 'flare-mirror', 'defense')
    .expectTotals(14, 6);
});

scenario('Wild: the own card is what the opponent’s is', { red: { extra: ['flare-mirror'] } }, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .lay('attack-04', 'attack-10')
    .plays('red', 'flare-mirror')
    .expectTotals(12, 14);
});

scenario('Wild: a negotiate too, and they talk', { red: { extra: ['flare-mirror'] } }, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .lay('attack-04', 'negotiate')
    .plays('red', 'flare-mirror')
    .expectNext('deal', 'red', 'blue');
});
