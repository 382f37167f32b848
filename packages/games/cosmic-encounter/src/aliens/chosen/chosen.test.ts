import { scenario } from '../../testing/index.ts';

const prayer = {
  red: { alien: 'chosen', hand: ['attack-08', 'attack-04'] },
  blue: { hand: ['attack-09', 'attack-06'], ships: { 'blue-1': 3 } },
  yellow: { extra: ['cosmic-zap'] },
  deck: ['attack-10', 'negotiate', 'force-field', 'attack-40'],
} as const;

scenario('[CE-097] Three cards, and one of them may be added', prayer, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .lay('attack-08', 'attack-09')
    .expectTotals(10, 12)
    .uses('red', 'chosen.intervention')
    .expectNext('intervention', 'red')
    .expectOptions('red', 'replace:attack-10', 'replace:negotiate', 'add:attack-10', 'none')
    .expectAside('red', 3)
    .refuses('red', 'add:negotiate', 'engine.unknown-option')
    .answers('red', 'add:attack-10')
    .expectTotals(20, 12)
    .expectAside('red', 0)
    .expectNotOffered('red', 'chosen.intervention')
    .expectNext('second-encounter', 'red')
    .expectHand('red', 'attack-04')
    .expectDiscard('negotiate', 'force-field', 'attack-08', 'attack-09', 'attack-10');
});

scenario('[CE-097] … or take the place of the revealed one', prayer, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .lay('attack-08', 'attack-09')
    .uses('red', 'chosen.intervention', 'replace:attack-10')
    .expectTotals(12, 12)
    .expectFaceUp('offense', 'attack-10')
    .expectDiscard('attack-08', 'negotiate', 'force-field')
    .expectResult('defense-won');
});

scenario('[CE-097] … a negotiate too, or none of them', prayer, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .lay('attack-08', 'attack-09')
    .uses('red', 'chosen.intervention', 'none')
    .expectTotals(10, 12)
    .expectDiscard('attack-10', 'negotiate', 'force-field')
    .expectTurn('blue');
});

scenario(
  'Without an encounter card among them nothing happens',
  { ...prayer, deck: ['quash', 'plague', 'force-field'] },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .lay('attack-08', 'attack-09')
      .uses('red', 'chosen.intervention')
      .expectTotals(10, 12)
      .expectDiscard('quash', 'plague', 'force-field')
      .expectNeverOffered('red', 'none');
  },
);

scenario('Zapped before anything is drawn', prayer, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .lay('attack-08', 'attack-09')
    .uses('red', 'chosen.intervention')
    .zaps('yellow')
    .expectTotals(10, 12)
    .expectDeckTop('attack-10', 'negotiate', 'force-field')
    .expectDiscard('cosmic-zap');
});

scenario(
  'What replaced the card is the card that is discarded and stolen',
  { ...prayer, blue: { ...prayer.blue, alien: 'filch' } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .lay('attack-08', 'attack-09')
      .uses('red', 'chosen.intervention', 'replace:attack-10')
      .uses('blue', 'filch.theft')
      .expectTurn('blue')
      .expectHand('blue', 'attack-06', 'attack-10');
  },
);

scenario(
  'A morph that comes now is what lies opposite',
  { ...prayer, deck: ['morph', 'quash', 'plague'] },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .lay('attack-08', 'attack-09')
      .uses('red', 'chosen.intervention')
      .expectNext('intervention', 'red')
      .expectOptions('red', 'replace:morph', 'none')
      .answers('red', 'replace:morph')
      .expectTotals(11, 12);
  },
);

scenario(
  'Peace becomes due when a negotiate is replaced by an attack',
  {
    ...prayer,
    red: { alien: 'chosen', hand: ['negotiate', 'attack-04'] },
    blue: { alien: 'pacifist', hand: ['negotiate', 'attack-06'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .lay('negotiate', 'negotiate')
      .uses('red', 'chosen.intervention')
      .expectNext('intervention', 'red')
      .expectOptions('red', 'replace:attack-10', 'replace:negotiate', 'none')
      .answers('red', 'replace:attack-10')
      .expectResult('defense-won')
      .expectTurn('blue')
      .expectWarp('red', 2);
  },
);

scenario(
  'Negation becomes due when both cards have become attacks',
  {
    ...prayer,
    red: { alien: 'chosen', hand: ['negotiate', 'attack-04'] },
    blue: { alien: 'anti-matter', hand: ['attack-09', 'attack-06'], ships: { 'blue-1': 3 } },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .lay('negotiate', 'attack-09')
      .uses('red', 'chosen.intervention', 'replace:attack-10')
      .expectTotals(12, 6)
      .expectResult('defense-won');
  },
);

scenario(
  'Reversal turns the new card round, but not one that is added',
  { ...prayer, blue: { ...prayer.blue, alien: 'mirror' } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .lay('attack-08', 'attack-09')
      .uses('blue', 'mirror.reversal')
      .expectTotals(82, 93)
      .uses('red', 'chosen.intervention', 'add:attack-10')
      .expectTotals(92, 93);
  },
);

scenario(
  'After Emotion Control the new card is a negotiate all the same',
  { ...prayer, yellow: { extra: ['emotion-control'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .lay('attack-08', 'attack-09')
      .plays('yellow', 'emotion-control')
      .uses('red', 'chosen.intervention')
      .expectNext('intervention', 'red')
      .expectOptions('red', 'replace:attack-10', 'replace:negotiate', 'none')
      .answers('red', 'replace:attack-10')
      .expectNext('deal', 'red', 'blue');
  },
);

scenario(
  '[CE-121] Wild: a card before selection; the same flare never twice in an encounter',
  {
    red: { hand: ['attack-08', 'flare-chosen'] },
    blue: { alien: 'trader', hand: ['attack-06', 'attack-09'] },
    deck: ['attack-40', 'attack-30'],
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .plays('red', 'flare-chosen')
      .until('planning.before-select')
      .expectHand('red', 'attack-08', 'attack-40', 'flare-chosen')
      .uses('blue', 'trader.transference')
      .expectNext('select', 'red', 'blue')
      .expectHand('blue', 'attack-08', 'attack-40', 'flare-chosen')
      .expectNeverOffered('blue', 'chosen.wild');
  },
);

scenario(
  'Super: what is no encounter card may be kept, having been seen',
  {
    ...prayer,
    red: { alien: 'chosen', hand: ['attack-08', 'flare-chosen'] },
    deck: ['attack-10', 'quash', 'force-field'],
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .lay('attack-08', 'attack-09')
      .uses('red', 'chosen.intervention')
      .expectNext('trigger.cards-aside', 'red')
      .plays('red', 'flare-chosen')
      .expectNext('keep-cards', 'red')
      .expectOptions('red', 'quash', 'force-field')
      .answers('red', ['force-field'])
      .answers('red', 'replace:attack-10')
      .expectTotals(12, 12)
      .expectHand('red', 'flare-chosen', 'force-field')
      .expectDiscard('attack-08', 'quash');
  },
);

const blessed = { ...prayer, red: { alien: 'chosen', hand: ['attack-08', 'flare-chosen'] } } as const;

scenario(
  'Super: nothing to keep among encounter cards',
  { ...blessed, deck: ['attack-10', 'negotiate', 'attack-40'] },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .lay('attack-08', 'attack-09')
      .uses('red', 'chosen.intervention', 'none')
      .expectTotals(10, 12)
      .expectNeverOffered('red', 'chosen.super');
  },
);

scenario(
  'Super, card-zapped: what is no encounter card goes like the rest',
  { ...blessed, yellow: { extra: ['card-zap'] }, deck: ['attack-10', 'quash', 'force-field'] },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .lay('attack-08', 'attack-09')
      .uses('red', 'chosen.intervention')
      .plays('red', 'flare-chosen')
      .cardZaps('yellow')
      .answers('red', 'replace:attack-10')
      .expectTotals(12, 12)
      .expectHand('red')
      .expectDiscard('attack-08', 'quash', 'force-field');
  },
);

scenario(
  '[CE-124] Wild, card-zapped: no card, the flare is gone, and no other may be played',
  {
    red: { hand: ['attack-10', 'flare-chosen', 'flare-warpish'], warp: 3 },
    blue: { hand: ['attack-06', 'card-zap'], ships: { 'blue-1': 4 } },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .plays('red', 'flare-chosen')
      .cardZaps('blue')
      .expectNext('select', 'red', 'blue')
      .expectHand('red', 'attack-10', 'flare-warpish')
      .expectDiscard('card-zap', 'flare-chosen')
      .lay('attack-10', 'attack-06')
      .expectTotals(12, 10)
      .expectResult('offense-won')
      .expectNeverOffered('red', 'warpish.wild');
  },
);
