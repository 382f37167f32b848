import { startMatch } from '@starboard/engine';
import { expect, test } from 'vitest';
import { cosmicEncounter, type Options, type State } from '../../index.ts';
import { inBothEditions } from '../../testing/index.ts';

/** The two editions side by side: where they differ, and where only their words do. */

const start = (options: Partial<Options>, seed = 'editions'): State =>
  startMatch(cosmicEncounter, { seats: 4, seed, options }).position.state as State;

test('Aliens come with a combo and without flares, or are chosen by two flares each (revised, 2008)', () => {
  expect(start({ edition: 'revised' })).toMatchObject({ offered: [], settings: { flares: 'none' } });
  expect(start({ edition: 'revised' }).players.every(({ sheets }) => sheets.length === 1)).toBe(true);
  expect(start({ edition: '2008' }).offered.map((sheets) => sheets.length)).toEqual([2, 2, 2, 2]);
  expect(start({ edition: '2008' }).settings.flares).toBe('standard');
});

const twoHomes = {
  red: { alien: 'clone', ships: { 'red-1': 9, 'red-2': 9, 'red-3': 2, 'red-4': 0, 'red-5': 0 } },
} as const;

inBothEditions('With a third of five home colonies goes the power', twoHomes, (table) => {
  table
    .expectPower('red', true)
    .encounter({ defense: 'blue', ships: { 'red-3': 2 } })
    .expectPower('red', false);
});

test.each([
  [5, 10],
  [4, 8],
] as const)('[CE-180] With %i planets Tick-Tock begins with %i tokens', (planets, tokens) => {
  const found = Array.from({ length: 60 }, (_, number) =>
    start({ planets, alienChoice: 'random' }, `tokens ${number}`),
  ).flatMap(({ players }) =>
    players.flatMap(({ sheets }) => sheets.filter(({ alien }) => alien === 'tick-tock')),
  );
  expect(new Set(found.map((sheet) => sheet.tokens))).toEqual(new Set([tokens]));
});

inBothEditions(
  '[CE-180] Four planets: the power stays with two home colonies and goes with one',
  {
    options: { planets: 4 },
    red: { alien: 'clone', ships: { 'red-1': 8, 'red-2': 8, 'red-3': 0, 'red-4': 0 } },
    blue: { alien: 'filch', ships: { 'blue-1': 16, 'blue-2': 0, 'blue-3': 0, 'blue-4': 0 } },
  },
  (table) => {
    table.expectNext('aim', 'red').expectPower('red', true).expectPower('blue', false);
  },
);
