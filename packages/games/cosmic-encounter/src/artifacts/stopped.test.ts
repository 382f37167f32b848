import { scenario } from '../testing/index.ts';

/** Each artifact outside its moment, and card-zapped in it. */

scenario(
  'Emotion Control waits for the reveal; stopped, attacks stay attacks',
  { yellow: { extra: ['emotion-control'] }, green: { extra: ['card-zap'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .lay('attack-10', 'attack-08')
      .until('reveal.after-reveal')
      .expectOffered('yellow', 'emotion-control')
      .plays('yellow', 'emotion-control')
      .cardZaps('green')
      .expectTotals(13, 12)
      .expectResult('offense-won')
      .expectNext('second-encounter', 'red')
      .expectDiscard('card-zap', 'emotion-control', 'attack-10', 'attack-08');
  },
);

scenario(
  'Emotion Control makes a negotiate of a copied attack too, and a bystander may play it',
  { red: { hand: ['morph', 'attack-04'] }, green: { extra: ['emotion-control'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .expectNeverOffered('green', 'emotion-control')
      .lay('morph', 'attack-08')
      .plays('green', 'emotion-control')
      .expectNext('deal', 'red', 'blue')
      .breaksOff('red')
      .expectResult('deal-failed')
      .expectTurn('blue')
      .expectDiscard('emotion-control', 'morph', 'attack-08');
  },
);

const allied = { yellow: { extra: ['force-field'] }, green: { extra: ['card-zap'] } } as const;

scenario('Force Field stopped: the allies stay', allied, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .invites('offense', 'green')
    .joins('green', 'offense', 2)
    .plays('yellow', 'force-field', ['green'])
    .cardZaps('green')
    .expectNext('select', 'red', 'blue')
    .expectAllies('offense', 'green')
    .expectGate('green', 2)
    .expectDiscard('card-zap', 'force-field');
});

scenario('Force Field: not once cards are selected, and nobody but allies can be named', allied, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .invites('defense', 'green')
    .joins('green', 'defense', 2)
    .uses('yellow', 'force-field')
    .expectOptions('yellow', 'green')
    .refuses('yellow', [], 'engine.too-few')
    .refuses('yellow', ['red'], 'engine.unknown-option')
    .answers('yellow', ['green'])
    .expectNext('return-ships', 'green')
    .returns('green', { 'green-1': 2 })
    .lay('attack-06', 'attack-08')
    .until('reveal.after-reveal')
    .expectNotOffered('green', 'reinforcement-2')
    .expectTotals(8, 12);
});

const gassed = {
  red: { hand: ['negotiate'] },
  blue: { hand: 5 },
  yellow: { extra: ['ionic-gas'] },
  green: { extra: ['card-zap'] },
} as const;

scenario('Ionic Gas stopped: compensation and rewards as usual', gassed, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .invites('defense', 'green')
    .joins('green', 'defense', 1)
    .lay('negotiate', 'attack-08')
    .plays('yellow', 'ionic-gas')
    .cardZaps('green')
    .rewards('green', 'card')
    .expectTurn('blue')
    .expectHandSize('red', 2)
    .expectHandSize('blue', 2)
    .expectHandSize('green', 6);
});

scenario('Ionic Gas: nobody has won a deal', gassed, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .lay('negotiate', 'negotiate')
    .offers('red', { blue: { random: 1 } })
    .accepts('blue')
    .expectResult('deal')
    .until('second-encounter')
    .expectNeverOffered('yellow', 'ionic-gas');
});

const dealt = {
  red: { hand: ['negotiate', 'attack-04'] },
  yellow: { extra: ['quash'] },
  green: { extra: ['card-zap'] },
} as const;

scenario('Quash stopped: the deal holds', dealt, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .lay('negotiate', 'negotiate')
    .offers('red', { blue: { random: 2 } })
    .accepts('blue')
    .plays('yellow', 'quash')
    .cardZaps('green')
    .expectResult('deal')
    .expectNext('second-encounter', 'red')
    .expectHandSize('red', 3)
    .expectHandSize('blue', 2)
    .expectWarp('red', 0)
    .expectDiscard('card-zap', 'quash', 'negotiate', 'negotiate');
});

scenario('Quash: only what was agreed on', dealt, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .lay('negotiate', 'negotiate')
    .breaksOff('blue')
    .expectResult('deal-failed')
    .until('give-up-ships')
    .expectNeverOffered('yellow', 'quash');
});
