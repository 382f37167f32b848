import { describe, expect, test } from 'vitest';
import { buildPosition, type PositionDescription } from '../index.ts';
import { scenario } from '../testing/index.ts';

const impossible: readonly (readonly [string, PositionDescription, string])[] = [
  [
    'three equal ships at the Outpost',
    { green: { docked: { 'raiders-outpost': [6, 6, 6] } } },
    '6, 6, 6 at raiders-outpost is neither a run nor some of one',
  ],
  [
    'two ships at the Outpost too far apart',
    { green: { docked: { 'raiders-outpost': [2, 5] } } },
    '2, 5 at raiders-outpost is neither a run nor some of one',
  ],
  [
    'a Relic Ship that does not fit the run',
    {
      green: { docked: { 'raiders-outpost': [2, 3] }, colonies: { 'burroughs-desert': 1 } },
      relic: { owner: 'green', at: 'raiders-outpost', value: 5 },
    },
    '2, 3, 5 at raiders-outpost is neither a run nor some of one',
  ],
  [
    'two raiders at once',
    { green: { docked: { 'raiders-outpost': [1, 2] } }, blue: { docked: { 'raiders-outpost': [3] } } },
    'two players cannot have ships at raiders-outpost',
  ],
  [
    'three values at the Constructor',
    { green: { docked: { 'colony-constructor': [1, 2, 3] } } },
    "green's 1, 2, 3 at colony-constructor are neither triples of equal ships nor some of them",
  ],
  [
    'two values at a Constructor of three ports',
    { players: 2, green: { docked: { 'colony-constructor': [1, 2] } } },
    "green's 1, 2 at colony-constructor are neither triples of equal ships nor some of them",
  ],
  [
    'two values at a Market of two ports',
    { players: 3, green: { docked: { 'orbital-market': [1, 2] } } },
    "green's 1, 2 at orbital-market are neither pairs of equal ships nor some of them",
  ],
  [
    'four values at the Market',
    { green: { docked: { 'orbital-market': [1, 2, 3, 4] } } },
    "green's 1, 2, 3, 4 at orbital-market are neither pairs of equal ships nor some of them",
  ],
  [
    'more than the last pair’s ports were free for',
    { green: { docked: { shipyard: [1, 2, 2, 3, 3, 3] } } },
    "green's 1, 2, 2, 3, 3, 3 at shipyard are neither pairs of equal ships nor some of them",
  ],
  [
    'a ship on a track where no colony ever was',
    { green: { docked: { 'colonist-hub': [1] } } },
    "1 of green's ships are at colonist-hub, but no colony got that far",
  ],
  [
    'three ships on a track and the colony on circle 2',
    { green: { hub: 2, docked: { 'colonist-hub': [1, 2, 3] } } },
    "3 of green's ships are at colonist-hub, but no colony got that far",
  ],
];

test.each(impossible)('refuses %s', (_what, description, sentence) => {
  expect(() => buildPosition(description)).toThrow(sentence);
});

const possible: readonly (readonly [string, PositionDescription])[] = [
  ['a run', { green: { docked: { 'raiders-outpost': [5, 4, 6] } } }],
  ['some of a run', { green: { docked: { 'raiders-outpost': [4, 6] } } }],
  [
    'a run with the Relic Ship in it',
    {
      green: { docked: { 'raiders-outpost': [3, 4] }, colonies: { 'burroughs-desert': 1 } },
      relic: { owner: 'green', at: 'raiders-outpost', value: 5 },
    },
  ],
  ['two triples', { green: { docked: { 'colony-constructor': [1, 2, 1, 2, 1, 2] } } }],
  ['some of two triples', { green: { docked: { 'colony-constructor': [1, 2] } } }],
  ['some of three pairs', { green: { docked: { shipyard: [1, 2, 3] } } }],
  [
    'pairs of several owners',
    { green: { docked: { 'orbital-market': [1, 1] } }, blue: { docked: { 'orbital-market': [2, 2] } } },
  ],
  [
    'a pair with the Relic Ship in it',
    {
      players: 2,
      green: { docked: { shipyard: [3] }, colonies: { 'burroughs-desert': 1 } },
      relic: { owner: 'green', at: 'shipyard', value: 3 },
    },
  ],
  [
    'ships on a track that a colony was launched from',
    { green: { colonies: { 'lem-badlands': 1 }, docked: { 'colonist-hub': [1, 2, 3] } } },
  ],
];

test.each(possible)('accepts %s', (_what, description) => {
  expect(() => buildPosition(description)).not.toThrow();
});

describe('ports', () => {
  const portsAt = (docked: readonly { readonly value: number; readonly port: number }[]) =>
    docked.map(({ value, port }) => `${value}@${port}`);

  scenario(
    'ships that docked together stand together, and what is left of two pairs apart',
    { roll: [], green: { docked: { shipyard: [3, 4, 3] } }, blue: { docked: { shipyard: [5] } } },
    (table) => {
      const { ships } = table.view.facilities.shipyard;
      expect(portsAt(ships)).toEqual(['3@0', '3@1', '4@2', '5@4']);
    },
  );
});
