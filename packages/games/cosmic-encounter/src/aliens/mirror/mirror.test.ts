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

const turned = { '00': 0, '11': 11, '15': 51, '20': 2, '40': 4 };

for (const [value, worth] of Object.entries(turned)) {
  scenario(
    `Reversal: ${value} is ${worth}`,
    { ...mirror, red: { alien: 'mirror', hand: [`attack-${value}`, 'attack-06'] } },
    (table) => {
      table
        .encounter({ defense: 'blue', ships: 2 })
        .lay(`attack-${value}`, 'attack-04')
        .uses('red', 'mirror.reversal')
        .expectTotals(worth + 2, 44);
    },
  );
}

scenario(
  'Super, card-zapped: both cards are reversed',
  { ...mirror, green: { extra: ['card-zap'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .lay('attack-12', 'attack-20')
      .until('planning.after-select')
      .expectNotOffered('red', 'mirror.super')
      .uses('red', 'mirror.reversal')
      .plays('red', 'flare-mirror', 'defense')
      .cardZaps('green')
      .expectTotals(23, 6);
  },
);

const copies = { red: { extra: ['flare-mirror'] }, green: { extra: ['card-zap'] } } as const;

scenario('Wild, card-zapped: the card is what it is', copies, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .lay('attack-04', 'attack-10')
    .plays('red', 'flare-mirror')
    .cardZaps('green')
    .expectTotals(6, 14);
});

scenario('Wild: not for an ally', { yellow: { extra: ['flare-mirror'] } }, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .invites('offense', 'yellow')
    .joins('yellow', 'offense', 1)
    .lay('attack-04', 'attack-10')
    .expectTotals(7, 14)
    .expectNeverOffered('yellow', 'mirror.wild');
});
