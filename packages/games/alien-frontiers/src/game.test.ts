import { playFrom, saveMatch, startMatch } from '@starboard/engine';
import { gameSuite } from '@starboard/engine/testing';
import { expect, test } from 'vitest';
import { alienFrontiers, buildPosition, type PositionDescription } from './index.ts';
import { randomPlay } from './testing/index.ts';

const at = (description: PositionDescription) => () => playFrom(alienFrontiers, buildPosition(description));

gameSuite(alienFrontiers, {
  module: { url: new URL('./index.ts', import.meta.url), name: 'alienFrontiers' },
  folder: new URL('../', import.meta.url),
  longest: 3000,
  games: 72,
  options: {
    standard: {},
    'long-and-limited': { longGame: true, supply: 'limited', portCounting: 'groups', hubExcess: 'turn' },
    'as-in-the-app': {
      forcedPlacement: 'off',
      hubExcess: 'turn',
      plasmaDiscardBay: 'allowed',
      portCounting: 'groups',
      raidAmount: 'exactlyFourOrAll',
      techDeck: '20',
    },
    'first-printing': {
      twoPlayerSetup: 'asRussianRulebook',
      forcedPlacement: 'costFree',
      tieBreakResources: 'sum',
      plasmaDiscardRule: 'moreThanThree',
    },
  },
  positions: [
    {
      name: 'a first roll of 1, 3, 5',
      match: at({ roll: [1, 3, 5] }),
      counts: [12, 96, 424],
    },
    {
      name: 'six ships, rich, with a run, a triple and two cards',
      match: at({
        roll: [3, 4, 4, 4, 5, 6],
        red: { fuel: 6, ore: 6, cards: ['plasma-cannon', 'gravity-manipulator'] },
        green: { fuel: 2, ore: 1, cards: ['booster-pod'], docked: { shipyard: [2, 2], 'lunar-mine': [4] } },
      }),
      counts: [23, 340],
    },
    {
      name: 'the Relic Ship in hand and a Teleporter ready',
      match: at({
        roll: [2, 5],
        relic: { owner: 'red', at: 'hand', value: 5 },
        red: {
          fuel: 3,
          ore: 1,
          cards: ['orbital-teleporter', 'polarity-device'],
          colonies: { 'burroughs-desert': 1, 'pohl-foothills': 1 },
          docked: { 'alien-artifact': [6] },
        },
        blue: { colonies: { 'lem-badlands': 2 } },
        fields: { repulsor: 'asimov-crater' },
      }),
      counts: [18, 179, 1115],
    },
  ],
});

test('a saved match is small throughout a game, the way back included', () => {
  const match = startMatch(alienFrontiers, { seats: 4, seed: 'size' });
  let largest = 0;
  let longestWayBack = 0;
  for (const _question of randomPlay(match, 'size')) {
    const saved = saveMatch(match);
    largest = Math.max(largest, JSON.stringify(saved).length);
    longestWayBack = Math.max(longestWayBack, saved.undo?.since.length ?? 0);
  }
  expect(longestWayBack).toBeGreaterThan(5);
  expect(largest).toBeLessThan(20_000);
});
