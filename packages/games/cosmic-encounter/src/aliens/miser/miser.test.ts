import { scenario } from '../../testing/index.ts';

const hoarding = {
  red: {
    alien: 'miser',
    hand: ['attack-04', 'attack-06'],
    onSheet: ['attack-20', 'reinforcement-3', 'plague'],
  },
  blue: { hand: ['attack-15', 'attack-08'] },
  yellow: { extra: ['cosmic-zap'] },
} as const;

scenario('Hoard: cards are played from the sheet', hoarding, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .until('select')
    .expectOptions('red', 'attack-04', 'attack-06', 'attack-20')
    .lay('attack-20', 'attack-15')
    .plays('red', 'reinforcement-3', 'offense')
    .expectTotals(26, 19)
    .expectOnSheet('red', 1)
    .expectNext('second-encounter', 'red')
    .expectHand('red', 'attack-04', 'attack-06')
    .expectDiscard('attack-20', 'attack-15', 'reinforcement-3');
});

scenario('Zapped at selection: the card goes back, and another is selected from hand', hoarding, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .lay('attack-20', 'attack-15')
    .zaps('yellow', 'miser.hoard')
    .expectNext('select', 'red')
    .expectOnSheet('red', 3)
    .expectOptions('red', 'attack-04', 'attack-06')
    .selects('red', 'attack-06')
    .expectTotals(9, 19)
    .expectNeverOffered('red', 'reinforcement-3')
    .expectTurn('blue')
    .expectHand('red', 'attack-04');
});

scenario('Zapped, an artifact stays in the hoard', hoarding, (table) => {
  table
    .plays('red', 'plague', 'blue')
    .zaps('yellow', 'miser.hoard')
    .until('aim')
    .expectOnSheet('red', 3)
    .expectWarp('blue', 0)
    .expectDiscard('cosmic-zap');
});

scenario(
  'Encounter cards in the hoard alone do for the first encounter, not for a second',
  { ...hoarding, red: { ...hoarding.red, hand: ['attack-40', 'quash'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .lay('attack-40', 'attack-15')
      .expectResult('offense-won')
      .expectTurn('blue')
      .expectOnSheet('red', 3);
  },
);

scenario(
  'Without an encounter card in hand the turn starts with a new hand, whatever the hoard holds',
  { ...hoarding, red: { ...hoarding.red, hand: ['quash'] } },
  (table) => {
    table.until('aim').expectHandSize('red', 8).expectOnSheet('red', 3).expectDiscard('quash');
  },
);

scenario('Either of the two hands may be the hoard', hoarding, (table) => {
  table
    .uses('red', 'swap')
    .until('aim')
    .expectHand('red', 'attack-20', 'reinforcement-3', 'plague')
    .expectOnSheet('red', 2);
});

scenario(
  'A hoard without an encounter card may be dealt anew',
  { ...hoarding, red: { ...hoarding.red, onSheet: ['reinforcement-3', 'plague'] } },
  (table) => {
    table.uses('red', 'miser.renew').until('aim').expectOnSheet('red', 8).expectHandSize('red', 2);
  },
);

scenario('A hoard with an encounter card may not', hoarding, (table) => {
  table.until('aim').expectNeverOffered('red', 'miser.renew');
});

scenario(
  'Super: one card more for the hoard; a flare played from there returns there',
  { ...hoarding, red: { ...hoarding.red, onSheet: ['attack-20', 'flare-miser'] } },
  (table) => {
    table.plays('red', 'flare-miser').until('aim').expectOnSheet('red', 3).expectHandSize('red', 2);
  },
);

scenario(
  'Wild: the flare and two other cards are out of compensation’s reach',
  {
    red: { hand: ['attack-20', 'attack-40', 'attack-30', 'attack-04', 'flare-miser'] },
    blue: { hand: ['negotiate'], ships: { 'blue-1': 3 } },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-20', 'negotiate')
      .plays('red', 'flare-miser')
      .expectNext('lay-aside', 'red')
      .expectOptions('red', 'attack-40', 'attack-30', 'attack-04')
      .refuses('red', ['attack-40', 'attack-30', 'attack-04'], 'engine.too-many')
      .answers('red', ['attack-40', 'attack-30'])
      .expectNext('second-encounter', 'red')
      .expectHand('red', 'attack-40', 'attack-30', 'flare-miser')
      .expectHand('blue', 'attack-04')
      .expectAside('red', 0);
  },
);

scenario(
  'Wild: not for whoever need not pay',
  {
    red: { hand: ['attack-20', 'attack-40'] },
    blue: { hand: ['negotiate', 'flare-miser'], ships: { 'blue-1': 3 } },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-20', 'negotiate')
      .expectTurn('blue')
      .expectNeverOffered('blue', 'miser.wild');
  },
);

scenario(
  'Wild: a new hand comes besides what was laid aside',
  { red: { hand: ['quash', 'plague', 'reinforcement-3', 'flare-miser'] } },
  (table) => {
    table
      .plays('red', 'flare-miser', ['plague'])
      .expectNext('aim', 'red')
      .expectHandSize('red', 10)
      .expectDiscard('quash', 'reinforcement-3');
  },
);

scenario(
  'Wild: card-zapped, everything goes',
  { red: { hand: ['quash', 'plague', 'flare-miser'] }, blue: { extra: ['card-zap'] } },
  (table) => {
    table
      .plays('red', 'flare-miser')
      .cardZaps('blue')
      .expectNext('aim', 'red')
      .expectHandSize('red', 8)
      .expectDiscard('card-zap', 'flare-miser', 'quash', 'plague');
  },
);

scenario(
  'Plague may be paid from the hoard, card by card',
  {
    red: { alien: 'miser', hand: ['attack-04', 'quash'], onSheet: ['attack-20', 'ionic-gas'] },
    blue: { extra: ['plague'] },
  },
  (table) => {
    table
      .plays('blue', 'plague', 'red')
      .givesUp('red', { 'red-1': 3 })
      .expectNext('discard-one', 'red')
      .expectOptions('red', 'attack-04', 'attack-20')
      .refuses('red', 'quash', 'ce.other-type')
      .answers('red', 'attack-20')
      .expectNext('discard-one', 'red')
      .expectOptions('red', 'quash', 'ionic-gas')
      .answers('red', 'quash')
      .expectNext('aim', 'red')
      .expectHand('red', 'attack-04')
      .expectOnSheet('red', 1)
      .expectDiscard('attack-20', 'quash', 'plague');
  },
);

scenario(
  'A flare of the hoard is not played when another was, to save the use that plays it',
  {
    red: {
      alien: 'miser',
      hand: ['attack-04', 'attack-06', 'flare-void'],
      onSheet: ['attack-20', 'flare-amoeba'],
    },
    yellow: { extra: ['cosmic-zap'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .expectOffered('red', 'amoeba.wild')
      .together({ red: 'amoeba.wild' })
      .answers('red', 'in')
      .answers('red', { 'red-2': 2 })
      .plays('yellow', 'cosmic-zap')
      .plays('red', 'flare-void', { 'red-3': 1 })
      .until('select')
      .expectGate('red', 2)
      .expectOnSheet('red', 2);
  },
);

const richer = { ...hoarding.red, onSheet: ['attack-20', 'flare-miser'] } as const;

scenario('Super: only in its own encounter', { ...hoarding, red: richer, offense: 'blue' }, (table) => {
  table
    .expectNext('aim', 'blue')
    .expectNeverOffered('red', 'miser.super', 'miser.wild')
    .expectOnSheet('red', 2);
});

scenario(
  'Super, card-zapped: no card, and the flare is gone',
  { ...hoarding, red: richer, yellow: { extra: ['card-zap'] } },
  (table) => {
    table
      .plays('red', 'flare-miser')
      .cardZaps('yellow')
      .expectNext('aim', 'red')
      .expectOnSheet('red', 1)
      .expectDiscard('card-zap', 'flare-miser');
  },
);

scenario(
  'Zapped at selection with no encounter card in hand: the defense draws a new hand',
  {
    blue: { alien: 'miser', hand: ['quash'], onSheet: ['attack-20'] },
    yellow: { extra: ['cosmic-zap'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .lay('attack-04', 'attack-20')
      .zaps('yellow', 'miser.hoard')
      .expectNext('select', 'blue')
      .expectOnSheet('blue', 1)
      .expectHandSize('blue', 8)
      .expectDiscard('cosmic-zap', 'quash');
  },
);

scenario(
  '… and an offense has lost its turn',
  {
    red: { alien: 'miser', hand: ['attack-40', 'quash'], onSheet: ['attack-20'] },
    blue: { hand: ['attack-06', 'ionic-gas', 'flare-trader'] },
    yellow: { extra: ['cosmic-zap'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: { 'red-1': 3 } })
      .luck('red', 'attack-40')
      .plays('blue', 'flare-trader', ['ionic-gas'])
      .lay('attack-20', 'attack-06')
      .zaps('yellow', 'miser.hoard')
      .expectResult('called-off')
      .expectTurn('blue')
      .expectOnSheet('red', 1)
      .expectHand('red', 'quash', 'ionic-gas')
      .expectWarp('red', 0);
  },
);
