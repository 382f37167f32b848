import { scenario } from '../../testing/index.ts';

scenario(
  '[CE-080] Clone keeps what Magic gave it',
  {
    red: { alien: 'sorcerer', hand: ['attack-04', 'attack-06'] },
    blue: { alien: 'clone', hand: ['attack-20', 'attack-08'] },
    // a flare in the game gives every player reason to be asked again
    yellow: { extra: ['flare-calculator'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-04', 'attack-20')
      .until('planning.after-select')
      .expectKnows('red', { offense: 'attack-04', defense: null })
      .uses('red', 'sorcerer.magic')
      .until('planning.after-select')
      .expectKnows('red', { offense: null, defense: 'attack-04' })
      .expectKnows('blue', { offense: 'attack-20', defense: null })
      .until('reveal.after-reveal')
      .expectNotOffered('red', 'sorcerer.magic')
      .expectTotals(21, 8)
      .expectOffered('blue', 'clone.replicate')
      .expectNotOffered('red', 'clone.replicate')
      .uses('blue', 'clone.replicate')
      .expectNext('second-encounter', 'red')
      .expectHand('blue', 'attack-04', 'attack-08')
      .expectDiscard('attack-20');
  },
);

scenario(
  '[CE-035] Offense, defense, then clockwise; after an act the round begins again, without that power',
  {
    red: { alien: 'sorcerer' },
    blue: { alien: 'citadel' },
    yellow: { alien: 'amoeba' },
    beside: { 'yellow-1': ['attack-12'] },
    destiny: ['yellow'],
    players: 5,
  },
  (table) => {
    table
      .encounter({ defense: 'yellow', ships: 2 })
      .lay('attack-06', 'attack-08')
      .until('planning.after-select')
      .expectTimingOrder('red', 'yellow', 'blue')
      .uses('yellow', 'amoeba.ooze', 'out', 1)
      .returns('yellow', { 'yellow-2': 1 })
      .until('planning.after-select')
      .expectTimingOrder('red', 'blue')
      .expectOffered('red', 'sorcerer.magic')
      .expectTotals(8, 11);
  },
);

scenario(
  'Everybody is asked after the reveal, and a power works once in its window',
  {
    red: { alien: 'sorcerer' },
    yellow: { alien: 'clone' },
    offense: 'red',
    destiny: ['yellow'],
    players: 5,
  },
  (table) => {
    table
      .encounter({ defense: 'yellow', ships: 2 })
      .lay('attack-06', 'attack-08')
      .until('planning.after-select')
      .expectTimingOrder('red')
      .uses('red', 'sorcerer.magic')
      .until('reveal.after-reveal')
      .expectNeverOffered('yellow', 'sorcerer.magic')
      .expectTimingOrder('red', 'yellow', 'blue', 'green', 'purple')
      .expectTotals(10, 10);
  },
);

scenario('Magic is for main players', { yellow: { alien: 'sorcerer' } }, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .invites('offense', 'yellow')
    .joins('yellow', 'offense', 1)
    .lay('attack-06', 'attack-08')
    .until('reveal.after-reveal')
    .expectNeverOffered('yellow', 'sorcerer.magic')
    .expectTotals(9, 12);
});

const wildSorcerer = {
  red: { alien: 'warrior', tokens: 4 },
  blue: { alien: 'virus' },
  yellow: { hand: ['attack-10', 'flare-sorcerer'] },
} as const;

scenario('[CE-127] Wild: sheets change places with what lies on them', wildSorcerer, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .plays('yellow', 'flare-sorcerer')
    .lay('attack-06', 'attack-10')
    .expectTotals(12, 18)
    .expectTokens('blue', 4)
    .expectDiscard('flare-sorcerer')
    .expectHand('yellow', 'attack-10');
});

scenario(
  '[CE-127] Wild: the flare goes to the Sorcerer',
  { ...wildSorcerer, green: { alien: 'sorcerer', hand: ['attack-04'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .plays('yellow', 'flare-sorcerer')
      .until('select')
      .expectHand('yellow', 'attack-10')
      .expectHand('green', 'attack-04', 'flare-sorcerer');
  },
);

scenario(
  'Wild: not when the Sorcerer fights itself',
  { red: { alien: 'sorcerer' }, yellow: { extra: ['flare-sorcerer'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .until('select')
      .expectNeverOffered('yellow', 'sorcerer.wild');
  },
);

const superSorcerer = {
  yellow: { alien: 'sorcerer', extra: ['flare-sorcerer'] },
  green: { extra: ['cosmic-zap'] },
} as const;

scenario('Super: Magic by an ally', superSorcerer, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .invites('offense', 'yellow')
    .joins('yellow', 'offense', 1)
    .lay('attack-04', 'attack-10')
    .plays('yellow', 'flare-sorcerer')
    .expectTotals(12, 8);
});

scenario('Super: that Magic can be zapped', superSorcerer, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .invites('offense', 'yellow')
    .joins('yellow', 'offense', 1)
    .lay('attack-04', 'attack-10')
    .plays('yellow', 'flare-sorcerer')
    .zaps('green', 'sorcerer.magic')
    .expectTotals(6, 14)
    .expectHandSize('yellow', 6);
});

scenario(
  'Magic zapped: each keeps its card',
  { red: { alien: 'sorcerer' }, green: { extra: ['cosmic-zap'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .lay('attack-06', 'attack-08')
      .uses('red', 'sorcerer.magic')
      .zaps('green')
      .expectTotals(8, 12);
  },
);

scenario(
  'Wild, card-zapped: everybody keeps its sheet',
  { ...wildSorcerer, green: { extra: ['card-zap'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .plays('yellow', 'flare-sorcerer')
      .cardZaps('green')
      .until('select')
      .expectAlien('red', 'warrior')
      .expectAlien('blue', 'virus')
      .expectTokens('red', 4);
  },
);
