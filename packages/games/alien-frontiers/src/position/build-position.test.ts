import { playFrom } from '@starboard/engine';
import { expect, test } from 'vitest';
import { alienFrontiers, buildPosition, type PositionDescription, titleOf } from '../index.ts';
import { scenario } from '../testing/index.ts';

scenario('a table of which nothing is said is an empty board with Red to roll', {}, (table) => {
  table
    .expectCount('red', 'hand', 3)
    .expectTokens('red', '0/0')
    .expectHub('red', 0, 6)
    .expectCards('red')
    .expectScores(0, 0, 0, 0)
    .expectFields({})
    .expectRelic('stock')
    .expectCount('green', 'maintenance-bay', 3)
    .expectCount('green', 'stock', 3)
    .expectNext('act', 'red');
  expect(table.view).toMatchObject({ turn: 0, round: 1, firstSeat: 0 });
  expect(table.view.cards).toMatchObject({ discard: [], drawCount: 19 });
  expect(table.view.cards.display).toHaveLength(3);
});

scenario(
  'all that is said is on the table',
  {
    players: 3,
    turn: 'blue',
    first: 'green',
    round: 7,
    roll: [6, 2],
    dice: [3],
    fields: { isolation: 'lem-badlands', positron: 'pohl-foothills' },
    relic: { owner: 'green', at: 'colonist-hub', value: 4 },
    display: ['alien-city'],
    discard: ['stasis-beam', 'stasis-beam'],
    draw: ['data-crystal', 'booster-pod'],
    options: { longGame: true },
    red: { fuel: 3, ore: 4, cards: ['plasma-cannon'], hub: 5 },
    green: { colonies: { 'burroughs-desert': 2 }, docked: { 'lunar-mine': [1, 5], 'colonist-hub': [2] } },
    blue: { ships: 5, docked: { shipyard: [3, 3] } },
  },
  (table) => {
    table
      .expectTokens('red', '3/4')
      .expectHub('red', 5, 7)
      .expectCards('red', 'plasma-cannon')
      .expectShips('green', 'lunar-mine', 1, 5)
      .expectShips('green', 'colonist-hub', 2, 4)
      .expectRelic('colonist-hub', 'green')
      .expectController('burroughs-desert', 'green')
      .expectFields({ isolation: 'lem-badlands', positron: 'pohl-foothills' })
      .expectShips('blue', 'hand', 2, 6)
      .expectCount('blue', 'shipyard', 2)
      .expectCount('blue', 'maintenance-bay', 1)
      .expectCount('blue', 'stock', 1)
      .expectNext('act', 'blue');
    expect(table.view).toMatchObject({ turn: 2, round: 7, firstSeat: 1, startingColonies: 8 });
    expect(table.view.cards.display.map(titleOf)).toContain('alien-city');
    expect(table.view.cards.discard.map(titleOf)).toEqual(['stasis-beam', 'stasis-beam']);
    expect(table.state.draw.slice(-2).map(titleOf)).toEqual(['booster-pod', 'data-crystal']);
  },
);

scenario('so many cards are left to draw, the others were discarded', { roll: [], drawCount: 1 }, (table) => {
  expect(table.view.cards).toMatchObject({ drawCount: 1 });
  expect(table.view.cards.discard).toHaveLength(18);
});

scenario(
  'what has happened this turn may be said too',
  {
    roll: [4],
    red: { docked: { 'alien-artifact': [5, 3] } },
    thisTurn: { artifactUnspent: [0, 1], artifactCycles: 1, discarded: true },
    display: ['alien-city', 'booster-pod', 'stasis-beam'],
  },
  (table) => {
    table.offers('cycle', 'claim:alien-city').expectNext('act', 'red');
    expect(table.view.thisTurn).toMatchObject({ artifactCredit: 8, discarded: true });
  },
);

scenario('without a roll the turn is about to begin: dice come as loaded', { dice: [6, 1, 4] }, (table) => {
  table.expectShips('red', 'hand', 1, 4, 6).expectNext('act', 'red');
});

test('a position is plain data and the same every time', () => {
  const description: PositionDescription = { roll: [1, 2, 3], red: { cards: ['alien-city'] }, seed: 'same' };
  const position = buildPosition(description);
  expect(JSON.parse(JSON.stringify(position))).toEqual(position);
  expect(buildPosition(description)).toEqual(position);
  expect(playFrom(alienFrontiers, position).questions).toHaveLength(1);
});

const nonsense: readonly (readonly [string, object, string])[] = [
  ['a word that says nothing', { colour: 'red' }, "'colour' says nothing about a position"],
  ['a word that says nothing of a player', { red: { gold: 1 } }, "'gold' says nothing about red"],
  ['a word that says nothing of a turn', { thisTurn: { tea: true } }, "'tea' says nothing about a turn"],
  ['a lonely player', { players: 1 }, 'players must be a whole number, 2 to 4, not 1'],
  ['a fifth player', { players: 5 }, 'players must be a whole number, 2 to 4, not 5'],
  ['a player too many', { players: 2, blue: {} }, 'blue does not play at a table of 2'],
  ['a turn of nobody’s', { players: 3, turn: 'yellow' }, "'yellow' does not play at a table of 3"],
  ['an unknown first player', { first: 'pink' }, "'pink' does not play at a table of 4"],
  ['an unknown option', { options: { luck: true } }, 'options: engine.unknown-game-option {"option":"luck"}'],
  ['an option’s unknown value', { options: { supply: 'endless' } }, 'options: engine.bad-game-option'],
  ['a round before the first', { round: 0 }, 'round must be a whole number, 1 or more, not 0'],
  ['a debt', { red: { fuel: -1 } }, "red's fuel must be a whole number, 0 or more, not -1"],
  ['half an ore', { red: { ore: 0.5 } }, "red's ore must be a whole number, 0 or more, not 0.5"],
  [
    'more than eight tokens off turn',
    { roll: [], blue: { fuel: 5, ore: 4 } },
    'seat 2 holds no more than 8 tokens off turn',
  ],
  [
    'more than eight tokens before the roll',
    { red: { fuel: 5, ore: 4 } },
    'red cannot hold 9 tokens before the roll',
  ],
  [
    'a Relic Ship in hand before the roll',
    {
      red: { colonies: { 'burroughs-desert': 1 } },
      relic: { owner: 'red', at: 'hand', value: 3 },
    },
    'the Relic Ship is in no hand before the roll',
  ],
  ['an eighth circle', { red: { hub: 8 } }, "red's hub must be a whole number, 0 to 7, not 8"],
  ['a seventh coloured ship', { red: { ships: 7 } }, "red's ships must be a whole number, 0 to 6, not 7"],
  ['two ships', { red: { ships: 2 } }, 'seat 0 has at least three of six ships in play'],
  [
    'more ships than are in play',
    { roll: [1, 2, 3, 4], red: { ships: 3 } },
    'red has more than 3 ships in play',
  ],
  ['more dice than there are', { roll: [1, 1, 1, 1, 1, 1, 1] }, 'red has no ship left'],
  ['a die that shows 7', { roll: [7] }, 'none that could show 7'],
  ['a loaded die that shows 0', { dice: [0] }, 'a die must be a whole number, 1 to 6, not 0'],
  ['an unknown facility', { red: { docked: { casino: [1] } } }, "there is no facility 'casino'"],
  [
    'a full facility',
    { players: 2, red: { docked: { 'lunar-mine': [1, 1, 1, 1] } } },
    'lunar-mine is not overfull',
  ],
  ['a full track', { red: { docked: { 'colonist-hub': [1, 1, 1, 1] } } }, 'colonist-hub is not overfull'],
  [
    'a 5 on the Station',
    { red: { docked: { 'terraforming-station': [5] } } },
    "red's 5 cannot have docked at the Terraforming Station",
  ],
  ['an unknown territory', { red: { colonies: { atlantis: 1 } } }, "there is no territory 'atlantis'"],
  [
    'more colonies than there are',
    { red: { colonies: { 'lem-badlands': 7 } } },
    "seat 0's Hub is within its track",
  ],
  [
    'less than no colony',
    { red: { colonies: { 'lem-badlands': -1 } } },
    "red's lem-badlands must be a whole number, 0 or more, not -1",
  ],
  [
    'a game that is over',
    { red: { colonies: { 'lem-badlands': 6 } } },
    'red has no colony left to land: the game is over',
  ],
  ['an unknown field', { fields: { magnetic: 'lem-badlands' } }, "there is no field 'magnetic'"],
  ['a field nowhere', { fields: { positron: 'atlantis' } }, "there is no territory 'atlantis'"],
  ['an unknown card', { red: { cards: ['warp-drive'] } }, "there is no tech card 'warp-drive'"],
  [
    'a second City',
    { red: { cards: ['alien-city'] }, display: ['alien-city'] },
    'the deck has no further alien-city',
  ],
  [
    'a third copy',
    { discard: ['stasis-beam', 'stasis-beam', 'stasis-beam'] },
    'the deck has no further stasis-beam',
  ],
  [
    'two of a title in one hand',
    { red: { cards: ['stasis-beam', 'stasis-beam'] } },
    'seat 0 owns no title twice',
  ],
  [
    'a Warper in the deck of 20',
    { options: { techDeck: '20' }, draw: ['temporal-warper'] },
    'the deck has no further temporal-warper',
  ],
  [
    'four cards on display',
    { display: ['alien-city', 'booster-pod', 'stasis-beam', 'data-crystal'] },
    'three cards are displayed',
  ],
  ['a negative draw pile', { drawCount: -1 }, 'drawCount must be a whole number, 0 or more, not -1'],
  [
    'a Relic Ship without its desert',
    { relic: { owner: 'red', at: 'lunar-mine', value: 3 } },
    'the owner of the Relic Ship has its desert',
  ],
  [
    'a Relic Ship nowhere',
    { relic: { owner: 'red', at: 'stock', value: 3 } },
    "the Relic Ship cannot be in play at 'stock'",
  ],
  [
    'a Relic Ship that shows 0',
    { relic: { owner: 'red', at: 'lunar-mine', value: 0 } },
    'the Relic Ship must be a whole number, 1 to 6, not 0',
  ],
  [
    'a Relic Ship’s 5 on the Station',
    { relic: { owner: 'red', at: 'terraforming-station', value: 5 } },
    "the Relic Ship's 5 cannot have docked at the Terraforming Station",
  ],
  [
    'a Relic Ship of nobody’s',
    { relic: { owner: 'pink', at: 'lunar-mine', value: 5 } },
    "'pink' does not play at a table of 4",
  ],
  [
    'a Relic Ship in hand off turn',
    {
      red: {},
      green: { colonies: { 'burroughs-desert': 1 } },
      roll: [1],
      relic: { owner: 'green', at: 'hand', value: 5 },
    },
    'seat 1 has no relic in hand off turn',
  ],
  [
    'an isolated Relic Ship',
    {
      red: { colonies: { 'burroughs-desert': 1 } },
      fields: { isolation: 'burroughs-desert' },
      relic: { owner: 'red', at: 'lunar-mine', value: 5 },
    },
    'the owner of the Relic Ship has its desert',
  ],
  [
    'more tokens than the box holds',
    { options: { supply: 'limited' }, roll: [], red: { ore: 21 } },
    'the stock is not overdrawn',
  ],
  [
    'credit of ships elsewhere',
    { roll: [5], thisTurn: { artifactUnspent: [0] } },
    'ships with unspent points are at the Artifact',
  ],
  [
    'a right to trade of ships elsewhere',
    { roll: [5], thisTurn: { marketShips: [0] } },
    'ships with a right to trade are at the Market',
  ],
];

test.each(nonsense)('refuses %s with a sentence', (_what, description, sentence) => {
  expect(() => buildPosition(description as PositionDescription)).toThrow(sentence);
});
