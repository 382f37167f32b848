import { scenario } from '../../testing/index.ts';

const thoughts = {
  red: { hand: ['attack-08', 'attack-40'] },
  blue: { hand: ['attack-06', 'negotiate', 'quash'] },
  yellow: { alien: 'mind', hand: ['attack-04'] },
  green: { extra: ['cosmic-zap'] },
} as const;

scenario('[CE-110] Who is no main player sees one main hand of its choice', thoughts, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .uses('yellow', 'mind.knowledge')
    .expectOptions('yellow', 'red', 'blue')
    .answers('yellow', 'blue')
    .expectNext('look', 'yellow')
    .expectSees('yellow', 'blue', 'attack-06', 'negotiate', 'quash')
    .expectSees('yellow', 'red')
    .expectSees('green', 'blue')
    .answers('yellow', 'seen')
    .expectNext('invite', 'red')
    .expectSees('yellow', 'blue');
});

scenario(
  '[CE-110] A main player sees the opponent’s, and a hoard is not seen',
  {
    red: { alien: 'mind', hand: ['attack-08'] },
    blue: { alien: 'miser', hand: ['attack-06', 'quash'], onSheet: ['attack-20'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .uses('red', 'mind.knowledge')
      .expectNext('look', 'red')
      .expectSees('red', 'blue', 'attack-06', 'quash')
      .answers('red', 'seen')
      .expectNext('invite', 'red');
  },
);

scenario('Zapped: nothing is seen, and it may not be tried again', thoughts, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .uses('yellow', 'mind.knowledge', 'red')
    .zaps('green')
    .expectNext('invite', 'red')
    .expectSees('yellow', 'red')
    .expectNotOffered('yellow', 'mind.knowledge');
});

scenario(
  'Empty hands are nothing to see',
  { ...thoughts, red: { hand: [] }, blue: { hand: [] }, offense: 'yellow', destiny: ['blue'] },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .expectNext('invite', 'yellow')
      .expectNeverOffered('yellow', 'mind.knowledge');
  },
);

scenario(
  'Wild: sees what another player draws, until the encounter ends',
  {
    red: { hand: ['attack-08', 'flare-chosen'] },
    blue: { alien: 'kamikaze', hand: ['attack-06'] },
    yellow: { hand: ['attack-04', 'flare-mind'] },
    deck: ['attack-40', 'attack-30', 'attack-23'],
    options: { flares: 'unlimited' },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .plays('red', 'flare-chosen')
      .plays('yellow', 'flare-mind')
      .expectNext('look', 'yellow')
      .expectSees('yellow', 'red', 'attack-40')
      .expectSees('green', 'red')
      .answers('yellow', 'seen')
      .uses('blue', 'kamikaze.sacrifice', { 'blue-2': 1 })
      .expectNext('select', 'red', 'blue')
      .expectHandSize('blue', 3)
      .expectSees('yellow', 'blue');
  },
);

scenario(
  'Wild: a second draw of the same player is seen too',
  {
    red: { alien: 'kamikaze', hand: ['attack-08', 'flare-chosen'] },
    yellow: { hand: ['attack-04', 'flare-mind'] },
    deck: ['attack-40', 'attack-30', 'attack-23'],
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .plays('red', 'flare-chosen')
      .plays('yellow', 'flare-mind')
      .answers('yellow', 'seen')
      .uses('red', 'kamikaze.sacrifice', { 'red-2': 1 })
      .expectNext('look', 'yellow')
      .expectSees('yellow', 'red', 'attack-30', 'attack-23')
      .answers('yellow', 'seen')
      .expectNext('select', 'red');
  },
);

scenario(
  'Super: one use shows both hands',
  { ...thoughts, yellow: { alien: 'mind', extra: ['flare-mind'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .uses('yellow', 'mind.knowledge', 'blue')
      .plays('yellow', 'flare-mind')
      .expectNext('look', 'yellow')
      .expectSees('yellow', 'red', 'attack-08', 'attack-40')
      .answers('yellow', 'seen')
      .expectNext('look', 'yellow')
      .expectSees('yellow', 'blue', 'attack-06', 'negotiate', 'quash')
      .answers('yellow', 'seen')
      .expectNext('invite', 'red');
  },
);

scenario(
  'Super: not for a main player',
  { ...thoughts, red: { alien: 'mind', hand: ['attack-08', 'flare-mind'] }, yellow: {} },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .uses('red', 'mind.knowledge')
      .answers('red', 'seen')
      .expectNext('invite', 'red')
      .expectNeverOffered('red', 'mind.super');
  },
);

const drawing = {
  red: { hand: ['attack-08', 'flare-chosen'] },
  yellow: { hand: ['attack-04', 'flare-mind'] },
  green: { extra: ['card-zap'] },
  deck: ['attack-40', 'attack-30'],
} as const;

scenario('Wild, card-zapped: nothing is seen', drawing, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .plays('red', 'flare-chosen')
    .plays('yellow', 'flare-mind')
    .cardZaps('green')
    .expectNext('select', 'red', 'blue')
    .expectNeverOffered('yellow', 'seen')
    .expectHand('yellow', 'attack-04');
});

scenario(
  'Wild: not for a draw of its own',
  {
    ...drawing,
    red: { hand: ['attack-08', 'flare-chosen', 'flare-mind'] },
    yellow: {},
    options: { flares: 'unlimited' },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .plays('red', 'flare-chosen')
      .expectNext('select', 'red', 'blue')
      .expectNeverOffered('red', 'mind.wild');
  },
);

scenario(
  'Super, card-zapped: the one hand it named',
  { ...thoughts, yellow: { alien: 'mind', extra: ['flare-mind'] }, green: { extra: ['card-zap'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .uses('yellow', 'mind.knowledge', 'blue')
      .plays('yellow', 'flare-mind')
      .cardZaps('green')
      .expectNext('look', 'yellow')
      .expectSees('yellow', 'blue', 'attack-06', 'negotiate', 'quash')
      .answers('yellow', 'seen')
      .expectNext('invite', 'red');
  },
);
