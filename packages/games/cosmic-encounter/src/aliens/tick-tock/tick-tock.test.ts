import { scenario } from '../../testing/index.ts';

const watched = { yellow: { alien: 'tick-tock', tokens: 3 }, green: { extra: ['cosmic-zap'] } } as const;

scenario('Patience: a successful defense', watched, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .lay('attack-04', 'attack-10')
    .expectTurn('blue')
    .expectTokens('yellow', 2);
});

scenario('Patience: no token for the offense', watched, (table) => {
  table
    .encounter({ defense: 'blue', ships: 4 })
    .lay('attack-10', 'attack-04')
    .expectNext('second-encounter', 'red')
    .expectTokens('yellow', 3);
});

scenario('Patience zapped: no token goes', watched, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .lay('attack-04', 'attack-10')
    .zaps('green', 'tick-tock.patience')
    .expectTurn('blue')
    .expectTokens('yellow', 3);
});

scenario('The last token wins', { yellow: { alien: 'tick-tock', tokens: 1 } }, (table) => {
  table.encounter({ defense: 'blue', ships: 1 }).lay('attack-04', 'attack-10').expectWinners('yellow');
});

scenario(
  '[CE-089] A deal that brings two home, and the last token',
  {
    red: { ships: { 'yellow-1': 1, 'yellow-2': 1, 'green-1': 1, 'green-2': 1 } },
    blue: { ships: { 'yellow-3': 1, 'yellow-4': 1, 'green-3': 1, 'green-4': 1 } },
    yellow: { alien: 'tick-tock', tokens: 1 },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('negotiate', 'negotiate')
      .offers('red', { red: { colony: 'red-1' }, blue: { colony: 'blue-2' } })
      .accepts('blue')
      .expectWinners('red', 'blue', 'yellow');
  },
);

const superTickTock = { red: { alien: 'tick-tock', tokens: 3, extra: ['flare-tick-tock'] } } as const;

scenario('Super: a ship for a further token', superTickTock, (table) => {
  table
    .encounter({ defense: 'blue', ships: 4 })
    .lay('attack-10', 'attack-04')
    .plays('red', 'flare-tick-tock', { 'red-1': 1 })
    .expectNext('second-encounter', 'red')
    .expectTokens('red', 2)
    .expectWarp('red', 1);
});

scenario('Super: not after a defeat', superTickTock, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .lay('attack-04', 'attack-10')
    .expectTurn('blue')
    .expectTokens('red', 2)
    .expectNeverOffered('red', 'tick-tock.super', 'tick-tock.wild');
});

scenario(
  'Wild: a new deck, a new colony',
  {
    red: { alien: 'kamikaze', hand: ['attack-10', 'attack-08'] },
    yellow: { extra: ['flare-tick-tock'], ships: { 'green-1': 1 } },
    deckCount: 2,
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .uses('red', 'kamikaze.sacrifice', { 'red-1': 3 })
      .uses('yellow', 'tick-tock.wild')
      .expectNotOffered('yellow', 'green-1', 'yellow-1')
      .answers('yellow', 'blue-3')
      .until('settle')
      .refuses('yellow', { 'yellow-1': 4, 'yellow-2': 1 }, 'engine.too-many')
      .answers('yellow', { 'yellow-1': 4 })
      .until('select')
      .expectShips('yellow', 'blue-3', 4)
      .expectMarkers({ yellow: 2 });
  },
);

const newDeck = {
  red: { alien: 'kamikaze', hand: ['attack-10', 'attack-08'] },
  yellow: { extra: ['flare-tick-tock'] },
  green: { extra: ['card-zap'] },
} as const;

scenario('Wild, card-zapped: no colony', { ...newDeck, deckCount: 2 }, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .uses('red', 'kamikaze.sacrifice', { 'red-1': 3 })
    .plays('yellow', 'flare-tick-tock', 'blue-3', { 'yellow-1': 1 })
    .cardZaps('green')
    .until('select')
    .expectShips('yellow', 'blue-3', 0)
    .expectMarkers({ yellow: 0 });
});

scenario('Wild: not while the deck lasts', newDeck, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .uses('red', 'kamikaze.sacrifice', { 'red-1': 3 })
    .until('select')
    .expectNeverOffered('yellow', 'tick-tock.wild');
});
