import { type Bot, canonical, type Match, type RandomState, randomFrom, startMatch } from '@starboard/engine';
import { describe, expect, test } from 'vitest';
import { alienFrontiers, optionValues, type PositionDescription, type State } from '../index.ts';
import { ask, botCalled, matchAt as at, plays, playsTurn } from '../testing/bot-play.ts';
import { priorityList } from './priorities.ts';

const [easy, normal, keen, hard] = ['easy', 'normal', 'keen', 'hard'].map(botCalled) as [Bot, Bot, Bot, Bot];

function playsToTheEnd(bots: readonly Bot[], match: Match, luck?: RandomState): void {
  for (let count = 0; !match.position.outcome; count++) {
    expect(count).toBeLessThan(2000);
    plays(bots[match.questions[0]?.seat ?? 0] as Bot, match, luck);
  }
}

/** Every option turned to every value that is not usual, one at a time, at tables of all sizes in turn. */
const turnedOptions = Object.entries(optionValues).flatMap(([option, [, ...others]]) =>
  others.map((value) => ({ [option]: value })),
);
const tables = [{}, {}, ...turnedOptions].map((options, index) => [2 + (index % 3), options] as const);

test.each(tables)('easy and normal bots play to the end at a table of %i with %o', (seats, options) => {
  const match = startMatch(alienFrontiers, { seats, seed: 'any option', options, undo: false });
  playsToTheEnd([normal, easy, easy, easy].slice(0, seats), match);
});

/** How often a bot, playing against itself, ended one of so many turns with ships still in hand. */
function turnsAtRest(bot: Bot, seats: number, turns: number, options: Record<string, string>): number {
  const match = startMatch(alienFrontiers, { seats, seed: 'no idle ships', options, undo: false });
  let rests = 0;
  for (let ended = 0; ended < turns && !match.position.outcome; ) {
    const { turn, players } = match.position.state as State;
    const hasShips = players[turn]?.ships.some((ship) => ship.at === 'hand');
    if (plays(bot, match).answer !== 'end-turn') continue;
    ended++;
    if (hasShips) rests++;
  }
  return rests;
}

describe.each(optionValues.forcedPlacement)('where the rule of having to dock is %s', (forcedPlacement) => {
  test.each([
    [priorityList, 60],
    [easy, 60],
    [normal, 60],
    [hard, 12],
  ] as const)('bots leave hardly a ship at rest: $name', (bot, turns) => {
    for (const seats of [2, 4])
      expect(turnsAtRest(bot, seats, turns, { forcedPlacement })).toBeLessThanOrEqual(turns / 20);
  });
});

describe('the list of priorities', () => {
  test('lands where it takes control away', () => {
    const match = at({
      players: 2,
      roll: [4, 4, 4],
      red: { ore: 3, colonies: { 'lem-badlands': 1 } },
      green: { colonies: { 'asimov-crater': 1, 'pohl-foothills': 1 } },
      fields: { positron: 'pohl-foothills' },
    });
    expect(playsTurn(priorityList, match)).toEqual([
      'dock:colony-constructor:4+4+4',
      'bradbury-plateau',
      'end-turn',
    ]);
  });
});

describe('the hard bot', () => {
  // it looks long at every turn: the last rounds tell as much as a whole game of them
  test('plays to the end, against its own kind and others', () => {
    const match = at({
      players: 3,
      round: 12,
      roll: [2, 5, 5, 6],
      red: {
        ships: 4,
        fuel: 3,
        ore: 2,
        cards: ['booster-pod'],
        colonies: { 'lem-badlands': 2, 'asimov-crater': 2 },
      },
      green: {
        ships: 5,
        fuel: 2,
        ore: 3,
        cards: ['plasma-cannon'],
        colonies: { 'herbert-valley': 3, 'pohl-foothills': 1 },
      },
      blue: { ships: 4, fuel: 4, ore: 1, colonies: { 'burroughs-desert': 2, 'bradbury-plateau': 2 } },
    });
    playsToTheEnd([hard, hard, normal], match);
    expect(match.position.outcome?.winners.length).toBeGreaterThan(0);
  });

  test('earns what it needs before it spends it', () => {
    const match = at({ players: 2, roll: [1, 4, 4], red: { ore: 1 } });
    expect(playsTurn(hard, match)).toEqual(['dock:solar-converter:1', 'dock:shipyard:4+4', 'end-turn']);
  });

  test('turns a die into the third of its kind', () => {
    const match = at({
      players: 2,
      round: 12,
      roll: [3, 4, 4],
      red: {
        fuel: 1,
        ore: 3,
        cards: ['booster-pod'],
        colonies: { 'lem-badlands': 3, 'asimov-crater': 2, 'pohl-foothills': 2 },
      },
      green: { colonies: { 'herbert-valley': 3 } },
    });
    const answers = playsTurn(hard, match);
    expect(answers.slice(0, 3)).toEqual(['use:booster-pod', '3', 'dock:colony-constructor:4+4+4']);
  });

  const oneShort: PositionDescription = {
    players: 2,
    round: 14,
    roll: [4, 4, 1],
    red: {
      fuel: 1,
      ore: 3,
      cards: ['temporal-warper'],
      colonies: { 'lem-badlands': 3, 'asimov-crater': 2, 'pohl-foothills': 2 },
    },
    green: { ships: 6, fuel: 4, ore: 4, hub: 6, colonies: { 'herbert-valley': 3, 'van-vogt-mountains': 3 } },
  };

  test('rolls a die again that could be the third of its kind', () => {
    expect(playsTurn(hard, at(oneShort)).slice(0, 2)).toEqual(['use:temporal-warper', ['0.2']]);
  });

  test('keeps dice that win', () => {
    expect(playsTurn(hard, at({ ...oneShort, roll: [4, 4, 4] }))[0]).toBe('dock:colony-constructor:4+4+4');
  });

  test('builds a ship early', () => {
    const match = at({ players: 2, roll: [3, 3, 6], red: { fuel: 1, ore: 1 } });
    expect(playsTurn(hard, match)).toContain('dock:shipyard:3+3');
  });

  test('builds none on the last turn, when a colony can be had instead', () => {
    const match = at({
      players: 2,
      round: 14,
      roll: [2, 2, 2],
      red: { fuel: 1, ore: 3, colonies: { 'lem-badlands': 3, 'asimov-crater': 2, 'pohl-foothills': 2 } },
      green: { colonies: { 'herbert-valley': 3 } },
    });
    playsTurn(hard, match);
    expect(match.position.outcome?.winners).toEqual([0]);
  });

  test('lands where it takes most from the leader', () => {
    const match = at({
      players: 2,
      round: 10,
      roll: [5, 5, 5],
      red: { ships: 6, ore: 3, colonies: { 'asimov-crater': 2, 'lem-badlands': 1 } },
      green: { ships: 4, colonies: { 'lem-badlands': 1, 'herbert-valley': 3, 'pohl-foothills': 2 } },
      fields: { positron: 'lem-badlands' },
    });
    expect(playsTurn(hard, match).slice(0, 2)).toEqual(['dock:colony-constructor:5+5+5', 'lem-badlands']);
  });

  test('gives up the Relic Ship for a colony rather than a ship of its own', () => {
    const match = at({
      players: 2,
      round: 12,
      roll: [6, 3, 2, 5],
      relic: { owner: 'red', at: 'hand', value: 6 },
      red: { ships: 4, fuel: 1, ore: 1, colonies: { 'burroughs-desert': 3, 'lem-badlands': 3 } },
      green: { colonies: { 'herbert-valley': 3, 'pohl-foothills': 3 } },
    });
    const answers = playsTurn(hard, match);
    expect(answers).toContain('dock:terraforming-station:6r');
    expect(answers).not.toContain('dock:terraforming-station:6');
  });

  test('raids whoever has something to be taken', () => {
    const match = at({
      players: 2,
      round: 5,
      roll: [4, 5, 6],
      red: { colonies: { 'lem-badlands': 1 } },
      green: { fuel: 4, ore: 4, colonies: { 'herbert-valley': 1 } },
    });
    const [dock, loot, tokens] = playsTurn(hard, match);
    expect([dock, loot]).toEqual(['dock:raiders-outpost:4+5+6', 'resources']);
    const taken = Object.values(tokens as Record<string, number>);
    expect(taken.reduce((sum, count) => sum + count, 0)).toBe(4);
  });

  const lastColony: PositionDescription = {
    players: 2,
    roll: [1, 1, 2],
    round: 12,
    red: {
      fuel: 1,
      ore: 1,
      hub: 7,
      colonies: { 'lem-badlands': 3, 'asimov-crater': 2, 'pohl-foothills': 2 },
    },
  };

  test('ends a game it wins', () => {
    const match = at({ ...lastColony, green: { colonies: { 'herbert-valley': 3 } } });
    playsTurn(hard, match);
    expect(match.position.outcome?.winners).toEqual([0]);
  });

  test('does not end a game it would lose', () => {
    const green = {
      'bradbury-plateau': 1,
      'burroughs-desert': 2,
      'heinlein-plains': 1,
      'herbert-valley': 1,
      'van-vogt-mountains': 2,
    };
    const match = at({ ...lastColony, green: { colonies: green, cards: ['alien-city', 'alien-monument'] } });
    expect(playsTurn(hard, match)).not.toContain('launch');
    expect(match.position.outcome).toBeNull();
  });

  test('answers the same with the same luck', () => {
    const match = startMatch(alienFrontiers, { seats: 3, seed: 'same', undo: false });
    const answers = Array.from({ length: 3 }, () => ask(hard, match, randomFrom('luck')));
    expect(new Set(answers.map(canonical)).size).toBe(1);
  });

  test('changes nothing at the table by thinking', () => {
    const match = startMatch(alienFrontiers, { seats: 2, seed: 'still', undo: false });
    const before = canonical(match.position);
    ask(hard, match);
    expect(canonical(match.position)).toBe(before);
  });
});

const games = 5;

/** How many of the games, all of two, the one wins, first in every other. */
function wins(one: Bot, other: Bot): number {
  let won = 0;
  for (let game = 0; game < games; game++) {
    const seat = game % 2;
    const match = startMatch(alienFrontiers, { seats: 2, seed: `rung ${game}`, undo: false });
    playsToTheEnd(seat === 0 ? [one, other] : [other, one], match, randomFrom(`luck ${game}`));
    if (match.position.outcome?.winners.includes(seat)) won++;
  }
  return won;
}

// a few games tell levels apart that are two steps from each other; single steps, and hard, which thinks too long
// for this, are for `starboard arena`
test.each([
  { above: easy, below: priorityList },
  { above: normal, below: priorityList },
  { above: keen, below: easy },
])('$above.name beats $below.name more often than not', ({ above, below }) => {
  expect(wins(above, below)).toBeGreaterThan(games / 2);
});
