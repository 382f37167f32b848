import { scenario } from '../../testing/index.ts';

scenario(
  'A defense without an encounter card shows its hand and draws a new one',
  { blue: { hand: ['quash', 'reinforcement-3'] }, deck: ['attack-40'] },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .expectNext('select', 'red', 'blue')
      .expectHandSize('blue', 8)
      .expectDiscard('quash', 'reinforcement-3')
      .expectOffered('blue', 'attack-40')
      .refuses('blue', 'quash', 'engine.unknown-option')
      .lay('attack-06', 'attack-40')
      .expectTotals(8, 44);
  },
);

scenario(
  'Only encounter cards can be selected, face down',
  { red: { hand: ['attack-06', 'morph', 'negotiate', 'reinforcement-5', 'plague'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .until('select')
      .expectOptions('red', 'attack-06', 'morph', 'negotiate')
      .expectRefused('red', 'plague', 'ce.no-encounter-card')
      .expectRefused('red', 'reinforcement-5', 'ce.no-encounter-card')
      .selects('red', 'attack-06')
      .refuses('red', 'morph', 'engine.not-asked')
      .expectNext('select', 'blue')
      .selects('blue', 'attack-08')
      .expectFaceUp('offense', 'attack-06');
  },
);

const empty = { blue: { hand: ['quash', 'flare-chosen'] } } as const;

scenario(
  'Before its hand goes, a defense may play from it, and what it draws may do',
  { ...empty, deck: ['attack-20', 'attack-40'] },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .expectNext('planning.hand-check', 'blue')
      .expectOffered('blue', 'chosen.wild')
      .plays('blue', 'flare-chosen')
      .expectNext('select', 'red', 'blue')
      .expectHand('blue', 'quash', 'flare-chosen', 'attack-20')
      .expectDiscard();
  },
);

scenario('… it need not, and then everything goes', { ...empty, deck: ['attack-20'] }, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .until('planning.hand-check')
    .answers('blue', 'flare-chosen')
    .expectNext('select', 'red', 'blue')
    .expectHandSize('blue', 8)
    .expectDiscard('quash', 'flare-chosen');
});

scenario(
  'A power waits until the new hand is there',
  { blue: { alien: 'trader', hand: ['quash', 'flare-chosen'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .until('planning.hand-check')
      .expectNotOffered('blue', 'trader.transference')
      .until('planning.before-select')
      .expectHandSize('blue', 8)
      .expectOffered('blue', 'trader.transference');
  },
);

scenario(
  'A defense that has a card for the encounter throws nothing away',
  { blue: { hand: ['negotiate', 'flare-chosen'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .expectNext('select', 'red', 'blue')
      .expectHandSize('blue', 2)
      .expectDiscard();
  },
);

scenario(
  'An offense that has laid its only encounter card first still has its turn',
  { red: { alien: 'gambler', hand: ['attack-06', 'quash'] }, blue: { alien: 'oracle', hand: ['attack-08'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .selects('red', 'attack-06')
      .uses('red', 'gambler.bluff', 'attack-40')
      .answers('blue', 'believe')
      .expectNext('select', 'blue')
      .selects('blue', 'attack-08')
      .expectTotals(42, 12)
      .expectResult('offense-won');
  },
);

scenario(
  'The last encounter card is paid away while cards are being selected: the turn is over, in both editions',
  {
    options: { edition: '2008' },
    red: { alien: 'oracle', hand: ['negotiate', 'flare-filch'] },
    blue: { hand: ['attack-10', 'attack-04', 'cosmic-zap'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .plays('blue', 'cosmic-zap')
      .plays('red', 'flare-filch')
      .expectTurn('blue')
      .expectResult('called-off')
      .expectWarp('red', 0);
  },
);

scenario(
  'A defense that pays its last one away draws a new hand',
  {
    red: { alien: 'mirror', hand: ['attack-10', 'attack-04', 'cosmic-zap'] },
    blue: { alien: 'oracle', hand: ['negotiate', 'flare-filch'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .plays('red', 'cosmic-zap')
      .plays('blue', 'flare-filch')
      .expectNext('select', 'red')
      .expectHandSize('blue', 8);
  },
);
