import { scenario } from '../../testing/index.ts';

const watches = {
  red: { alien: 'observer', hand: ['attack-04', 'attack-06'] },
  blue: { hand: ['attack-20', 'attack-06'] },
  green: { extra: ['cosmic-zap'] },
} as const;

scenario('Protect: ships of its allies come home, its own do not', watches, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .invites('offense', 'yellow', 'green')
    .joins('yellow', 'offense', 2)
    .joins('green', 'offense', 1)
    .lay('attack-04', 'attack-20')
    .returns('yellow', { 'yellow-1': 2 })
    .returns('green', { 'green-2': 1 })
    .expectTurn('blue')
    .expectWarp('red', 3)
    .expectWarp('yellow', 0)
    .expectWarp('green', 0);
});

scenario('Protect zapped: all are lost', watches, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .invites('offense', 'yellow')
    .joins('yellow', 'offense', 2)
    .lay('attack-04', 'attack-20')
    .zaps('green', 'observer.protect')
    .expectTurn('blue')
    .expectWarp('red', 3)
    .expectWarp('yellow', 2);
});

const ally = {
  blue: { hand: ['attack-20', 'attack-06'] },
  yellow: { alien: 'observer', hand: ['attack-04'] },
} as const;

scenario('Protect: as an ally it saves its own ships, and nobody else’s', ally, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .invites('offense', 'yellow', 'green')
    .joins('yellow', 'offense', 2)
    .joins('green', 'offense', 1)
    .lay('attack-04', 'attack-20')
    .until('return-ships')
    .returns('yellow', { 'yellow-1': 2 })
    .expectTurn('blue')
    .expectWarp('yellow', 0)
    .expectWarp('green', 1)
    .expectWarp('red', 3);
});

scenario('Protect: not outside resolution', { ...ally, green: { extra: ['plague'] } }, (table) => {
  table
    .plays('green', 'plague', 'yellow')
    .givesUp('yellow', { 'yellow-1': 3 })
    .expectNext('aim', 'red')
    .expectWarp('yellow', 3);
});

scenario(
  'Protect: Void comes first',
  {
    ...watches,
    blue: { alien: 'void', hand: ['attack-20', 'attack-06'] },
    yellow: { ships: { 'yellow-1': 4, 'yellow-2': 2, 'yellow-3': 1 }, removed: 13 },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .invites('offense', 'yellow')
      .joins('yellow', 'offense', { 'yellow-1': 4 })
      .lay('attack-04', 'attack-20')
      .until('return-ships')
      .refuses('yellow', { 'yellow-2': 3 }, 'engine.out-of-range')
      .returns('yellow', { 'yellow-2': 2 })
      .expectTurn('blue')
      .expectRemoved('yellow', 15)
      .expectWarp('yellow', 0);
  },
);

scenario(
  'Protect: Catharsis on an ally costs nothing in resolution',
  {
    red: { alien: 'observer', hand: ['attack-20', 'attack-04'] },
    blue: { alien: 'vacuum', hand: ['attack-04'], ships: { 'blue-1': 2 } },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .invites('offense', 'yellow')
      .joins('yellow', 'offense', 1)
      .lay('attack-20', 'attack-04')
      .answers('blue', { 2: 2 })
      .givesUp('yellow', { 'yellow-1': 2 })
      .returns('yellow', { 'yellow-2': 2 })
      .expectNext('second-encounter', 'red')
      .expectWarp('blue', 2)
      .expectWarp('yellow', 0);
  },
);

scenario(
  'Wild: each of the own allies may draw a card',
  { red: { extra: ['flare-observer'] }, blue: { hand: ['attack-04'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .invites('offense', 'yellow', 'green')
      .invites('defense', 'green')
      .joins('yellow', 'offense', 1)
      .joins('green', 'defense', 1)
      .plays('red', 'flare-observer')
      .expectNext('draw-card', 'yellow')
      .answers('yellow', 'draw')
      .expectNext('select', 'red')
      .expectHandSize('yellow', 6);
  },
);

scenario(
  'Wild: an ally need not; without allies it is not offered',
  { red: { extra: ['flare-observer'] }, green: { extra: ['card-zap'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .invites('offense', 'yellow')
      .joins('yellow', 'offense', 1)
      .plays('red', 'flare-observer')
      .answers('yellow', 'decline')
      .lay('attack-10', 'attack-04')
      .expectHandSize('yellow', 5)
      .encounter({ defense: 'yellow', ships: 1 })
      .expectNext('select', 'red')
      .expectNeverOffered('red', 'observer.wild');
  },
);

const superObserver = {
  red: { alien: 'observer', hand: ['attack-10', 'flare-observer'], warp: 3 },
  green: { extra: ['card-zap'] },
} as const;

scenario('Super: one of the ships sent comes from the warp', superObserver, (table) => {
  table
    .aims('blue-1')
    .plays('red', 'flare-observer')
    .until('send-ships')
    .expectWarp('red', 1)
    .expectGate('red', 1)
    .refuses('red', { 'red-1': 4 }, 'engine.too-many')
    .answers('red', {})
    .lay('attack-10', 'attack-04')
    .expectTotals(11, 8);
});

scenario('Super, card-zapped: it stays there', superObserver, (table) => {
  table
    .aims('blue-1')
    .plays('red', 'flare-observer')
    .cardZaps('green')
    .expectNext('send-ships', 'red')
    .expectWarp('red', 2)
    .expectGate('red', 0);
});

scenario(
  'Super: an ally sends one from the warp, and no more than four in all',
  { yellow: { alien: 'observer', hand: ['attack-10', 'flare-observer'], warp: 1 } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .invites('defense', 'yellow')
      .until('ally')
      .answers('yellow', 'join:defense')
      .plays('yellow', 'flare-observer')
      .until('send-ships')
      .refuses('yellow', { 'yellow-1': 4 }, 'engine.too-many')
      .sends('yellow', 3)
      .lay('attack-10', 'attack-04')
      .expectTotals(11, 12)
      .expectWarp('yellow', 0);
  },
);

scenario(
  'Super: with an empty warp there is nothing to send',
  { red: { ...superObserver.red, warp: 1 } },
  (table) => {
    table.encounter({ defense: 'blue', ships: 1 }).expectNeverOffered('red', 'observer.super');
  },
);

scenario(
  'Wild, card-zapped: nobody draws',
  { red: { extra: ['flare-observer'] }, green: { extra: ['card-zap'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .invites('offense', 'yellow')
      .joins('yellow', 'offense', 1)
      .plays('red', 'flare-observer')
      .cardZaps('green')
      .expectNext('select', 'red')
      .expectHandSize('yellow', 5);
  },
);
