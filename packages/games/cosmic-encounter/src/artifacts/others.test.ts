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

scenario(
  '[CE-152] Quash: an agreed deal fails after all',
  {
    red: {
      hand: ['negotiate', 'attack-04'],
      ships: { 'yellow-1': 1, 'yellow-2': 1, 'green-1': 1, 'green-2': 1 },
    },
    blue: { ships: { 'yellow-1': 1, 'yellow-2': 1, 'green-1': 1, 'green-2': 1 } },
    yellow: { extra: ['quash'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: { 'red-1': 2 } })
      .lay('negotiate', 'negotiate')
      .expectNotOffered('yellow', 'quash')
      .offers('red', { red: { colony: 'red-1' }, blue: { colony: 'blue-1' } })
      .accepts('blue')
      .plays('yellow', 'quash')
      .expectResult('deal-failed')
      .givesUp('red', { gate: 2, 'red-1': 1 })
      .givesUp('blue', { 'blue-1': 3 })
      .expectTurn('blue')
      .expectMarkers({ red: 4, blue: 4 })
      .expectWarp('red', 3)
      .expectWarp('blue', 3)
      .expectDiscard('quash', 'negotiate', 'negotiate');
  },
);

scenario(
  '… and without it both win together',
  {
    red: { ships: { 'yellow-1': 1, 'yellow-2': 1, 'green-1': 1, 'green-2': 1 } },
    blue: { ships: { 'yellow-1': 1, 'yellow-2': 1, 'green-1': 1, 'green-2': 1 } },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: { 'red-1': 2 } })
      .lay('negotiate', 'negotiate')
      .offers('red', { red: { colony: 'red-1' }, blue: { colony: 'blue-1' } })
      .accepts('blue')
      .settles('red', { gate: 2 })
      .settles('blue', { 'blue-2': 1 })
      .expectWinners('red', 'blue')
      .expectMarkers({ red: 5, blue: 5 });
  },
);

scenario(
  '[CE-153] Plague: three ships, and one card of every type',
  {
    yellow: { extra: ['plague'] },
    green: { hand: ['attack-04', 'attack-10', 'attack-20', 'negotiate', 'quash'] },
  },
  (table) => {
    table
      .plays('yellow', 'plague', 'green')
      .expectNext('give-up-ships', 'green')
      .refuses('green', { 'green-1': 2 }, 'engine.too-few')
      .givesUp('green', { 'green-1': 1, 'green-2': 2 })
      .expectNext('discard-one', 'green')
      .expectOptions('green', 'attack-04', 'attack-10', 'attack-20')
      .answers('green', 'attack-04')
      .expectNext('aim', 'red')
      .expectWarp('green', 3)
      .expectHand('green', 'attack-10', 'attack-20')
      .expectDiscard('attack-04', 'negotiate', 'quash', 'plague');
  },
);

scenario(
  '[CE-154] Mobius Tubes empty the warp',
  {
    red: { warp: 2, extra: ['mobius-tubes'] },
    blue: { warp: 5 },
    green: { warp: 7 },
  },
  (table) => {
    table
      .expectOffered('red', 'mobius-tubes')
      .plays('red', 'mobius-tubes')
      .returns('red', { 'red-1': 2 })
      .returns('blue', { 'blue-1': 5 })
      .returns('green', { 'green-1': 7 })
      .expectNext('aim', 'red')
      .expectWarp('red', 0)
      .expectWarp('blue', 0)
      .expectWarp('green', 0)
      .expectShips('red', 'red-1', 6)
      .expectDiscard('mobius-tubes');
  },
);

scenario('Mobius Tubes are for the offense', { blue: { warp: 5, extra: ['mobius-tubes'] } }, (table) => {
  table.expectNext('aim', 'red').expectNeverOffered('blue', 'mobius-tubes').expectWarp('blue', 5);
});

scenario(
  '[CE-155] Force Field: the allies named go home',
  { players: 5, red: { extra: ['force-field'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .invites('offense', 'yellow', 'green')
      .invites('defense', 'purple')
      .joins('yellow', 'offense', 1)
      .joins('green', 'offense', 2)
      .joins('purple', 'defense', 3)
      .plays('red', 'force-field', ['yellow', 'purple'])
      .returns('yellow', { 'yellow-1': 1 })
      .returns('purple', { 'purple-1': 3 })
      .expectNext('select', 'red', 'blue')
      .expectAllies('offense', 'green')
      .expectAllies('defense')
      .expectShips('purple', 'purple-1', 7)
      .lay('attack-06', 'attack-04')
      .expectTotals(10, 8);
  },
);

scenario('Without allies there is nothing to force out', { red: { extra: ['force-field'] } }, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .expectNext('select', 'red', 'blue')
    .expectNeverOffered('red', 'force-field');
});
