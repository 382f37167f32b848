import { scenario } from '../testing/index.ts';

scenario(
  'Quark Battery: an encounter card goes under it',
  { blue: { hand: ['attack-20', 'mobius-tubes'], techs: [{ id: 'quark-battery', ships: 3 }] } },
  (table) => {
    table
      .completes('blue', 'quark-battery')
      .returns('blue', 3)
      .expectNext('store', 'blue')
      .expectOptions('blue', 'attack-20')
      .answers('blue', 'attack-20')
      .expectHand('blue', 'mobius-tubes')
      .expectNext('aim', 'red');
  },
);

scenario(
  'Quark Battery: without an encounter card it stays empty',
  { blue: { hand: ['mobius-tubes'], techs: [{ id: 'quark-battery', ships: 3 }] } },
  (table) => {
    table
      .completes('blue', 'quark-battery')
      .returns('blue', 3)
      .until('store')
      .expectOptions('blue', 'none')
      .answers('blue', 'none')
      .encounter({ defense: 'blue', ships: 1 })
      .expectNext('select', 'red', 'blue')
      .expectNeverOffered('blue', 'quark-battery');
  },
);

const charged = {
  blue: {
    hand: ['negotiate', 'attack-06'],
    techs: [{ id: 'quark-battery', completed: true, card: 'attack-20' }],
  },
} as const;

scenario('Quark Battery: the stored card takes the place of the one revealed', charged, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .lay('attack-10', 'negotiate')
    .uses('blue', 'quark-battery')
    .expectDiscard('negotiate')
    .expectFaceUp('defense', 'attack-20')
    .expectTotals(11, 24)
    .expectTechDiscard('quark-battery')
    .expectResult('defense-won');
});

scenario(
  'A morph that lay opposite keeps what it copied',
  { ...charged, red: { hand: ['morph', 'attack-08'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('morph', 'attack-06')
      .uses('blue', 'quark-battery')
      .expectTotals(7, 24);
  },
);

scenario(
  'A stored morph copies what lies there now',
  { ...charged, blue: { ...charged.blue, techs: [{ id: 'quark-battery', completed: true, card: 'morph' }] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-10', 'negotiate')
      .uses('blue', 'quark-battery')
      .expectTotals(11, 14);
  },
);

scenario('Not for an ally', { yellow: charged.blue }, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .invites('offense', 'yellow')
    .joins('yellow', 'offense', 1)
    .lay('attack-10', 'attack-08')
    .expectTotals(12, 12)
    .expectNeverOffered('yellow', 'quark-battery');
});

scenario(
  'Scrambled: the stored card is discarded with it',
  { ...charged, green: { techs: [{ id: 'tech-scrambler', ships: 3 }] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-10', 'attack-06')
      .uses('blue', 'quark-battery')
      .uses('green', 'tech-scrambler')
      .returns('green', 3)
      .expectTotals(11, 10)
      .expectDiscard('attack-20');
  },
);
