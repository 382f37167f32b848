import { scenario } from '../../testing/index.ts';

const promising = {
  red: { hand: ['negotiate', 'attack-04', 'card-zap'] },
  blue: { hand: ['negotiate', 'attack-20'] },
  yellow: { extra: ['quash'] },
} as const;

const met = { defense: 'blue', ships: 2 } as const;

scenario('A card that was not promised may save the deal', promising, (table) => {
  table
    .encounter(met)
    .lay('negotiate', 'negotiate')
    .offers('red', { red: { cards: ['attack-04'] } })
    .accepts('blue')
    .plays('yellow', 'quash')
    .cardZaps('red')
    .expectResult('deal')
    .expectTurn('blue')
    .expectHand('blue', 'attack-20', 'attack-04');
});

for (const [what, gift] of [
  ['by its face', { cards: ['card-zap'] }],
  ['by its kind', { kinds: ['all-artifact'] }],
  ['as one of all', { random: 2 }],
  ['as the last one left', { cards: ['attack-04'], random: 1 }],
] as const) {
  scenario(`A promised card stays in hand: ${what}`, promising, (table) => {
    table
      .encounter(met)
      .lay('negotiate', 'negotiate')
      .offers('red', { red: gift })
      .accepts('blue')
      .plays('yellow', 'quash')
      .expectResult('deal-failed')
      .expectNeverOffered('red', 'card-zap')
      .expectTurn('blue')
      .expectHand('red', 'attack-04', 'card-zap');
  });
}

scenario(
  'One of two equal cards is free',
  { ...promising, red: { hand: ['negotiate', 'card-zap', 'card-zap'] } },
  (table) => {
    table
      .encounter(met)
      .lay('negotiate', 'negotiate')
      .offers('red', { red: { cards: ['card-zap'] } })
      .accepts('blue')
      .plays('yellow', 'quash')
      .cardZaps('red')
      .expectResult('deal')
      .expectHand('red')
      .expectHand('blue', 'attack-20', 'card-zap');
  },
);

scenario('A quashed promise binds nobody', promising, (table) => {
  table
    .encounter(met)
    .lay('negotiate', 'negotiate')
    .offers('red', { red: { cards: ['card-zap'] } })
    .accepts('blue')
    .plays('yellow', 'quash')
    .expectResult('deal-failed')
    .expectTurn('blue')
    .expectHandSize('red', 2);
});

scenario(
  'A negotiate that was promised cannot be discarded for an effect',
  {
    ...promising,
    red: { hand: ['negotiate', 'negotiate', 'flare-filch'] },
  },
  (table) => {
    table
      .encounter(met)
      .lay('negotiate', 'negotiate')
      .offers('red', { red: { kinds: ['all-negotiate'] } })
      .accepts('blue')
      .plays('yellow', 'quash')
      .expectResult('deal-failed')
      .expectNeverOffered('red', 'filch.wild');
  },
);

scenario(
  '… but one that was not can',
  {
    ...promising,
    red: { hand: ['negotiate', 'negotiate', 'attack-04', 'flare-filch'] },
  },
  (table) => {
    table
      .encounter(met)
      .lay('negotiate', 'negotiate')
      .offers('red', { red: { cards: ['attack-04'] } })
      .accepts('blue')
      .plays('yellow', 'quash')
      .plays('red', 'flare-filch')
      .expectResult('deal')
      .expectHand('red', 'flare-filch', 'quash')
      .expectHand('blue', 'attack-20', 'attack-04');
  },
);
