import { basicDeck, cardFacts } from '../../content/cosmic-cards.ts';
import { scenario } from '../../testing/index.ts';

const kamikaze = { red: { alien: 'kamikaze' }, green: { extra: ['cosmic-zap'] } } as const;

scenario('[CE-087] Sacrifice: two cards a ship, once', kamikaze, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .uses('red', 'kamikaze.sacrifice')
    .refuses('red', { 'red-1': 3, 'red-2': 2 }, 'engine.too-many')
    .answers('red', { 'red-1': 3 })
    .expectNext('select', 'red')
    .expectWarp('red', 3)
    .expectHandSize('red', 11)
    .expectNotOffered('red', 'kamikaze.sacrifice');
});

scenario('[CE-087] Sacrifice zapped: no loss, no cards', kamikaze, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .uses('red', 'kamikaze.sacrifice', { 'red-1': 3 })
    .zaps('green')
    .expectNext('select', 'red')
    .expectWarp('red', 0)
    .expectHandSize('red', 5);
});

const faces = basicDeck.map((card) => cardFacts(card).face);

scenario(
  '[CE-039] Six cards from a deck of two and twenty discards',
  {
    red: { alien: 'kamikaze', hand: faces.slice(0, 5) },
    blue: { hand: faces.slice(5, 20) },
    yellow: { hand: faces.slice(20, 35) },
    green: { hand: faces.slice(35, 50) },
    deckCount: 2,
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .expectDeck(2, 20)
      .uses('red', 'kamikaze.sacrifice', { 'red-1': 3 })
      .expectNext('select', 'red')
      .expectHandSize('red', 11)
      .expectDeck(16, 0);
  },
);

scenario(
  '[CE-130] Wild: three for every ship outside',
  { red: { extra: ['flare-kamikaze'] }, blue: { hand: ['attack-12'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .lay('attack-10', 'attack-12')
      .plays('red', 'flare-kamikaze', { 'red-1': 1, 'red-2': 1 })
      .expectTotals(18, 16)
      .expectWarp('red', 2)
      .expectResult('offense-won');
  },
);

scenario(
  'Wild: ships on the target are in the encounter',
  { blue: { extra: ['flare-kamikaze'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .lay('attack-10', 'attack-10')
      .uses('blue', 'kamikaze.wild')
      .refuses('blue', { 'blue-1': 1 }, 'ce.not-this-planet')
      .answers('blue', { 'blue-2': 4 })
      .expectTotals(12, 26);
  },
);

const called = { red: { alien: 'kamikaze', extra: ['flare-kamikaze'], warp: 5 } } as const;

scenario('Super: up to three ships come back', called, (table) => {
  table
    .uses('red', 'kamikaze.super')
    .expectNext('retrieve', 'red')
    .refuses('red', 4, 'engine.out-of-range')
    .answers('red', 3)
    .until('aim')
    .expectWarp('red', 2);
});

scenario('Super: two of them, if Kamikaze would rather have the others where they are', called, (table) => {
  table.plays('red', 'flare-kamikaze', 2).until('aim').expectWarp('red', 3);
});

scenario('Super: no more than there are', { red: { ...called.red, warp: 2 } }, (table) => {
  table.uses('red', 'kamikaze.super').refuses('red', 3, 'engine.out-of-range').answers('red', 2);
  table.until('aim').expectWarp('red', 0);
});

scenario(
  'Without a home colony the own flare is wild, and one ship comes by way of the gate',
  { red: { alien: 'kamikaze', extra: ['flare-kamikaze'], warp: 20 } },
  (table) => {
    table.until('aim').expectNeverOffered('red', 'kamikaze.super').expectGate('red', 1);
  },
);

scenario(
  'Sacrifice: ships of the targeted planet may go, and count no longer',
  { blue: { alien: 'kamikaze' } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .uses('blue', 'kamikaze.sacrifice', { 'blue-1': 4 })
      .expectNext('select', 'red', 'blue')
      .expectHandSize('blue', 5 + 8)
      .lay('attack-10', 'attack-10')
      .expectTotals(11, 10);
  },
);

scenario(
  'Super: one ship in the warp comes back without it',
  { red: { alien: 'kamikaze', extra: ['flare-kamikaze'], warp: 1 } },
  (table) => {
    table.until('aim').expectNeverOffered('red', 'kamikaze.super').expectWarp('red', 0);
  },
);

scenario(
  'Wild: not without a ship outside the encounter',
  {
    blue: {
      extra: ['flare-kamikaze'],
      ships: { 'blue-1': 4, 'blue-2': 0, 'blue-3': 0, 'blue-4': 0, 'blue-5': 0 },
      warp: 16,
    },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-04', 'attack-10')
      .expectTotals(5, 14)
      .expectNeverOffered('blue', 'kamikaze.wild');
  },
);
