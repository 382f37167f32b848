import { scenario } from '../../testing/index.ts';

scenario(
  '[AF-173] Gravity',
  { roll: [1, 2, 5], red: { fuel: 2, cards: ['gravity-manipulator'] } },
  (table) => {
    table
      .answers('use:gravity-manipulator')
      .expectNext('gravity-from', 'red')
      .doesNotOffer('1')
      .refuses('1', 'af.value-out-of-range')
      .answers('2')
      .expectNext('gravity-to', 'red')
      .doesNotOffer('2')
      .refuses('2', 'af.same-ship')
      .answers('5')
      .expectShips('red', 'hand', 1, 1, 6)
      .expectTokens('red', '0/0')
      .expectNext('act', 'red');
  },
);

scenario(
  'a 6 cannot take the point',
  { roll: [6, 2, 5], red: { fuel: 2, cards: ['gravity-manipulator'] } },
  (table) => {
    table
      .answers('use:gravity-manipulator')
      .answers('2')
      .refuses('6', 'af.value-out-of-range')
      .answers('5')
      .expectShips('red', 'hand', 1, 6, 6)
      .expectNext('act', 'red');
  },
);

scenario(
  'of two equal ships one gives and the other takes',
  { roll: [3, 3, 6], red: { fuel: 2, cards: ['gravity-manipulator'] } },
  (table) => {
    table.uses('gravity-manipulator', '3', '3').expectShips('red', 'hand', 2, 4, 6).expectNext('act', 'red');
  },
);

scenario(
  'a 6 may give the point',
  { roll: [6, 1, 1], red: { fuel: 2, cards: ['gravity-manipulator'] } },
  (table) => {
    table.uses('gravity-manipulator', '6', '1').expectShips('red', 'hand', 1, 2, 5).expectNext('act', 'red');
  },
);

for (const [why, roll] of [
  ['one ship is not two', [4]],
  ['1s cannot give', [1, 1, 1]],
  ['6s cannot take', [6, 6, 6]],
] as const) {
  scenario(
    `no pair of ships to shift a point between: ${why}`,
    { roll, red: { fuel: 2, cards: ['gravity-manipulator'] } },
    (table) => {
      table
        .doesNotOffer('use:gravity-manipulator')
        .refuses('use:gravity-manipulator', 'af.no-target')
        .expectNext('act', 'red');
    },
  );
}

scenario(
  'a ship whose point nobody could take cannot give it',
  { roll: [3, 6, 6], red: { fuel: 2, cards: ['gravity-manipulator'] } },
  (table) => {
    table
      .answers('use:gravity-manipulator')
      .offers('6')
      .doesNotOffer('3')
      .refuses('3', 'af.no-receiver')
      .answers('6')
      .answers('3')
      .expectShips('red', 'hand', 4, 5, 6)
      .expectNext('act', 'red');
  },
);

scenario(
  'one fuel is not enough',
  { roll: [1, 2, 5], red: { fuel: 1, cards: ['gravity-manipulator'] } },
  (table) => {
    table.refuses('use:gravity-manipulator', 'af.cannot-pay').expectNext('act', 'red');
  },
);

scenario(
  'a Repulsor Field moved in mid-turn opens one territory and closes another',
  {
    roll: [4, 4, 4],
    fields: { repulsor: 'lem-badlands' },
    red: { ore: 3, cards: ['gravity-manipulator'] },
  },
  (table) => {
    table
      .discards('gravity-manipulator', 'pohl-foothills')
      .docks('colony-constructor', 4, 4, 4)
      .refuses('pohl-foothills', 'af.repulsed')
      .answers('lem-badlands')
      .expectController('lem-badlands', 'red')
      .expectNext('act', 'red');
  },
);
