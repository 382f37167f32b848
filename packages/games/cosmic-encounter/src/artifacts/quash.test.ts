import { scenario } from '../testing/index.ts';

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
