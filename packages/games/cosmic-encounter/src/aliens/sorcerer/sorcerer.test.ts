import { scenario } from '../../testing/index.ts';

scenario(
  '[CE-080] Clone keeps what Magic gave it',
  {
    red: { alien: 'sorcerer', hand: ['attack-04', 'attack-06'] },
    blue: { alien: 'clone', hand: ['attack-20', 'attack-08'] },
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
  '[CE-035] Offense, defense, then clockwise; a power works once in its window',
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
