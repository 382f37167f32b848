import { scenario } from '../testing/index.ts';

scenario(
  '[CE-151] Ionic Gas: no compensation, no rewards',
  { red: { hand: ['negotiate'] }, blue: { hand: 5 }, green: { extra: ['ionic-gas'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .invites('defense', 'yellow')
      .joins('yellow', 'defense', 3)
      .lay('negotiate', 'attack-08')
      .until('resolution.winner-determined')
      .plays('green', 'ionic-gas')
      .expectNext('return-ships', 'yellow')
      .returns('yellow', { 'yellow-1': 3 })
      .expectTurn('blue')
      .expectNeverOffered('yellow', 'card')
      .expectHand('red')
      .expectHandSize('blue', 4)
      .expectHandSize('yellow', 5)
      .expectWarp('red', 2)
      .expectShips('yellow', 'yellow-1', 7);
  },
);

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
