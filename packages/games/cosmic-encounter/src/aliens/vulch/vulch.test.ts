import { scenario } from '../../testing/index.ts';

const carrion = {
  red: { hand: ['attack-08', 'plague'] },
  blue: { hand: ['quash', 'attack-08'] },
  yellow: { alien: 'vulch', hand: ['attack-06'] },
} as const;

scenario('[CE-103] Vulch takes what is played and what is thrown away', carrion, (table) => {
  table
    .plays('red', 'plague', 'blue')
    .givesUp('blue', { 'blue-1': 3 })
    .expectNext('aim', 'red')
    .expectWarp('blue', 3)
    .expectHandSize('blue', 0)
    .expectHand('yellow', 'attack-06', 'quash', 'plague')
    .expectDiscard('attack-08');
});

scenario(
  '[CE-103] What it plays itself is discarded like anybody’s',
  { ...carrion, yellow: { alien: 'vulch', hand: ['attack-06', 'plague'] }, red: {} },
  (table) => {
    table
      .plays('yellow', 'plague', 'blue')
      .givesUp('blue', { 'blue-1': 3 })
      .expectNext('aim', 'red')
      .expectHand('yellow', 'attack-06', 'quash')
      .expectDiscard('attack-08', 'plague');
  },
);

scenario(
  'The zap that stopped it is not salvaged, nor anything after it',
  { ...carrion, green: { extra: ['cosmic-zap'] } },
  (table) => {
    table
      .plays('red', 'plague', 'blue')
      .givesUp('blue', { 'blue-1': 3 })
      .zaps('green', 'vulch.salvage')
      .expectNext('aim', 'red')
      .expectHand('yellow', 'attack-06')
      .expectDiscard('attack-08', 'quash', 'plague', 'cosmic-zap');
  },
);

scenario(
  'Who discards comes first: what Wild Clone keeps is not salvaged',
  { ...carrion, red: { hand: ['attack-08', 'plague', 'flare-clone'] } },
  (table) => {
    table
      .plays('red', 'plague', 'blue')
      .givesUp('blue', { 'blue-1': 3 })
      .plays('red', 'flare-clone')
      .expectNext('aim', 'red')
      .expectHand('red', 'attack-08', 'plague', 'flare-clone')
      .expectHand('yellow', 'attack-06', 'quash');
  },
);

scenario(
  'A new hand comes besides the artifacts it has',
  { offense: 'yellow', yellow: { alien: 'vulch', hand: ['quash', 'ionic-gas', 'reinforcement-3'] } },
  (table) => {
    table.expectNext('aim', 'yellow').expectHandSize('yellow', 10).expectDiscard('reinforcement-3');
  },
);

scenario(
  'Two home colonies are too few to salvage',
  {
    ...carrion,
    yellow: {
      alien: 'vulch',
      hand: ['attack-06'],
      ships: { 'yellow-1': 10, 'yellow-2': 10, 'yellow-3': 0, 'yellow-4': 0, 'yellow-5': 0 },
    },
  },
  (table) => {
    table
      .plays('red', 'plague', 'blue')
      .givesUp('blue', { 'blue-1': 3 })
      .expectNext('aim', 'red')
      .expectHand('yellow', 'attack-06');
  },
);

const pickings = {
  red: { hand: ['attack-20', 'attack-04', 'flare-vulch'] },
  blue: { hand: ['attack-06', 'attack-12', 'attack-13', 'attack-30'] },
} as const;

scenario('Wild: the opponent’s cards one by one, until one is kept', pickings, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .lay('attack-20', 'attack-06')
    .luck('blue', 'attack-12')
    .plays('red', 'flare-vulch')
    .expectNext('keep-or-discard', 'red')
    .expectOptions('red', 'keep:attack-12', 'discard:attack-12')
    .luck('blue', 'attack-30')
    .answers('red', 'discard:attack-12')
    .expectNext('keep-or-discard', 'red')
    .expectOptions('red', 'keep:attack-30', 'discard:attack-30')
    .answers('red', 'keep:attack-30')
    .expectNext('second-encounter', 'red')
    .expectHand('red', 'attack-04', 'attack-30', 'flare-vulch')
    .expectHand('blue', 'attack-13')
    .expectDiscard('attack-12', 'attack-20', 'attack-06');
});

scenario(
  'Wild: what Vulch salvages comes round again',
  { ...pickings, blue: { alien: 'vulch', hand: ['attack-06', 'quash'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .lay('attack-20', 'attack-06')
      .plays('red', 'flare-vulch')
      .answers('red', 'discard:quash')
      .expectNext('keep-or-discard', 'red')
      .expectOptions('red', 'keep:quash', 'discard:quash')
      .answers('red', 'keep:quash')
      .expectNext('second-encounter', 'red')
      .expectHand('red', 'attack-04', 'quash', 'flare-vulch')
      .expectHandSize('blue', 0);
  },
);

scenario('Wild: not after a defeat', pickings, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .lay('attack-04', 'attack-30')
    .expectTurn('blue')
    .expectNeverOffered('red', 'vulch.wild', 'vulch.super');
});

scenario(
  'Super: flares too, for the rest of the encounter',
  {
    ...carrion,
    red: { hand: ['attack-08', 'plague', 'attack-06'] },
    blue: { hand: ['quash', 'attack-08', 'flare-human'] },
    yellow: { alien: 'vulch', hand: ['attack-06', 'flare-vulch'] },
  },
  (table) => {
    table
      .plays('red', 'plague', 'blue')
      .givesUp('blue', { 'blue-1': 3 })
      .plays('yellow', 'flare-vulch')
      .expectNext('aim', 'red')
      .expectHand('yellow', 'attack-06', 'quash', 'flare-human', 'plague', 'flare-vulch');
  },
);

scenario(
  'Without it flares stay where they are',
  {
    ...carrion,
    blue: { hand: ['attack-08', 'flare-human'] },
    yellow: { alien: 'vulch', hand: ['attack-06', 'flare-vulch'] },
  },
  (table) => {
    table
      .plays('red', 'plague', 'blue')
      .givesUp('blue', { 'blue-1': 3 })
      .expectNext('aim', 'red')
      .expectHand('yellow', 'attack-06', 'plague', 'flare-vulch')
      .expectDiscard('attack-08', 'flare-human');
  },
);

scenario(
  'Super, card-zapped: flares stay where they are, the zap does not',
  {
    ...carrion,
    blue: { hand: ['quash', 'attack-08', 'flare-human'] },
    yellow: { alien: 'vulch', hand: ['attack-06', 'flare-vulch'] },
    green: { extra: ['card-zap'] },
  },
  (table) => {
    table
      .plays('red', 'plague', 'blue')
      .givesUp('blue', { 'blue-1': 3 })
      .plays('yellow', 'flare-vulch')
      .cardZaps('green')
      .expectNext('aim', 'red')
      .expectHand('yellow', 'attack-06', 'quash', 'card-zap', 'plague')
      .expectDiscard('flare-human', 'flare-vulch');
  },
);
