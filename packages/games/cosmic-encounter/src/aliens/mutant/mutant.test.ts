import { basicDeck, cardFacts } from '../../content/cosmic-cards.ts';
import { scenario } from '../../testing/index.ts';

const growth = {
  red: { alien: 'mutant', hand: ['attack-08', 'attack-04', 'attack-06', 'quash', 'negotiate'] },
  blue: { hand: ['attack-09', 'attack-12', 'attack-13'] },
  yellow: { hand: ['attack-07'], extra: ['cosmic-zap'] },
  deck: ['attack-40', 'attack-30', 'attack-20'],
} as const;

scenario('[CE-106] One card at a time, from the deck or another hand, up to eight', growth, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .uses('red', 'mutant.regenerate')
    .expectNext('card-from', 'red')
    .expectOptions('red', 'deck', 'blue', 'yellow', 'green')
    .luck('blue', 'attack-12')
    .answers('red', 'blue')
    .expectNext('card-from', 'red')
    .expectHandSize('red', 6)
    .answers('red', 'deck')
    .answers('red', 'deck')
    .expectNext('select', 'red', 'blue')
    .expectHand(
      'red',
      'attack-08',
      'attack-04',
      'attack-06',
      'quash',
      'negotiate',
      'attack-12',
      'attack-40',
      'attack-30',
    )
    .expectHand('blue', 'attack-09', 'attack-13');
});

scenario(
  '[CE-106] With eight cards there is no use',
  { ...growth, red: { alien: 'mutant', hand: 8 } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .expectNext('select', 'red', 'blue')
      .expectNeverOffered('red', 'mutant.regenerate');
  },
);

scenario('Zapped: not a card', growth, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .uses('red', 'mutant.regenerate')
    .zaps('yellow')
    .expectNext('select', 'red', 'blue')
    .expectHandSize('red', 5);
});

const faces = basicDeck.map((card) => cardFacts(card).face);

scenario(
  'With both piles empty a draw makes a quake, and eight cards are there',
  {
    red: { alien: 'mutant', hand: faces.slice(0, 5) },
    blue: { hand: faces.slice(5, 30) },
    yellow: { hand: faces.slice(30, 50) },
    green: { hand: faces.slice(50) },
    deckCount: 0,
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .expectDeck(0, 0)
      .uses('red', 'mutant.regenerate', 'deck')
      .expectNext('select', 'red')
      .expectHandSize('red', 8)
      .expectHandSize('green', 8)
      .expectDeck(faces.length - 4 * 8, 0);
  },
);

scenario(
  '… without quakes only hands are left to take from',
  {
    red: { alien: 'mutant', hand: faces.slice(0, 5) },
    blue: { hand: faces.slice(5, 30) },
    yellow: { hand: faces.slice(30, 50) },
    green: { hand: faces.slice(50) },
    deckCount: 0,
    options: { cosmicQuake: 'off' },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .uses('red', 'mutant.regenerate')
      .expectNext('card-from', 'red')
      .expectOptions('red', 'blue', 'yellow', 'green');
  },
);

scenario(
  'Wild: after a victory a card from the opponent and from all who ever stood by it',
  {
    red: { hand: ['attack-20', 'attack-04', 'flare-mutant'] },
    blue: { hand: ['attack-06', 'attack-12'] },
    yellow: { hand: ['attack-30'] },
    green: { hand: ['attack-40'], extra: ['force-field'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .invites('offense', 'green')
      .invites('defense', 'yellow')
      .joins('yellow', 'defense', 1)
      .joins('green', 'offense', 1)
      .plays('green', 'force-field', ['yellow'])
      .lay('attack-20', 'attack-06')
      .plays('red', 'flare-mutant')
      .expectNext('second-encounter', 'red')
      .expectHand('red', 'attack-04', 'attack-12', 'attack-30', 'flare-mutant')
      .expectHandSize('yellow', 0)
      .expectHandSize('green', 1);
  },
);

scenario(
  'Wild: not after a defeat',
  { red: { hand: ['attack-04', 'attack-06', 'flare-mutant'] }, blue: { hand: ['attack-20', 'attack-12'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .lay('attack-04', 'attack-20')
      .expectNeverOffered('red', 'mutant.wild')
      .expectTurn('blue');
  },
);

const choosy = {
  ...growth,
  red: { alien: 'mutant', hand: ['attack-08', 'attack-04', 'attack-06', 'quash', 'flare-mutant'] },
  deck: ['attack-40', 'attack-30', 'attack-20', 'attack-23', 'attack-15', 'attack-14'],
} as const;

scenario('Super: up to three cards go before the hand is filled', choosy, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .plays('red', 'flare-mutant')
    .expectNext('unwanted', 'red')
    .refuses('red', ['attack-08', 'attack-04', 'attack-06', 'quash'], 'engine.too-many')
    .answers('red', ['attack-04', 'attack-06', 'quash'])
    .answers('red', 'deck')
    .answers('red', 'deck')
    .answers('red', 'deck')
    .answers('red', 'deck')
    .answers('red', 'deck')
    .answers('red', 'deck')
    .expectNext('select', 'red', 'blue')
    .expectHandSize('red', 8)
    .expectDiscard('attack-04', 'attack-06', 'quash')
    .expectNotOffered('red', 'mutant.regenerate');
});

const eight = {
  ...choosy,
  red: {
    alien: 'mutant',
    hand: [
      'attack-08',
      'attack-04',
      'attack-06',
      'quash',
      'negotiate',
      'attack-10',
      'attack-12',
      'flare-mutant',
    ],
  },
} as const;

scenario('Super: with eight cards some must go, then there is a use', eight, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .plays('red', 'flare-mutant')
    .expectNeverOffered('red', 'mutant.regenerate')
    .expectNext('unwanted', 'red')
    .refuses('red', [], 'engine.too-few')
    .answers('red', ['attack-04', 'quash'])
    .answers('red', 'deck')
    .answers('red', 'deck')
    .expectNext('select', 'red', 'blue')
    .expectHand(
      'red',
      'attack-08',
      'attack-06',
      'negotiate',
      'attack-10',
      'attack-12',
      'attack-40',
      'attack-30',
      'flare-mutant',
    )
    .expectDiscard('attack-04', 'quash');
});

scenario(
  'Super: with eleven cards three are not enough',
  { ...eight, red: { alien: 'mutant', hand: 10, extra: ['flare-mutant'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .expectNext('select', 'red', 'blue')
      .expectNeverOffered('red', 'mutant.super', 'mutant.regenerate');
  },
);

scenario('Super: the cards went before the use, so they are gone when it is zapped', choosy, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .plays('red', 'flare-mutant', ['attack-04', 'quash'])
    .zaps('yellow', 'mutant.regenerate')
    .expectNext('select', 'red', 'blue')
    .expectHand('red', 'attack-08', 'attack-06', 'flare-mutant')
    .expectDiscard('attack-04', 'quash', 'cosmic-zap');
});

scenario(
  'Super, card-zapped: nothing is thrown away first',
  { ...choosy, yellow: { hand: ['attack-07'], extra: ['card-zap'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .plays('red', 'flare-mutant')
      .cardZaps('yellow')
      .uses('red', 'mutant.regenerate')
      .expectNext('card-from', 'red')
      .expectHand('red', 'attack-08', 'attack-04', 'attack-06', 'quash');
  },
);

scenario('Super: not after the use', choosy, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .uses('red', 'mutant.regenerate', 'deck', 'deck', 'deck')
    .until('alliance.before-invites')
    .expectNotOffered('red', 'mutant.super');
});
