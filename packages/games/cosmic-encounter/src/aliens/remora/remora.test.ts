import { scenario } from '../../testing/index.ts';

const clings = {
  red: { warp: 2 },
  yellow: { alien: 'remora', hand: ['attack-04'], warp: 2 },
  green: { extra: ['cosmic-zap', 'cosmic-zap'] },
} as const;

scenario('Cling: another player retrieves a ship, and Remora one too', clings, (table) => {
  table
    .uses('yellow', 'remora.cling-ship')
    .expectNext('aim', 'red')
    .expectWarp('red', 1)
    .expectWarp('yellow', 1)
    .expectNeverOffered('red', 'remora.cling-ship');
});

scenario('Cling zapped: no more of it in this encounter', clings, (table) => {
  table
    .uses('yellow', 'remora.cling-ship')
    .zaps('green')
    .encounter({ defense: 'blue', ships: 1 })
    .invites('defense', 'green')
    .joins('green', 'defense', 1)
    .lay('attack-04', 'attack-10')
    .rewards('green', 'card')
    .expectTurn('blue')
    .expectNeverOffered('yellow', 'remora.cling-card')
    .expectWarp('yellow', 2);
});

scenario(
  'Cling: once for each event, however many ships',
  { ...clings, red: { alien: 'kamikaze', hand: ['attack-04', 'flare-kamikaze'], warp: 4 } },
  (table) => {
    table
      .plays('red', 'flare-kamikaze', 3)
      .uses('yellow', 'remora.cling-ship')
      .expectNext('aim', 'red')
      .expectWarp('red', 1)
      .expectWarp('yellow', 1);
  },
);

scenario(
  'Cling: a ship lost in this encounter does not come back with it',
  {
    red: { hand: ['attack-04'] },
    blue: { hand: ['attack-20'] },
    yellow: { alien: 'remora', hand: ['attack-06'], warp: 1 },
    green: { warp: 3 },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .invites('offense', 'yellow')
      .invites('defense', 'green')
      .joins('yellow', 'offense', 3)
      .joins('green', 'defense', 2)
      .lay('attack-04', 'attack-20')
      .rewards('green', 'ship')
      .uses('yellow', 'remora.cling-ship')
      .rewards('green', 'ship')
      .expectTurn('blue')
      .expectWarp('yellow', 3);
  },
);

scenario(
  'Cling: once for every draw of somebody else',
  { blue: { hand: ['attack-20', 'attack-04'] }, yellow: { alien: 'remora', hand: ['attack-06'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .invites('defense', 'green')
      .joins('green', 'defense', 2)
      .lay('attack-04', 'attack-20')
      .rewards('green', 'card')
      .uses('yellow', 'remora.cling-card')
      .until('reward')
      .expectHandSize('yellow', 2)
      .rewards('green', 'card')
      .uses('yellow', 'remora.cling-card')
      .expectTurn('blue')
      .expectHandSize('yellow', 3);
  },
);

const heals = {
  red: { hand: ['negotiate', 'attack-04'] },
  blue: { hand: ['attack-06', 'attack-06', 'attack-06', 'attack-08', 'attack-08'] },
  yellow: { alien: 'healer', hand: ['attack-10'] },
  green: { alien: 'remora', hand: ['attack-10'], warp: 1 },
} as const;

scenario('[CE-074] Ships that are healed are retrieved, and Remora clings to that', heals, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .lay('negotiate', 'attack-06')
    .uses('yellow', 'healer.heal', 'red')
    .uses('green', 'remora.cling-card')
    .uses('green', 'remora.cling-ship')
    .expectTurn('blue')
    .expectWarp('red', 0)
    .expectWarp('green', 0)
    .expectHandSize('yellow', 2)
    .expectHandSize('green', 2)
    .expectHandSize('red', 4);
});

scenario(
  'Mobius Tubes free Remora’s ships with all others: nothing is left to cling with',
  { ...clings, red: { hand: ['attack-04', 'mobius-tubes'], warp: 2 } },
  (table) => {
    table
      .plays('red', 'mobius-tubes')
      .expectNext('aim', 'red')
      .expectNeverOffered('yellow', 'remora.cling-ship')
      .expectWarp('yellow', 0);
  },
);

const wildRemora = {
  red: { hand: ['attack-10', 'flare-human'] },
  yellow: { hand: ['attack-04', 'flare-remora'] },
  green: { extra: ['card-zap'] },
} as const;

scenario('Wild: a card for a flare of somebody else', wildRemora, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .lay('attack-10', 'attack-04')
    .plays('red', 'flare-human')
    .plays('yellow', 'flare-remora')
    .expectTurn('blue')
    .expectHandSize('yellow', 3);
});

scenario('Wild: not for a flare that was stopped', wildRemora, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .lay('attack-10', 'attack-04')
    .plays('red', 'flare-human')
    .cardZaps('green')
    .expectTurn('blue')
    .expectNeverOffered('yellow', 'remora.wild')
    .expectHandSize('yellow', 2);
});

const superRemora = {
  red: { hand: ['attack-20', 'attack-04'] },
  blue: { hand: ['attack-04'] },
  yellow: { alien: 'remora', hand: ['attack-06', 'flare-remora'], warp: 1 },
} as const;

scenario('Super: a card or a ship for everybody who gains a colony with the others', superRemora, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .invites('offense', 'green')
    .joins('green', 'offense', 1)
    .lay('attack-20', 'attack-04')
    .plays('yellow', 'flare-remora')
    .expectNext('card-or-ship', 'yellow')
    .expectOptions('yellow', 'card', 'ship')
    .answers('yellow', 'ship')
    .until('card-or-ship')
    .expectOptions('yellow', 'card')
    .answers('yellow', 'card')
    .expectNext('second-encounter', 'red')
    .expectWarp('yellow', 0)
    .expectHandSize('yellow', 3);
});

scenario(
  'Super: not for a colony of its own',
  { ...superRemora, red: { hand: ['attack-20', 'attack-04'], ships: { 'blue-1': 1 } } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: { 'red-1': 1 } })
      .invites('offense', 'yellow')
      .joins('yellow', 'offense', 1)
      .lay('attack-20', 'attack-04')
      .expectNext('second-encounter', 'red')
      .expectNeverOffered('yellow', 'remora.super');
  },
);

scenario(
  'Ships lost in this encounter are the first to leave the warp, so an old one is left for Cling',
  { ...clings, blue: { alien: 'healer' }, green: { extra: ['plague'] } },
  (table) => {
    table
      .plays('green', 'plague', 'yellow')
      .givesUp('yellow', { 'yellow-1': 3 })
      .uses('blue', 'healer.heal', 'yellow')
      .until('regroup.start')
      .expectWarp('yellow', 2)
      .uses('yellow', 'remora.cling-ship')
      .expectNext('aim', 'red')
      .expectWarp('yellow', 1);
  },
);

scenario(
  'Wild, card-zapped; and never for a flare of one’s own',
  {
    ...wildRemora,
    yellow: { hand: ['attack-04', 'flare-remora', 'flare-vacuum'], warp: 2 },
    options: { flares: 'unlimited' },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-10', 'attack-04')
      .plays('yellow', 'flare-vacuum')
      .until('reveal.after-reveal')
      .expectNeverOffered('yellow', 'remora.wild')
      .plays('red', 'flare-human')
      .plays('yellow', 'flare-remora')
      .cardZaps('green')
      .expectTurn('blue')
      .expectHand('yellow', 'attack-04', 'flare-vacuum');
  },
);

scenario('Super, card-zapped', { ...superRemora, green: { extra: ['card-zap'] } }, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .lay('attack-20', 'attack-04')
    .plays('yellow', 'flare-remora')
    .cardZaps('green')
    .expectNext('second-encounter', 'red')
    .expectHand('yellow', 'attack-06')
    .expectWarp('yellow', 1);
});

scenario(
  'Cling: a new hand is one draw',
  { red: { hand: ['quash'] }, yellow: { alien: 'remora', hand: ['attack-04'] } },
  (table) => {
    table
      .uses('yellow', 'remora.cling-card')
      .expectNext('aim', 'red')
      .expectHandSize('red', 8)
      .expectHandSize('yellow', 2);
  },
);
