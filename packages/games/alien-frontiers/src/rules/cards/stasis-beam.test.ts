import { scenario } from '../../testing/index.ts';

scenario(
  '[AF-171] No boost above 6, no beam below 1: Stasis Beam',
  { roll: [1, 1, 2], red: { fuel: 1, cards: ['stasis-beam'] } },
  (table) => {
    table
      .answers('use:stasis-beam')
      .doesNotOffer('1')
      .refuses('1', 'af.value-out-of-range')
      .expectTokens('red', '1/0')
      .answers('2')
      .expectShips('red', 'hand', 1, 1, 1)
      .expectNext('act', 'red');
  },
);

scenario(
  '[AF-171] No boost above 6, no beam below 1: nothing but 1s to slow',
  { roll: [1, 1, 1], red: { fuel: 1, cards: ['stasis-beam'] } },
  (table) => {
    table.refuses('use:stasis-beam', 'af.no-target').expectTokens('red', '1/0').expectNext('act', 'red');
  },
);

scenario('[AF-172] Stasis', { roll: [1, 2, 5], red: { fuel: 3, cards: ['stasis-beam'] } }, (table) => {
  table
    .uses('stasis-beam', '2')
    .expectTokens('red', '2/0')
    .docks('orbital-market', 1, 1)
    .trades(2)
    .expectTokens('red', '0/2')
    .expectNext('act', 'red');
});

scenario(
  'a discarded Stasis Beam takes a bonus away at once',
  {
    players: 2,
    roll: [1, 2, 5],
    red: { cards: ['stasis-beam'] },
    green: { colonies: { 'lem-badlands': 1 } },
    dice: [6, 1, 1],
  },
  (table) => {
    table
      .discards('stasis-beam', 'lem-badlands')
      .expectFields({ isolation: 'lem-badlands' })
      .finishesTurn()
      .docks('solar-converter', 6)
      .expectTokens('green', '3/0')
      .expectScores(0, 2)
      .expectNext('act', 'green');
  },
);
