import { expect, test } from 'vitest';
import { buildPosition, type PositionDescription } from '../index.ts';
import { scenario } from '../testing/index.ts';

const red = {
  ships: 6,
  hub: 6,
  cards: ['booster-pod', 'alien-city'],
  docked: { 'alien-artifact': [5], 'colonist-hub': [1, 1] },
} as const;

const impossible: readonly (readonly [string, object, string])[] = [
  ['a discard that is no yes or no', { discarded: 'no' }, 'discarded must be true or false, not no'],
  ['used cards that are no list', { usedCards: 'booster-pod' }, 'usedCards must be a list, not booster-pod'],
  ['a used card that does not exist', { usedCards: ['nonsense'] }, "red has no card 'nonsense' to use"],
  ['somebody else’s card used', { usedCards: ['stasis-beam/1'] }, "red has no card 'stasis-beam/1' to use"],
  ['a card used twice', { usedCards: ['booster-pod/1', 'booster-pod/1'] }, 'usedCards names something twice'],
  ['a card without a power used', { usedCards: ['alien-city'] }, 'alien-city has no power to use'],
  [
    'two cards discarded',
    { discarded: true, usedCards: ['stasis-beam/1', 'stasis-beam/2'] },
    "red has no card 'stasis-beam/2' to use",
  ],
  ['credit that is no list', { artifactUnspent: 5 }, 'artifactUnspent must be a list, not 5'],
  ['credit counted twice', { artifactUnspent: [0, 0] }, 'artifactUnspent names something twice'],
  [
    'credit of an eighth die',
    { artifactUnspent: [7] },
    'a ship of artifactUnspent must be a whole number, 0 to 6, not 7',
  ],
  ['99 cycles', { artifactCycles: 99 }, 'artifactCycles must be a whole number, 0 to 1, not 99'],
  ['less than no cycle', { artifactCycles: -1 }, 'artifactCycles must be a whole number, 0 to 1, not -1'],
  [
    'more ships on the track than there are',
    { hubShips: 3 },
    'hubShips must be a whole number, 0 to 2, not 3',
  ],
  ['Asimov’s help that is no yes or no', { asimovUsed: 1 }, 'asimovUsed must be true or false, not 1'],
  [
    'Asimov’s help for a single ship',
    { hubShips: 1, asimovUsed: true },
    'asimovUsed takes a second ship at the Hub this turn',
  ],
  [
    'excess before the last circle',
    { hubExcess: 1 },
    'hubExcess with the colony not on circle 7 must be a whole number, 0 to 0, not 1',
  ],
  [
    'ships at the Mine that are not there',
    { mineShips: 1 },
    'mineShips must be a whole number, 0 to 0, not 1',
  ],
  ['a right to trade that is no list', { marketShips: null }, 'marketShips must be a list, not null'],
  [
    'a right to trade of half a ship',
    { marketShips: [0.5] },
    'a ship of marketShips must be a whole number, 0 to 6, not 0.5',
  ],
  ['a loan of Mars', { borrowed: 'mars' }, "there is no territory 'mars'"],
  [
    'a loan of the desert',
    { borrowed: 'burroughs-desert' },
    'the bonus of burroughs-desert cannot be borrowed',
  ],
  [
    'a lift of an eighth die',
    { teleported: { ship: 42, from: 'lunar-mine' } },
    'the teleported ship must be a whole number, 0 to 6, not 42',
  ],
  ['a lift from the moon', { teleported: { ship: 0, from: 'moon' } }, "cannot be teleported from 'moon'"],
  [
    'a lift from the Station',
    { teleported: { ship: 0, from: 'terraforming-station' } },
    "a ship cannot be teleported from 'terraforming-station'",
  ],
  [
    'a lifted ship back where it was',
    { teleported: { ship: 0, from: 'alien-artifact' } },
    'the teleported ship cannot be at alien-artifact now',
  ],
  [
    'a lifted Relic Ship of nobody’s',
    { teleported: { ship: 6, from: 'lunar-mine' } },
    'the teleported ship cannot be at stock now',
  ],
  ['a lift of nothing', { teleported: 'ship' }, 'the teleported ship must be a whole number, 0 to 6'],
];

test.each(impossible)('refuses %s', (_what, thisTurn, sentence) => {
  const description = { roll: [1, 1, 1], red, thisTurn } as PositionDescription;
  expect(() => buildPosition(description)).toThrow(sentence);
});

test('refuses more excess than Asimov Crater gives', () => {
  expect(() => buildPosition({ roll: [], red: { hub: 7 }, thisTurn: { hubExcess: 2 } })).toThrow(
    'hubExcess with the colony on circle 7 must be a whole number, 0 to 1, not 2',
  );
});

test('refuses a turn under way before the roll', () => {
  expect(() => buildPosition({ thisTurn: { discarded: true } })).toThrow(
    'thisTurn tells what happened after the roll, and there is no roll',
  );
});

scenario(
  'a turn in which much has happened is one that could be played',
  {
    roll: [4],
    red: {
      ships: 6,
      hub: 7,
      cards: ['booster-pod', 'data-crystal', 'orbital-teleporter'],
      colonies: { 'asimov-crater': 1 },
      docked: { 'alien-artifact': [5], 'colonist-hub': [1, 1], 'orbital-market': [3, 3] },
    },
    blue: { colonies: { 'lem-badlands': 1 } },
    thisTurn: {
      discarded: true,
      usedCards: ['booster-pod/1', 'data-crystal/1', 'orbital-teleporter/1', 'stasis-beam/1'],
      artifactUnspent: [0],
      artifactCycles: 2,
      hubShips: 2,
      asimovUsed: true,
      hubExcess: 1,
      marketShips: [3, 4],
      borrowed: 'lem-badlands',
      teleported: { ship: 5, from: 'alien-artifact' },
    },
  },
  (table) => {
    table
      .expectThisTurn({ artifactCredit: 5, hubExcess: 1, marketPrice: 3, borrowed: 'lem-badlands' })
      .offers('cycle', 'dock:solar-converter:4t')
      .doesNotOffer('dock:alien-artifact:4t')
      .expectNext('act', 'red');
  },
);
