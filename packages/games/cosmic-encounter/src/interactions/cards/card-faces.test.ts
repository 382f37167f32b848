import { scenario } from '../../testing/index.ts';

/** Which cards a change of values touches, and what goes by the faces. */

const added = {
  red: { alien: 'chosen', hand: ['attack-12', 'attack-06'] },
  blue: { hand: ['attack-08'] },
  deck: ['attack-15', 'quash', 'attack-06'],
} as const;

scenario(
  'What Chosen adds is added to what Equalize left',
  { ...added, blue: { alien: 'calculator', hand: ['attack-08'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .lay('attack-12', 'attack-08')
      .uses('blue', 'calculator.equalize')
      .expectTotals(4 + 2, 8 + 4)
      .uses('red', 'chosen.intervention', 'add:attack-15/1')
      .expectTotals(4 + 15 + 2, 8 + 4);
  },
);

scenario(
  'What Chosen adds is not reversed, but counts for Wild Gambler’s spread',
  {
    ...added,
    red: { alien: 'chosen', hand: ['attack-12', 'flare-gambler'] },
    blue: { alien: 'mirror', hand: ['attack-20', 'attack-08'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .lay('attack-12', 'attack-20')
      .uses('blue', 'mirror.reversal')
      .plays('red', 'flare-gambler', 30)
      // 21 and 02 are nineteen apart
      .expectTotals(21 + 2, 2 + 4)
      .uses('red', 'chosen.intervention', 'add:attack-15/1')
      // 36 and 02 are thirty-four apart
      .expectTotals(21 + 15 + 30 + 2, 2 + 4);
  },
);

scenario(
  'Reversal turns Wild Human’s 42 round',
  {
    red: { hand: ['attack-04', 'flare-human'] },
    blue: { alien: 'mirror', hand: ['attack-08', 'attack-06'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .lay('attack-04', 'attack-08')
      .uses('blue', 'mirror.reversal')
      .expectTotals(40 + 2, 80 + 4)
      .plays('red', 'flare-human')
      .expectTotals(24 + 2, 80 + 4);
  },
);

scenario(
  'Reversal touches a copied attack, but no reinforcement and no citadel',
  {
    red: { alien: 'mirror', hand: ['morph', 'reinforcement-5'] },
    blue: { hand: ['attack-12', 'attack-06'] },
    yellow: { alien: 'citadel' },
    beside: { 'blue-1': ['attack-10'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .lay('morph', 'attack-12')
      .uses('red', 'mirror.reversal')
      .uses('yellow', 'citadel.fortification')
      .plays('red', 'reinforcement-5', 'offense')
      .expectTotals(21 + 2 + 5, 21 + 4 + 10);
  },
);

scenario(
  'Fodder goes by the faces of the cards, not by what they have become',
  {
    red: { alien: 'fodder', hand: ['attack-06', 'attack-08', 'attack-20'] },
    blue: { alien: 'mirror', hand: ['attack-12', 'attack-04'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .lay('attack-06', 'attack-12')
      .uses('blue', 'mirror.reversal')
      .uses('red', 'fodder.overwhelm')
      .expectNext('fodder', 'red')
      // between 06 and 12, though 60 and 21 lie there now
      .expectOptions('red', 'attack-08')
      .answers('red', ['attack-08'])
      .expectTotals(60 + 2 + 8, 21 + 4);
  },
);

scenario(
  'Virus multiplies the value that Reversal has made',
  {
    red: { alien: 'virus', hand: ['attack-12', 'attack-06'] },
    blue: { alien: 'mirror', hand: ['attack-08', 'attack-04'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .lay('attack-12', 'attack-08')
      .uses('blue', 'mirror.reversal')
      .expectTotals(21 * 3, 80 + 4);
  },
);

scenario(
  'Amoeba: what comes in late is multiplied too',
  {
    red: { hand: ['attack-12', 'attack-06'], alien: 'virus', extra: ['flare-amoeba'] },
    blue: { hand: ['attack-08', 'attack-04'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .plays('red', 'flare-amoeba', 'in', { 'red-1': 3 })
      .lay('attack-12', 'attack-08')
      .expectTotals(12 * 4, 12);
  },
);
