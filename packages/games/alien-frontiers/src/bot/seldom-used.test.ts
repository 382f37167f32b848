import type { Json } from '@starboard/engine';
import { describe, expect, test } from 'vitest';
import type { PositionDescription } from '../index.ts';
import { botCalled, matchAt, playsTurn } from '../testing/bot-play.ts';

const hard = botCalled('hard');

/** Red is one colony short of the end, which it would win, and has no ore; Green's six keeps it from the Lunar Mine. */
const lastColony: PositionDescription = {
  players: 2,
  round: 12,
  roll: [1, 1, 4, 4, 4],
  red: {
    ships: 5,
    fuel: 3,
    colonies: { 'lem-badlands': 3, 'asimov-crater': 2, 'burroughs-desert': 2 },
  },
  green: {
    docked: { 'lunar-mine': [6] },
    colonies: { 'bradbury-plateau': 1, 'herbert-valley': 2 },
  },
};

const withRed = (red: PositionDescription['red'], roll: readonly number[]): PositionDescription => ({
  ...lastColony,
  roll,
  red: { ...lastColony.red, ships: roll.length, ...red },
});

/** There is no other way to win in this turn. */
const wins: readonly { uses: string; from: PositionDescription; way: readonly Json[] }[] = [
  {
    uses: 'the Orbital Market for the ore of a colony',
    from: lastColony,
    way: ['dock:orbital-market:1+1', 'trade:1', 'trade:1', 'trade:1', 'dock:colony-constructor:4+4+4'],
  },
  {
    uses: 'Heinlein Plains, where a pair of fives would be too dear',
    from: withRed(
      { colonies: { 'lem-badlands': 3, 'asimov-crater': 2, 'heinlein-plains': 2 } },
      [5, 5, 4, 4, 4],
    ),
    way: ['dock:orbital-market:5+5', 'trade:1', 'trade:1', 'trade:1', 'dock:colony-constructor:4+4+4'],
  },
  {
    uses: 'the Data Crystal for a colony that would cost too much',
    from: withRed({ fuel: 1, ore: 2, cards: ['data-crystal'] }, [5, 5, 5]),
    way: ['use:data-crystal', 'bradbury-plateau', 'dock:colony-constructor:5+5+5'],
  },
  {
    uses: 'Pohl Foothills, without which a card would cost the fuel it has not got',
    from: withRed(
      {
        fuel: 0,
        ore: 3,
        cards: ['booster-pod'],
        colonies: { 'lem-badlands': 3, 'asimov-crater': 2, 'pohl-foothills': 2 },
      },
      [3, 4, 4],
    ),
    way: ['use:booster-pod', '3', 'dock:colony-constructor:4+4+4'],
  },
];

describe('what the hard bot uses once in many turns it uses where that is right:', () => {
  test.each(wins)('$uses', ({ from, way }) => {
    const match = matchAt(from);
    expect(playsTurn(hard, match).slice(0, way.length)).toEqual(way);
    expect(match.position.outcome?.winners).toEqual([0]);
  });
});
