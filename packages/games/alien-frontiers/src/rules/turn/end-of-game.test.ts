import { decisionOf, submit } from '@starboard/engine';
import { expect } from 'vitest';
import type { PlayerDescription, PositionDescription } from '../../index.ts';
import { scenario } from '../../testing/index.ts';

/** Red lands the sixth colony on Lem: 9 points, against Green's 9, Blue's 6 and Yellow's 5. */
const lastLanding = (
  red: PlayerDescription = {},
  green: PlayerDescription = {},
  rest: PositionDescription = {},
): PositionDescription => ({
  roll: [4, 4, 4],
  red: { ore: 3, ...red, colonies: { 'asimov-crater': 3, 'van-vogt-mountains': 2 } },
  green: {
    ...green,
    colonies: { 'herbert-valley': 2, 'pohl-foothills': 1, 'bradbury-plateau': 1, 'burroughs-desert': 1 },
  },
  blue: { ...rest.blue, colonies: { 'heinlein-plains': 2, 'asimov-crater': 2, 'van-vogt-mountains': 1 } },
  yellow: {
    ...rest.yellow,
    colonies: { 'asimov-crater': 2, 'van-vogt-mountains': 1, 'herbert-valley': 1, 'heinlein-plains': 1 },
  },
  ...(rest.options && { options: rest.options }),
});

scenario(
  '[AF-202] Immediate end',
  {
    ...lastLanding({ fuel: 7, ore: 8, cards: ['stasis-beam'] }),
    roll: [4, 4, 4, 1, 2],
  },
  (table) => {
    table
      .constructs(4, 'lem-badlands')
      .expectTokens('red', '7/5')
      .expectShips('red', 'hand', 1, 2)
      .expectWinners('red');
    for (const [seat, answer] of [
      [0, 'dock:solar-converter:1'],
      [0, 'end-turn'],
      [1, 'end-turn'],
    ] as const) {
      expect(submit(table.match, { seat, decision: decisionOf(table.match, seat), answer })).toMatchObject({
        accepted: false,
        reason: { key: 'engine.match-over' },
      });
    }
    expect(submit(table.match, { seat: 0, undo: true })).toMatchObject({ accepted: false });
    expect(table.events.at(-1)).toEqual({ type: 'gameEnded', winners: [0], scores: [9, 9, 6, 5] });
  },
);

scenario('[AF-203] The finisher can lose', lastLanding({}, { cards: ['alien-monument'] }), (table) => {
  table.constructs(4, 'lem-badlands').expectScores(9, 10, 6, 5).expectWinners('green');
  expect(table.match.position.outcome?.places).toEqual([2, 1, 3, 4]);
});

scenario(
  '[AF-204] Tie: cards',
  lastLanding(
    { cards: ['booster-pod', 'data-crystal'] },
    { cards: ['booster-pod', 'data-crystal', 'stasis-beam'] },
    {
      blue: { cards: ['alien-city', 'plasma-cannon', 'polarity-device', 'temporal-warper'] },
      yellow: { cards: ['alien-monument'] },
    },
  ),
  (table) => {
    table.constructs(4, 'lem-badlands').expectScores(9, 9, 7, 6).expectWinners('green');
    expect(table.match.position.outcome?.places).toEqual([2, 1, 3, 4]);
  },
);

const twoCards = ['booster-pod', 'data-crystal'] as const;

scenario(
  '[AF-205] Tie: ore before fuel',
  lastLanding({ ore: 6, cards: twoCards }, { fuel: 5, ore: 1, cards: twoCards }),
  (table) => {
    table
      .constructs(4, 'lem-badlands')
      .expectScores(9, 9, 6, 5)
      .expectTokens('red', '0/3')
      .expectWinners('red');
  },
);

scenario(
  '[AF-205] Tie: ore before fuel, or their sum with the option',
  lastLanding(
    { ore: 6, cards: twoCards },
    { fuel: 5, ore: 1, cards: twoCards },
    { options: { tieBreakResources: 'sum' } },
  ),
  (table) => {
    table.constructs(4, 'lem-badlands').expectWinners('green');
  },
);

scenario(
  '[AF-206] Tie: fuel',
  lastLanding({ fuel: 1, ore: 5, cards: twoCards }, { fuel: 3, ore: 2, cards: twoCards }),
  (table) => {
    table.constructs(4, 'lem-badlands').expectTokens('red', '1/2').expectWinners('green');
  },
);

scenario(
  '[AF-207] Complete tie',
  lastLanding({ fuel: 3, ore: 5, cards: twoCards }, { fuel: 3, ore: 2, cards: twoCards }),
  (table) => {
    table.constructs(4, 'lem-badlands').expectTokens('red', '3/2').expectWinners('red', 'green');
    expect(table.match.position.outcome?.places).toEqual([1, 1, 3, 4]);
  },
);

scenario(
  'equal sums share the victory with the option, whatever they are made of',
  lastLanding({ fuel: 1, ore: 5 }, { ore: 3 }, { options: { tieBreakResources: 'sum' } }),
  (table) => {
    table.constructs(4, 'lem-badlands').expectTokens('red', '1/2').expectWinners('red', 'green');
  },
);

scenario(
  'City and Monument count as cards in a tie too',
  {
    players: 2,
    roll: [4, 4, 4],
    red: { ore: 3, fuel: 8, colonies: { 'lem-badlands': 7 } },
    green: {
      cards: ['alien-city'],
      colonies: { 'pohl-foothills': 1, 'herbert-valley': 1, 'asimov-crater': 1, 'bradbury-plateau': 1 },
    },
  },
  (table) => {
    table.constructs(4, 'lem-badlands').expectScores(9, 9).expectWinners('green');
  },
);

for (const [how, card] of [
  ['moves', 'orbital-teleporter'],
  ['swaps', 'polarity-device'],
] as const) {
  scenario(
    `[AF-209] Moving colonies never ends the game: Red ${how}`,
    {
      roll: [1, 2, 3],
      red: { cards: [card], colonies: { 'lem-badlands': 5 } },
      green: { colonies: { 'pohl-foothills': 1 } },
    },
    (table) => {
      const target = how === 'moves' ? 'pohl-foothills' : 'pohl-foothills/1';
      table.discards(card, 'lem-badlands/0', target).expectHub('red', 0, 1).expectNext('act', 'red');
      expect(table.match.position.outcome).toBeNull();
    },
  );
}

const oneLeft = { 'asimov-crater': 5 } as const;

scenario(
  'the last colony may be launched from the Hub: the game ends with the landing',
  { roll: [1, 2, 3], red: { fuel: 1, ore: 1, hub: 7, colonies: oneLeft } },
  (table) => {
    table.launches('lem-badlands').expectScores(8, 0, 0, 0).expectWinners('red');
  },
);

scenario(
  'a launch with a colony left in the supply goes on, and starts it from the excess',
  { roll: [1, 2, 3], red: { fuel: 1, ore: 1, hub: 5, colonies: { 'asimov-crater': 4 } } },
  (table) => {
    table
      .docks('colonist-hub', 1)
      .docks('colonist-hub', 2)
      .expectHub('red', 7, 1)
      .launches('lem-badlands')
      .expectHub('red', 1, 0)
      .expectNext('act', 'red');
  },
);

scenario(
  'with no colony left to start the excess is nothing, and the game ends',
  { roll: [1, 2, 3], red: { fuel: 1, ore: 1, hub: 5, colonies: oneLeft } },
  (table) => {
    table
      .docks('colonist-hub', 1)
      .docks('colonist-hub', 2)
      .launches('lem-badlands')
      .expectHub('red', 0, 0)
      .expectWinners('red');
  },
);

scenario(
  'the last colony may be terraformed: the ship stands on the Station when the game ends',
  { roll: [6, 1, 1, 1], red: { fuel: 1, ore: 1, colonies: oneLeft } },
  (table) => {
    table
      .terraforms('lem-badlands')
      .expectShips('red', 'terraforming-station', 6)
      .expectScores(8, 0, 0, 0)
      .expectWinners('red');
  },
);

scenario(
  'the landing updates control and points before the winner is found',
  {
    players: 2,
    roll: [4, 4, 4],
    fields: { positron: 'lem-badlands' },
    red: { ore: 3, colonies: { 'pohl-foothills': 7 } },
    green: {
      ore: 8,
      colonies: { 'lem-badlands': 1, 'asimov-crater': 2, 'herbert-valley': 2, 'bradbury-plateau': 1 },
    },
  },
  (table) => {
    // before: 8 and 6 + 4 + 1; the landing on Lem takes control and the extra point away
    table.expectScores(8, 11).constructs(4, 'lem-badlands').expectScores(9, 9).expectWinners('green');
  },
);
