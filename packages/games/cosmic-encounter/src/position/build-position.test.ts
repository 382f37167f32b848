import { playFrom } from '@starboard/engine';
import { expect, test } from 'vitest';
import { buildPosition, cosmicEncounter, type PositionDescription } from '../index.ts';
import { scenario } from '../testing/index.ts';

scenario('a table of which nothing is said: four full systems, harmless hands, Red to begin', {}, (table) => {
  expect(table.view).toMatchObject({ offense: 0, discard: [], deckSize: 72 - 20, destinyLeft: 17 });
  table
    .expectHand('red', 'attack-04', 'attack-06', 'attack-08', 'attack-10', 'negotiate')
    .expectShips('green', 'green-5', 4)
    .expectMarkers({ red: 0, blue: 0, yellow: 0, green: 0 })
    .expectNext('regroup.start')
    .expectTimingOrder('red', 'blue', 'yellow', 'green')
    .draws('blue')
    .expectNext('aim', 'red')
    .expectNeverOffered('red', 'mobius-tubes', 'plague');
});

scenario(
  'all that is said is on the table',
  {
    offense: 'yellow',
    red: {
      alien: 'zombie',
      tokens: 2,
      hand: ['attack-40', 'flare-zombie'],
      ships: { 'red-1': 7, 'blue-2': 1, 'yellow-1': 2 },
      warp: 3,
      removed: 1,
    },
    blue: { alien: 'clone', hidden: true, hand: 7, extra: ['morph', 'plague'] },
    purple: { warp: 20 },
    destiny: ['wild', 'most-cards', 'red'],
    destinyCount: 5,
    deck: ['attack-30', 'negotiate'],
    deckCount: 4,
    discard: ['quash', 'card-zap'],
  },
  (table) => {
    table
      .expectHand('red', 'attack-40', 'flare-zombie')
      .expectShips('red', 'red-1', 7)
      .expectShips('red', 'red-2', 2)
      .expectShips('red', 'red-5', 1)
      .expectMarkers({ red: 2 })
      .expectWarp('red', 3)
      .expectRemoved('red', 1)
      .expectTokens('red', 2)
      .expectPower('blue', false)
      .expectHandSize('blue', 9)
      .expectWarp('purple', 20)
      .expectDiscard('quash', 'card-zap')
      .expectDeck(4, 82 - 4 - 2 - 9 - 15)
      .expectNext('regroup.start', 'yellow');
    expect(table.view).toMatchObject({ destinyLeft: 5, settings: { flares: 'standard' } });
    expect(table.view.players[1]?.sheets).toEqual([
      { alien: null, isHidden: true, isUp: false, tokens: 0, cards: [] },
    ]);
    expect(table.state.deck.slice(-2)).toEqual(['negotiate/1', 'attack-30/1']);
    expect(table.state.destinyDeck.slice(-3)).toEqual(['colour-0/1', 'special-most-cards', 'wild/1']);
    expect(table.state.unusedAliens).not.toContain('zombie');
  },
);

scenario('the second encounter of a turn may be the one that begins', { encounter: 2 }, (table) => {
  table.expectNext('regroup.start', 'red');
  expect(table.view.encounter).toMatchObject({ number: 2, offense: 0 });
});

test('a position is plain data and the same every time', () => {
  const description: PositionDescription = { red: { alien: 'human' }, loaded: { taken: [0] }, seed: 'same' };
  const position = buildPosition(description);
  expect(JSON.parse(JSON.stringify(position))).toEqual(position);
  expect(buildPosition(description)).toEqual(position);
  expect(cosmicEncounter.position?.(description)).toEqual(position);
  expect(playFrom(cosmicEncounter, position).questions).not.toHaveLength(0);
});

const home = { 'red-1': 0, 'red-2': 0, 'red-3': 0, 'red-4': 0, 'red-5': 0 };
const elevenFlares = [
  'amoeba',
  'barbarian',
  'chosen',
  'clone',
  'cudgel',
  'fido',
  'filch',
  'human',
  'mind',
  'void',
  'zombie',
].map((alien) => `flare-${alien}`);

const nonsense: readonly (readonly [string, object, string])[] = [
  ['a word that says nothing', { colour: 'red' }, "'colour' says nothing about a position"],
  ['a word that says nothing of a player', { red: { gold: 1 } }, "'gold' says nothing about red"],
  ['two players', { players: 2 }, 'players must be a whole number, 3 to 5, not 2'],
  ['a player too many', { players: 3, green: {} }, "'green' does not play at a table of 3"],
  ['a turn of nobody’s', { offense: 'pink' }, "'pink' does not play at a table of 4"],
  ['a third encounter', { encounter: 3 }, 'encounter must be a whole number, 1 to 2, not 3'],
  [
    'a sheet that is never face down',
    { red: { alien: 'tick-tock', hidden: true } },
    "red's tick-tock cannot be face down",
  ],
  [
    'an alien that is not in the box',
    { options: { edition: '2008' }, red: { alien: 'demon' } },
    "there is no alien 'demon'",
  ],
  ['an unknown option', { options: { luck: true } }, 'options: engine.unknown-game-option {"option":"luck"}'],
  ['an unknown alien', { red: { alien: 'klingon' } }, "there is no alien 'klingon'"],
  ['an alien twice', { red: { alien: 'clone' }, blue: { alien: 'clone' } }, 'there is only one clone'],
  [
    'aliens that do not go together',
    { red: { alien: 'gambler' }, blue: { alien: 'sorcerer' } },
    'sorcerer does not go with the other aliens',
  ],
  ['tokens on no sheet', { red: { tokens: 2 } }, 'red has no sheet: name an alien'],
  ['an unknown planet', { red: { ships: { 'red-6': 1 } } }, "there is no planet 'red-6' at this table"],
  ['a planet of nobody’s', { red: { ships: { 'purple-1': 1 } } }, "there is no planet 'purple-1'"],
  ['too many ships', { red: { ships: { 'red-1': 21 } } }, 'red has 20 ships, not 21'],
  ['ships that are nowhere', { red: { ships: home, warp: 19 } }, 'red has 20 ships, not 19'],
  [
    'less than no ship',
    { red: { ships: { 'red-1': -1 } } },
    "red's red-1 must be a whole number, 0 or more, not -1",
  ],
  [
    'half a ship in the warp',
    { red: { warp: 0.5 } },
    "red's warp must be a whole number, 0 or more, not 0.5",
  ],
  ['an unknown card', { red: { hand: ['attack-99'] } }, "there is no card 'attack-99'"],
  [
    'a second attack 40',
    { red: { hand: ['attack-40'] }, deck: ['attack-40'] },
    'the deck has no further attack-40',
  ],
  [
    'a flare where there is none',
    { options: { flares: 'none' }, deck: ['flare-void'] },
    'there is no flare-void',
  ],
  ['an eleventh flare', { red: { hand: elevenFlares } }, 'a deck has only 10 flares'],
  ['more harmless cards than there are', { red: { hand: 41 } }, 'there are not enough harmless cards'],
  ['a deck too large', { deckCount: 70 }, 'the deck cannot have 70 cards'],
  ['an unknown destiny', { destiny: ['pink'] }, "there is no further destiny card 'pink'"],
  ['a third wild card', { destiny: ['wild', 'wild', 'wild'] }, "there is no further destiny card 'wild'"],
  ['a destiny deck too large', { destinyCount: 18 }, 'the destiny deck cannot have 18 cards'],
  ['no destiny card at all', { destinyCount: 0 }, 'destinyCount must be a whole number, 1 or more, not 0'],
  [
    'a game that is over',
    { red: { ships: { 'blue-1': 1, 'blue-2': 1, 'blue-3': 1, 'blue-4': 1, 'blue-5': 1 } } },
    'red has 5 foreign colonies: the game is over',
  ],
];

test.each(nonsense)('refuses %s with a sentence', (_what, description, sentence) => {
  expect(() => buildPosition(description as PositionDescription)).toThrow(sentence);
});
