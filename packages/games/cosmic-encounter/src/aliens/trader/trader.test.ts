import { scenario } from '../../testing/index.ts';

const trade = {
  red: { hand: ['attack-08', 'attack-40', 'negotiate'] },
  blue: { alien: 'trader', hand: ['attack-06', 'attack-04'] },
  yellow: { extra: ['cosmic-zap'] },
} as const;

scenario('Transference: the hands change owners for good', trade, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .uses('blue', 'trader.transference')
    .expectNext('select', 'red', 'blue')
    .expectHand('red', 'attack-06', 'attack-04')
    .expectHand('blue', 'attack-08', 'attack-40', 'negotiate')
    .expectNeverOffered('red', 'trader.transference')
    .lay('attack-06', 'attack-40')
    .expectTurn('blue')
    .expectHand('blue', 'attack-08', 'negotiate');
});

scenario('Zapped: everybody keeps its hand', trade, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .uses('blue', 'trader.transference')
    .zaps('yellow')
    .expectNext('select', 'red', 'blue')
    .expectHand('blue', 'attack-06', 'attack-04');
});

scenario(
  '[CE-094] A new hand comes first, and then it may be traded',
  {
    red: { hand: 7 },
    blue: { alien: 'trader', hand: ['quash', 'ionic-gas'] },
    yellow: { hand: [] },
    green: { hand: [] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .until('planning.before-select')
      .expectDiscard('quash', 'ionic-gas')
      .expectHandSize('blue', 8)
      .uses('blue', 'trader.transference')
      .expectNext('select', 'red', 'blue')
      .expectHandSize('blue', 7)
      .expectHandSize('red', 8);
  },
);

scenario(
  'An offense that trades its encounter cards away has lost its turn, once the trade is done',
  {
    red: { alien: 'trader', hand: ['attack-08'] },
    blue: { alien: 'miser', hand: ['quash'], onSheet: ['attack-20'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: { 'red-1': 2 } })
      .uses('red', 'trader.transference')
      .expectResult('called-off')
      .expectTurn('blue')
      .expectHand('red', 'quash')
      .expectHand('blue', 'attack-08')
      .expectOnSheet('blue', 1)
      .expectWarp('red', 0);
  },
);

scenario(
  'An empty hand cannot be traded',
  {
    red: { alien: 'trader', hand: ['attack-08'] },
    blue: { alien: 'demon', hand: [] },
    yellow: { hand: ['attack-40'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .uses('blue', 'demon.possess', 'yellow')
      .expectNext('select', 'red', 'blue')
      .expectNeverOffered('red', 'trader.transference');
  },
);

const pickpocket = {
  red: { hand: ['attack-08', 'quash'] },
  blue: { hand: ['attack-06', 'ionic-gas', 'flare-trader'] },
  yellow: { alien: 'tick-tock', tokens: 5 },
} as const;

scenario(
  '[CE-028] Wild: an offense that loses its last encounter card has lost its turn',
  pickpocket,
  (table) => {
    table
      .encounter({ defense: 'blue', ships: { 'red-1': 3 } })
      .luck('red', 'attack-08')
      .plays('blue', 'flare-trader')
      .expectNext('give-cards', 'blue')
      .expectOptions('blue', 'attack-06', 'ionic-gas', 'attack-08')
      .answers('blue', ['ionic-gas'])
      .expectResult('called-off')
      .returns('red', { 'red-1': 3 })
      .expectTurn('blue')
      .expectHand('red', 'quash', 'ionic-gas')
      .expectHand('blue', 'attack-06', 'attack-08', 'flare-trader')
      .expectShips('red', 'red-1', 4)
      .expectWarp('red', 0)
      .expectTokens('yellow', 5);
  },
);

scenario(
  '[CE-191] … and where cards are only asked for when needed, the turn ends at selection',
  { ...pickpocket, options: { offenseOutOfCards: 'when-needed' } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: { 'red-1': 3 } })
      .luck('red', 'attack-08')
      .plays('blue', 'flare-trader', ['ionic-gas'])
      .expectNext('invite', 'red')
      .invites('offense', 'green')
      .joins('green', 'offense', 1)
      .expectGate('green', 1)
      .returns('red', { 'red-1': 3 })
      .returns('green', { 'green-1': 1 })
      .expectTurn('blue')
      .expectTokens('yellow', 5);
  },
);

scenario('Wild: the card taken may go straight back', pickpocket, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .luck('red', 'attack-08')
    .plays('blue', 'flare-trader', ['attack-08'])
    .expectNext('select', 'red', 'blue')
    .expectHand('red', 'attack-08', 'quash')
    .expectHand('blue', 'attack-06', 'ionic-gas', 'flare-trader');
});

scenario(
  'Super: with any player',
  {
    ...trade,
    blue: { alien: 'trader', hand: ['attack-06', 'flare-trader'] },
    green: { hand: ['attack-30', 'attack-20', 'quash'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .plays('blue', 'flare-trader')
      .uses('blue', 'trader.transference')
      .expectOptions('blue', 'red', 'yellow', 'green')
      .answers('blue', 'green')
      .expectNext('select', 'red', 'blue')
      .expectHand('blue', 'attack-30', 'attack-20', 'quash')
      .expectHand('green', 'attack-06', 'flare-trader')
      .expectNeverOffered('blue', 'trader.wild');
  },
);

scenario(
  'Wild, card-zapped: nothing changes hands',
  { ...pickpocket, green: { extra: ['card-zap'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .plays('blue', 'flare-trader')
      .cardZaps('green')
      .expectNext('select', 'red', 'blue')
      .expectHand('red', 'attack-08', 'quash')
      .expectHand('blue', 'attack-06', 'ionic-gas');
  },
);

scenario(
  'Wild: not from an empty hand',
  { blue: { hand: [] }, red: { hand: ['attack-08', 'flare-trader'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .expectNext('select', 'red', 'blue')
      .expectNeverOffered('red', 'trader.wild');
  },
);

scenario(
  'Super, card-zapped: the opponent it is',
  {
    ...trade,
    blue: { alien: 'trader', hand: ['attack-06', 'flare-trader'] },
    yellow: { extra: ['card-zap'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .plays('blue', 'flare-trader')
      .cardZaps('yellow')
      .uses('blue', 'trader.transference')
      .expectNext('select', 'red', 'blue')
      .expectHand('blue', 'attack-08', 'attack-40', 'negotiate')
      .expectHand('red', 'attack-06');
  },
);

scenario('Wild: not for whoever stays out', { yellow: { extra: ['flare-trader'] } }, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .expectNext('select', 'red', 'blue')
    .expectNeverOffered('yellow', 'trader.wild');
});
