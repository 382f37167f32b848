import { scenario } from '../../testing/index.ts';

const fetching = {
  red: { hand: ['attack-10', 'attack-04'] },
  blue: { hand: ['attack-15', 'attack-06'] },
  yellow: { extra: ['cosmic-zap'] },
  green: { alien: 'fido', hand: ['attack-06'], warp: 2 },
} as const;

const fought = { defense: 'blue', ships: 1 } as const;

scenario('Fetch accepted: the card changes hands, Fido draws', fetching, (table) => {
  table
    .encounter(fought)
    .lay('attack-10', 'attack-15')
    .uses('green', 'fido.fetch')
    .expectNext('fetch', 'green')
    .expectOptions('green', 'attack-10', 'attack-15')
    .answers('green', 'attack-15')
    .expectOptions('green', 'red', 'blue', 'yellow')
    .answers('green', 'red')
    .expectNext('fetched', 'red')
    .answers('red', 'take-card')
    .expectNext('fetch-reward', 'green')
    .expectOptions('green', 'card', 'ship', 'waive')
    .answers('green', 'card')
    .expectTurn('blue')
    .expectHand('red', 'attack-04', 'attack-15')
    .expectHandSize('green', 2)
    .expectDiscard('attack-10');
});

scenario('… or retrieves a ship', fetching, (table) => {
  table
    .encounter(fought)
    .lay('attack-10', 'attack-15')
    .uses('green', 'fido.fetch', 'attack-15', 'blue')
    .answers('blue', 'take-card')
    .answers('green', 'ship')
    .expectTurn('blue')
    .expectWarp('green', 1)
    .expectHandSize('green', 1);
});

scenario('Fetch refused: Fido keeps it', fetching, (table) => {
  table
    .encounter(fought)
    .lay('attack-10', 'attack-15')
    .uses('green', 'fido.fetch', 'attack-10', 'red')
    .answers('red', 'refuse-card')
    .expectNext('fetch-refused', 'green')
    .answers('green', 'keep-card')
    .expectTurn('blue')
    .expectHand('green', 'attack-06', 'attack-10')
    .expectDiscard('attack-15');
});

scenario('… or lays it on the discard pile again, and is done', fetching, (table) => {
  table
    .encounter(fought)
    .lay('attack-10', 'attack-15')
    .uses('green', 'fido.fetch', 'attack-10', 'red')
    .answers('red', 'refuse-card')
    .answers('green', 'discard-card')
    .expectTurn('blue')
    .expectDiscard('attack-15', 'attack-10')
    .expectHandSize('green', 1);
});

scenario('Fetch zapped: the cards stay', fetching, (table) => {
  table
    .encounter(fought)
    .lay('attack-10', 'attack-15')
    .uses('green', 'fido.fetch')
    .zaps('yellow')
    .expectTurn('blue')
    .expectDiscard('attack-10', 'attack-15', 'cosmic-zap');
});

scenario(
  '[CE-079] Clone keeps its card, Filch finds nothing, Fido fetches the rest',
  {
    red: { alien: 'filch', hand: ['attack-10', 'attack-04'] },
    blue: { alien: 'clone', hand: ['attack-15', 'attack-06'] },
    green: { alien: 'fido' },
  },
  (table) => {
    table
      .encounter(fought)
      .lay('attack-10', 'attack-15')
      .uses('blue', 'clone.replicate')
      .uses('green', 'fido.fetch')
      .expectNext('fetch', 'green')
      .expectOptions('green', 'attack-10')
      .expectNeverOffered('red', 'filch.theft')
      .answers('green', 'attack-10')
      .answers('green', 'yellow')
      .answers('yellow', 'take-card')
      .answers('green', 'waive')
      .expectTurn('blue')
      .expectHand('blue', 'attack-06', 'attack-15')
      .expectHandSize('yellow', 6)
      .expectHandSize('green', 5);
  },
);

scenario(
  'Both want it: the offense comes first',
  { ...fetching, red: { alien: 'filch', hand: ['attack-10', 'attack-04'] } },
  (table) => {
    table
      .encounter(fought)
      .lay('attack-10', 'attack-15')
      .expectOffered('green', 'fido.fetch')
      .together({ green: 'fido.fetch', red: 'filch.theft' })
      .uses('green', 'fido.fetch')
      .expectNext('fetch', 'green')
      .expectOptions('green', 'attack-10');
  },
);

scenario(
  'A claim that stands leaves nothing to fetch but the other card',
  { ...fetching, red: { alien: 'gambler', hand: ['attack-10', 'attack-04'] } },
  (table) => {
    table
      .encounter(fought)
      .lay('attack-10', 'attack-15')
      .uses('red', 'gambler.bluff', 'attack-40')
      .answers('blue', 'believe')
      .uses('green', 'fido.fetch')
      .expectNext('fetch', 'green')
      .expectOptions('green', 'attack-15');
  },
);

scenario(
  'Super: one card after another',
  { ...fetching, green: { alien: 'fido', hand: ['attack-06', 'flare-fido'] } },
  (table) => {
    table
      .encounter(fought)
      .lay('attack-10', 'attack-15')
      .plays('green', 'flare-fido', 'attack-15', 'yellow')
      .answers('yellow', 'take-card')
      .answers('green', 'card')
      .expectNext('fetch', 'green')
      .expectOptions('green', 'attack-10', 'no-more')
      .answers('green', 'attack-10')
      .answers('green', 'red')
      .answers('red', 'refuse-card')
      .answers('green', 'keep-card')
      .until('resolution.after-discard')
      .expectNotOffered('green', 'fido.fetch', 'fido.super')
      .expectTurn('blue')
      .expectHandSize('green', 4)
      .expectHandSize('yellow', 7);
  },
);

scenario(
  'Super is wasted when the use is zapped',
  { ...fetching, green: { alien: 'fido', hand: ['attack-06', 'flare-fido'] } },
  (table) => {
    table
      .encounter(fought)
      .lay('attack-10', 'attack-15')
      .plays('green', 'flare-fido')
      .zaps('yellow', 'fido.fetch')
      .expectTurn('blue')
      .expectHand('green', 'attack-06', 'flare-fido');
  },
);

const throws = {
  red: { hand: ['attack-10', 'flare-fido'] },
  blue: { hand: ['attack-06'] },
  yellow: { extra: ['card-zap'] },
  discard: ['attack-40', 'morph'],
} as const;

scenario('Wild: the opponent gets the top of the discard pile, the player a card', throws, (table) => {
  table
    .encounter(fought)
    .plays('red', 'flare-fido')
    .expectNext('select', 'red')
    .expectHand('blue', 'attack-06', 'morph')
    .expectHandSize('red', 3)
    .expectDiscard('attack-40');
});

scenario('Wild: with an empty pile there is only the draw', { ...throws, discard: [] }, (table) => {
  table
    .encounter(fought)
    .plays('red', 'flare-fido')
    .expectNext('select', 'red')
    .expectHandSize('blue', 1)
    .expectHandSize('red', 3);
});

scenario('Wild stopped', throws, (table) => {
  table
    .encounter(fought)
    .plays('red', 'flare-fido')
    .cardZaps('yellow')
    .expectNext('select', 'red')
    .expectHandSize('blue', 1)
    .expectHandSize('red', 1);
});

scenario(
  'Wild: not for whoever stays out',
  { ...throws, red: {}, green: { extra: ['flare-fido'] } },
  (table) => {
    table
      .encounter(fought)
      .expectNext('select', 'red', 'blue')
      .expectNeverOffered('green', 'fido.wild')
      .expectDiscard('attack-40', 'morph');
  },
);

scenario(
  'Super: one card may be enough',
  { ...fetching, green: { alien: 'fido', hand: ['attack-06', 'flare-fido'] } },
  (table) => {
    table
      .encounter(fought)
      .lay('attack-10', 'attack-15')
      .plays('green', 'flare-fido', 'attack-15', 'yellow')
      .answers('yellow', 'take-card')
      .answers('green', 'waive')
      .answers('green', 'no-more')
      .expectTurn('blue')
      .expectDiscard('attack-10')
      .expectHand('green', 'attack-06', 'flare-fido');
  },
);
