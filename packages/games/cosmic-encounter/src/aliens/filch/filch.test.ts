import { scenario } from '../../testing/index.ts';

const filchAttacks = {
  red: { alien: 'filch', hand: ['attack-10', 'attack-04'] },
  blue: { hand: ['attack-15', 'attack-06'] },
  yellow: { extra: ['cosmic-zap'] },
} as const;

scenario('Theft: the opponent’s card is taken', filchAttacks, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .lay('attack-10', 'attack-15')
    .uses('red', 'filch.theft')
    .expectTurn('blue')
    .expectHand('red', 'attack-04', 'attack-15')
    .expectDiscard('attack-10');
});

scenario('Theft zapped: it stays where it is', filchAttacks, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .lay('attack-10', 'attack-15')
    .uses('red', 'filch.theft')
    .zaps('yellow')
    .expectTurn('blue')
    .expectHand('red', 'attack-04')
    .expectDiscard('attack-10', 'attack-15', 'cosmic-zap');
});

scenario('Theft is for main players', { ...filchAttacks, red: {}, green: { alien: 'filch' } }, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .lay('attack-10', 'attack-15')
    .expectResult('defense-won')
    .expectTurn('blue')
    .expectHandSize('green', 5);
});

scenario(
  'Super: a bystander takes either card',
  { green: { alien: 'filch', hand: ['attack-04', 'flare-filch'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-06', 'attack-10')
      .uses('green', 'filch.super')
      .expectOptions('green', 'attack-06', 'attack-10')
      .answers('green', 'attack-06')
      .expectTurn('blue')
      .expectHand('green', 'attack-04', 'attack-06', 'flare-filch')
      .expectDiscard('attack-10');
  },
);

const tubes = {
  red: { hand: ['attack-10', 'mobius-tubes'], warp: 2 },
  blue: { hand: ['attack-06', 'negotiate', 'flare-filch'] },
} as const;

scenario('[CE-126] Wild: a negotiate for the card being played', tubes, (table) => {
  table
    .plays('red', 'mobius-tubes')
    .plays('blue', 'flare-filch')
    .until('aim')
    .expectWarp('red', 1)
    .expectHand('red', 'attack-10')
    .expectHand('blue', 'attack-06', 'mobius-tubes', 'flare-filch')
    .expectDiscard('negotiate');
});

scenario(
  'Wild: not on the own card',
  {
    red: { hand: ['attack-10', 'mobius-tubes', 'negotiate'], extra: ['flare-filch'], warp: 2 },
  },
  (table) => {
    table
      .plays('red', 'mobius-tubes')
      .until('aim')
      .expectNeverOffered('red', 'filch.wild')
      .expectWarp('red', 0);
  },
);

scenario(
  'Wild: a stolen flare rests for the encounter',
  {
    red: { hand: ['attack-10', 'attack-06', 'flare-macron'] },
    blue: { hand: ['attack-06', 'negotiate', 'flare-filch'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .lay('attack-10', 'attack-06')
      .plays('red', 'flare-macron')
      .plays('blue', 'flare-filch')
      .expectTotals(13, 10)
      .expectNotOffered('blue', 'macron.wild')
      .expectNext('second-encounter', 'red')
      .expectNeverOffered('blue', 'macron.wild')
      .expectHand('blue', 'flare-filch', 'flare-macron');
  },
);

scenario(
  'Wild: a possessed negotiate pays for it as well as one in hand',
  {
    red: { alien: 'demon', hand: ['attack-06', 'attack-04'], extra: ['flare-filch'] },
    blue: { hand: ['attack-08', 'attack-10', 'emotion-control'] },
    yellow: { hand: ['negotiate', 'attack-12'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .uses('red', 'demon.possess', 'yellow')
      .lay('attack-06', 'attack-08')
      .plays('blue', 'emotion-control')
      .plays('red', 'flare-filch')
      .expectNext('discard-one', 'red')
      .expectOptions('red', 'negotiate')
      .answers('red', 'negotiate')
      .expectTotals(9, 12)
      .expectTurn('blue')
      .expectHand('red', 'attack-04', 'emotion-control', 'flare-filch')
      .expectHand('yellow', 'attack-12')
      .expectDiscard('negotiate', 'attack-06', 'attack-08');
  },
);

scenario(
  'Wild: a negotiate of the hoard needs a use of it; zapped, the theft comes to nothing',
  {
    red: { alien: 'miser', hand: ['attack-06', 'flare-filch'], onSheet: ['negotiate', 'attack-20'] },
    blue: { hand: ['attack-08', 'attack-10', 'plague'] },
    yellow: { extra: ['cosmic-zap'] },
  },
  (table) => {
    table
      .plays('blue', 'plague', 'green')
      .plays('red', 'flare-filch')
      .answers('red', 'negotiate')
      .zaps('yellow', 'miser.hoard')
      .expectNext('give-up-ships', 'green')
      .expectOnSheet('red', 2);
  },
);

const superFilch = {
  ...filchAttacks,
  red: { alien: 'filch', hand: ['attack-10', 'flare-filch'] },
  yellow: { extra: ['card-zap'] },
} as const;

scenario('Super: a main player takes the other’s card, never its own', superFilch, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .lay('attack-10', 'attack-15')
    .uses('red', 'filch.super')
    .expectOptions('red', 'attack-15')
    .answers('red', 'attack-15')
    .expectTurn('blue')
    .expectHand('red', 'attack-15', 'flare-filch');
});

scenario('Super, card-zapped: both cards stay where they are', superFilch, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .lay('attack-10', 'attack-15')
    .plays('red', 'flare-filch', 'attack-15')
    .cardZaps('yellow')
    .expectTurn('blue')
    .expectDiscard('attack-10', 'attack-15', 'card-zap', 'flare-filch');
});

scenario(
  'Wild: without a negotiate it steals nothing',
  { ...tubes, blue: { hand: ['attack-06', 'morph', 'flare-filch'] } },
  (table) => {
    table
      .plays('red', 'mobius-tubes')
      .expectNext('aim', 'red')
      .expectNeverOffered('blue', 'filch.wild')
      .expectWarp('red', 0);
  },
);

scenario(
  'Wild: steals a Card Zap too, and what it was to stop works',
  {
    red: { hand: ['attack-10', 'plague'] },
    blue: { hand: ['attack-06', 'negotiate', 'flare-filch'] },
    green: { hand: ['attack-04', 'card-zap'] },
  },
  (table) => {
    table
      .plays('red', 'plague', 'green')
      .cardZaps('green')
      .plays('blue', 'flare-filch')
      .givesUp('green', { 'green-1': 3 })
      .expectNext('aim', 'red')
      .expectHand('blue', 'attack-06', 'flare-filch', 'card-zap')
      .expectWarp('green', 3);
  },
);
