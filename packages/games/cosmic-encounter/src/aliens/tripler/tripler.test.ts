import { scenario } from '../../testing/index.ts';

const worth = {
  '00': 0,
  '04': 12,
  '10': 30,
  '11': 4,
  '12': 4,
  '13': 5,
  '14': 5,
  '15': 5,
  '20': 7,
  '23': 8,
  '30': 10,
  '40': 14,
};

for (const [value, total] of Object.entries(worth)) {
  scenario(
    `[CE-063] Thrice: ${value} is ${total}`,
    { red: { alien: 'tripler', hand: [`attack-${value}`, 'attack-06'] } },
    (table) => {
      table
        .encounter({ defense: 'blue', ships: 1 })
        .lay(`attack-${value}`, 'attack-08')
        .expectTotals(total + 1, 12);
    },
  );
}

const thirteen = {
  red: { alien: 'tripler', hand: ['attack-13', 'attack-14', 'flare-tripler'] },
  green: { extra: ['cosmic-zap'] },
} as const;

scenario('[CE-063] Super: up to thirteen', thirteen, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .lay('attack-13', 'attack-08')
    .expectTotals(6, 12)
    .plays('red', 'flare-tripler')
    .expectTotals(40, 12);
});

scenario('[CE-063] Super: no further', thirteen, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .lay('attack-14', 'attack-08')
    .plays('red', 'flare-tripler')
    .expectTotals(6, 12);
});

scenario('Thrice zapped', thirteen, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .lay('attack-13', 'attack-08')
    .zaps('green', 'tripler.thrice')
    .expectTotals(14, 12)
    .expectNeverOffered('red', 'tripler.super');
});

const against = { red: { extra: ['flare-tripler'] }, blue: { hand: ['attack-15', 'attack-14'] } } as const;

scenario('Wild: the opponent’s fifteen is five', against, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .lay('attack-10', 'attack-15')
    .plays('red', 'flare-tripler')
    .expectTotals(11, 9);
});

scenario('Wild: fourteen is not high enough', against, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .lay('attack-10', 'attack-14')
    .expectTotals(11, 18)
    .expectNeverOffered('red', 'tripler.wild');
});
