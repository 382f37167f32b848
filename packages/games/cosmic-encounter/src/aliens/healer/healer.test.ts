import { scenario } from '../../testing/index.ts';

const loses = {
  red: { hand: ['negotiate', 'attack-04'] },
  blue: { hand: ['attack-06', 'attack-06', 'attack-06', 'attack-08', 'attack-08'] },
  yellow: { alien: 'healer', hand: ['attack-10', 'flare-healer'] },
  green: { extra: ['cosmic-zap'] },
} as const;

scenario('[CE-074] Heal: the ships come back, the loss is still paid for', loses, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .lay('negotiate', 'attack-06')
    .uses('yellow', 'healer.heal', 'red')
    .expectTurn('blue')
    .expectWarp('red', 0)
    .expectHandSize('yellow', 3)
    .expectHandSize('red', 4)
    .expectHandSize('blue', 1);
});

scenario('Heal zapped: no ships, no fee', loses, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .lay('negotiate', 'attack-06')
    .uses('yellow', 'healer.heal', 'red')
    .zaps('green')
    .expectTurn('blue')
    .expectWarp('red', 3)
    .expectHandSize('yellow', 2);
});

scenario('Heal: a player is healed once a batch, and never the Healer itself', loses, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .invites('offense', 'yellow')
    .joins('yellow', 'offense', 2)
    .lay('negotiate', 'attack-06')
    .uses('yellow', 'healer.heal')
    .expectOptions('yellow', 'red')
    .answers('yellow', 'red')
    .expectTurn('blue')
    .expectWarp('yellow', 2)
    .expectHandSize('yellow', 3);
});

scenario('Super: a card for every ship', loses, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .lay('negotiate', 'attack-06')
    .uses('yellow', 'healer.heal', 'red')
    .plays('yellow', 'flare-healer')
    .expectTurn('blue')
    .expectWarp('red', 0)
    .expectHandSize('yellow', 5);
});

scenario(
  'Wild: a Cosmic Zap on the own power fizzles',
  {
    red: { alien: 'macron', hand: ['attack-10', 'attack-04', 'flare-healer'] },
    blue: { hand: ['attack-08', 'attack-06', 'cosmic-zap'] },
  },
  (table) => {
    table
      .aims('blue-1')
      .zaps('blue', 'macron.mass-launch')
      .plays('red', 'flare-healer')
      .until('send-ships')
      .refuses('red', { 'red-1': 2 }, 'engine.too-many')
      .sends('red', 1)
      .expectDiscard('cosmic-zap')
      .lay('attack-10', 'attack-08')
      .expectTotals(14, 12);
  },
);

scenario(
  'Wild: not for the power of somebody else',
  {
    red: { alien: 'macron' },
    blue: { extra: ['cosmic-zap'] },
    yellow: { extra: ['flare-healer'] },
  },
  (table) => {
    table
      .aims('blue-1')
      .zaps('blue', 'macron.mass-launch')
      .sends('red', 4)
      .expectNeverOffered('yellow', 'healer.wild');
  },
);

scenario('Super: for one use; the next patient costs a card as usual', loses, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .invites('offense', 'green')
    .joins('green', 'offense', 2)
    .lay('negotiate', 'attack-06')
    .uses('yellow', 'healer.heal', 'red')
    .plays('yellow', 'flare-healer')
    .uses('yellow', 'healer.heal', 'green')
    .expectTurn('blue')
    .expectWarp('green', 0)
    .expectHandSize('yellow', 2 + 3 + 1);
});

scenario('Super, card-zapped: one card', { ...loses, green: { extra: ['card-zap'] } }, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .lay('negotiate', 'attack-06')
    .uses('yellow', 'healer.heal', 'red')
    .plays('yellow', 'flare-healer')
    .cardZaps('green')
    .expectTurn('blue')
    .expectWarp('red', 0)
    .expectHandSize('yellow', 1 + 1);
});

scenario(
  'Heal: not who has no colony to come back to',
  {
    ...loses,
    red: { hand: ['negotiate', 'attack-04'], ships: { 'red-1': 2 }, warp: 18 },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: { 'red-1': 3 } })
      .lay('negotiate', 'attack-06')
      .expectTurn('blue')
      .expectNeverOffered('yellow', 'healer.heal')
      .expectWarp('red', 20);
  },
);
