import { scenario } from '../testing/index.ts';

scenario(
  '[CE-150] Emotion Control: attacks become talks',
  {
    red: { hand: ['attack-20', 'attack-04'] },
    blue: { hand: ['attack-30', 'attack-04'] },
    yellow: { extra: ['emotion-control'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .invites('offense', 'yellow')
      .invites('defense', 'green')
      .joins('yellow', 'offense', 2)
      .joins('green', 'defense', 3)
      .lay('attack-20', 'attack-30')
      .expectTotals(24, 37)
      .plays('yellow', 'emotion-control')
      .expectNext('return-ships', 'yellow')
      .returns('yellow', { 'yellow-1': 2 })
      .expectNext('return-ships', 'green')
      .returns('green', { 'green-1': 3 })
      .expectNext('deal', 'red', 'blue')
      .expectWarp('yellow', 0)
      .offers('red', { red: { cards: ['attack-04'] } })
      .accepts('blue')
      .expectTurn('blue')
      .expectDiscard('emotion-control', 'attack-20', 'attack-30');
  },
);

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
