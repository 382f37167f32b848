import { scenario } from '../../testing/index.ts';

scenario('[AF-174] Polarity', { roll: [1, 2, 5], red: { fuel: 1, cards: ['polarity-device'] } }, (table) => {
  table
    .answers('use:polarity-device')
    .offers('1', '2', '5')
    .answers('1')
    .expectTokens('red', '0/0')
    .expectShips('red', 'hand', 2, 5, 6)
    .expectNext('act', 'red');
});

for (const [value, opposite] of [6, 5, 4, 3, 2, 1].entries()) {
  scenario(
    `a ${value + 1} turns into a ${opposite}`,
    { roll: [value + 1], red: { fuel: 1, cards: ['polarity-device'] } },
    (table) => {
      table
        .uses('polarity-device', String(value + 1))
        .expectShips('red', 'hand', opposite)
        .expectNext('act', 'red');
    },
  );
}

scenario(
  '[AF-175] Polarity discard',
  {
    roll: [1, 2, 5],
    red: { cards: ['polarity-device'] },
    green: { colonies: { 'lem-badlands': 2 } },
    yellow: { colonies: { 'herbert-valley': 2 } },
  },
  (table) => {
    table
      .expectScores(0, 3, 0, 3)
      .answers('discard:polarity-device')
      .expectNext('swap-first', 'red')
      .answers('herbert-valley/3')
      .expectNext('swap-second', 'red')
      .answers('lem-badlands/1')
      .expectColonies('herbert-valley', 0, 1, 0, 1)
      .expectColonies('lem-badlands', 0, 1, 0, 1)
      .expectController('herbert-valley', null)
      .expectController('lem-badlands', null)
      .expectScores(0, 2, 0, 2)
      .expectTokens('red', '0/0')
      .expectCards('red')
      .expectNext('act', 'red');
  },
);

scenario(
  'colonies of one owner, or of one territory, are not swapped',
  {
    roll: [1, 2, 5],
    red: { cards: ['polarity-device'] },
    green: { colonies: { 'lem-badlands': 1, 'pohl-foothills': 1 } },
    blue: { colonies: { 'lem-badlands': 1, 'asimov-crater': 1 } },
  },
  (table) => {
    table
      .answers('discard:polarity-device')
      .answers('lem-badlands/1')
      .doesNotOffer('pohl-foothills/1', 'lem-badlands/2', 'lem-badlands/1')
      .refuses('pohl-foothills/1', 'af.bad-swap')
      .refuses('lem-badlands/2', 'af.bad-swap')
      .refuses('heinlein-plains/2', 'af.bad-swap')
      .answers('asimov-crater/2')
      .expectColonies('lem-badlands', 0, 0, 2, 0)
      .expectColonies('asimov-crater', 0, 1, 0, 0)
      .expectNext('act', 'red');
  },
);

scenario(
  'with one owner on the planet there is nothing to swap',
  {
    roll: [1, 2, 5],
    red: { cards: ['polarity-device'] },
    green: { colonies: { 'lem-badlands': 1, 'pohl-foothills': 1 } },
  },
  (table) => {
    table
      .doesNotOffer('discard:polarity-device')
      .refuses('discard:polarity-device', 'af.no-target')
      .expectNext('act', 'red');
  },
);

scenario(
  'two owners on one territory have nothing to swap either',
  {
    roll: [1, 2, 5],
    red: { cards: ['polarity-device'] },
    green: { colonies: { 'lem-badlands': 1 } },
    blue: { colonies: { 'lem-badlands': 1 } },
  },
  (table) => {
    table.refuses('discard:polarity-device', 'af.no-target').expectNext('act', 'red');
  },
);

scenario(
  'when the only partner stands under the Repulsor Field there is no swap',
  {
    roll: [1, 2, 5],
    fields: { repulsor: 'pohl-foothills' },
    red: { cards: ['polarity-device'], colonies: { 'lem-badlands': 1 } },
    green: { colonies: { 'pohl-foothills': 1 } },
  },
  (table) => {
    table.refuses('discard:polarity-device', 'af.no-target').expectNext('act', 'red');
  },
);

scenario(
  'the own colony may be one of the two',
  {
    roll: [1, 2, 5],
    red: { cards: ['polarity-device'], colonies: { 'lem-badlands': 1 } },
    green: { colonies: { 'pohl-foothills': 1 } },
  },
  (table) => {
    table
      .discards('polarity-device', 'lem-badlands/0', 'pohl-foothills/1')
      .expectController('lem-badlands', 'green')
      .expectController('pohl-foothills', 'red')
      .expectScores(2, 2, 0, 0)
      .expectNext('act', 'red');
  },
);
