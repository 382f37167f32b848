import { scenario } from '../../testing/index.ts';

scenario(
  '[CE-002] Worked example of the first rulebook',
  {
    red: { alien: 'zombie', hand: ['attack-10', 'attack-04'] },
    blue: { alien: 'oracle' },
    yellow: { alien: 'clone', hand: ['attack-15', 'attack-06'], ships: { 'yellow-1': 2 } },
    green: { alien: 'sorcerer' },
    destiny: ['yellow'],
  },
  (table) => {
    table
      .encounter({ offense: 'red', defense: 'yellow', ships: 4 })
      .invites('offense', 'blue', 'green')
      .invites('defense', 'blue')
      .joins('blue', 'defense', 2)
      .until('ally')
      .refuses('green', 'join:defense', 'ce.not-invited')
      .joins('green', 'offense', 2)
      .lay('attack-10', 'attack-15')
      .expectTotals(16, 19)
      .expectResult('defense-won')
      .expectNext('return-ships', 'red')
      .returns('red', { 'red-1': 4 })
      .rewards('blue', 'card', 'card')
      .uses('yellow', 'clone.replicate')
      .expectTurn('blue')
      .expectWarp('red', 0)
      .expectShips('red', 'red-1', 8)
      .expectWarp('green', 2)
      .expectHandSize('blue', 7)
      .expectHand('yellow', 'attack-15', 'attack-06')
      .expectMarkers({ red: 0, blue: 0, yellow: 0, green: 0 })
      .expectNext('regroup.start', 'blue');
  },
);

const negotiates = {
  red: { hand: ['attack-08', 'attack-04', 'attack-04', 'attack-06', 'attack-06', 'attack-10'] },
  blue: { alien: 'zombie', hand: ['negotiate', 'attack-06'], ships: { 'blue-1': 3 } },
  yellow: { extra: ['cosmic-zap'] },
} as const;

scenario('[CE-071] Ships that come back bring no compensation', negotiates, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .lay('attack-08', 'negotiate')
    .expectResult('offense-won')
    .until('return-ships')
    .refuses('blue', { 'blue-1': 3 }, 'ce.not-this-planet')
    .returns('blue', { 'blue-2': 3 })
    .expectNext('second-encounter', 'red')
    .expectWarp('blue', 0)
    .expectShips('blue', 'blue-1', 0)
    .expectHand('blue', 'attack-06')
    .expectHandSize('red', 5);
});

scenario('[CE-071] Zapped, they are lost and paid for', negotiates, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .lay('attack-08', 'negotiate')
    .zaps('yellow', 'zombie.immortality')
    .expectNext('second-encounter', 'red')
    .expectWarp('blue', 3)
    .expectHandSize('blue', 4)
    .expectHandSize('red', 2);
});

scenario(
  'Too few home colonies: the ships are lost, and paid for',
  {
    ...negotiates,
    blue: { alien: 'zombie', hand: ['negotiate'], ships: { 'blue-1': 2, 'red-1': 1, 'red-2': 1 }, warp: 16 },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .expectPower('blue', false)
      .lay('attack-08', 'negotiate')
      .expectNext('second-encounter', 'red')
      .expectWarp('blue', 18)
      .expectHandSize('blue', 2);
  },
);

const wildZombie = {
  red: { hand: ['attack-08', 'attack-04', 'attack-04', 'attack-06', 'attack-06', 'attack-10'] },
  blue: { hand: ['negotiate', 'attack-06', 'flare-zombie'], ships: { 'blue-1': 3 } },
} as const;

scenario('[CE-139] Wild: one of the ships comes back', wildZombie, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .lay('attack-08', 'negotiate')
    .plays('blue', 'flare-zombie')
    .until('return-ships')
    .refuses('blue', { 'blue-1': 1 }, 'ce.not-this-planet')
    .returns('blue', { 'blue-2': 1 })
    .expectNext('second-encounter', 'red')
    .expectWarp('blue', 2)
    .expectShips('blue', 'blue-1', 0)
    .expectShips('blue', 'blue-2', 6)
    .expectHandSize('blue', 4);
});

scenario(
  '[CE-139] Wild, card-zapped: all are lost and the flare is gone',
  { ...wildZombie, yellow: { extra: ['card-zap'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-08', 'negotiate')
      .plays('blue', 'flare-zombie')
      .cardZaps('yellow')
      .expectNext('second-encounter', 'red')
      .expectWarp('blue', 3)
      .expectHandSize('blue', 4);
  },
);

const superZombie = {
  blue: { alien: 'zombie', hand: ['negotiate', 'attack-06', 'flare-zombie'], ships: { 'blue-1': 3 } },
  yellow: { warp: 2 },
  green: { extra: ['cosmic-zap'] },
} as const;

scenario('[CE-122] Super: allies fetch a ship from the warp', superZombie, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .invites('defense', 'yellow', 'green')
    .joins('yellow', 'defense', 4)
    .joins('green', 'defense', 1)
    .plays('blue', 'flare-zombie')
    .answers('yellow', 'raise')
    .lay('attack-06', 'attack-06')
    .expectTotals(7, 15)
    .expectWarp('yellow', 1)
    .expectNeverOffered('blue', 'zombie.wild');
});

scenario('[CE-122] Super: an ally need not', superZombie, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .invites('defense', 'yellow')
    .joins('yellow', 'defense', 1)
    .plays('blue', 'flare-zombie')
    .answers('yellow', 'decline')
    .lay('attack-06', 'attack-06')
    .expectTotals(7, 10)
    .expectWarp('yellow', 2);
});

scenario('[CE-122] Zapped, the own flare is wild at once', superZombie, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .lay('attack-08', 'negotiate')
    .zaps('green', 'zombie.immortality')
    .expectNeverOffered('blue', 'zombie.super')
    .plays('blue', 'flare-zombie')
    .returns('blue', { 'blue-2': 1 })
    .expectNext('second-encounter', 'red')
    .expectWarp('blue', 2);
});

const deal = { red: { warp: 4 }, blue: { alien: 'zombie' } } as const;

scenario('In a deal Zombie lets ships of the other go', deal, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .lay('negotiate', 'negotiate')
    .refusesOffer('red', { red: { random: 1, release: { blue: 1 } } }, 'ce.ships-not-releasable')
    .refusesOffer('blue', { blue: { random: 1, release: { red: 4 } } }, 'ce.ships-not-releasable')
    .refusesOffer('blue', { blue: { release: { red: 3 } } }, 'ce.deal-needs-something')
    .offers('blue', { blue: { random: 1, release: { red: 3 } } })
    .accepts('red')
    .expectNext('second-encounter', 'red')
    .expectResult('deal')
    .expectWarp('red', 0);
});

scenario(
  'Wild: not without a colony to come back to',
  {
    ...wildZombie,
    blue: {
      hand: ['negotiate', 'flare-zombie'],
      ships: { 'blue-1': 4, 'blue-2': 0, 'blue-3': 0, 'blue-4': 0, 'blue-5': 0 },
      warp: 16,
    },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-08', 'negotiate')
      .expectNext('second-encounter', 'red')
      .expectNeverOffered('blue', 'zombie.wild')
      .expectWarp('blue', 20);
  },
);
