import { viewOf } from '@starboard/engine';
import { expect } from 'vitest';
import { type Colour, type View } from '../index.ts';
import { seatOf } from '../testing/answers.ts';
import { scenario, type ScenarioTable } from '../testing/index.ts';

const holding = (table: ScenarioTable, colour: Colour, ability: string) =>
  table.viewOf(colour).holdings?.find((each) => each.ability === ability);

const fight = {
  red: { alien: 'clone', hand: ['attack-10', 'quash', 'reinforcement-3', 'flare-virus', 'flare-mirror'] },
  blue: { alien: 'macron', hand: ['attack-06'] },
  green: { extra: ['reinforcement-5'] },
} as const;

scenario('A player is told of all its own when it is for, and why not now', fight, (table) => {
  table.encounter({ defense: 'blue', ships: 3 }).lay('attack-10', 'attack-06').until('reveal.after-reveal');
  expect(holding(table, 'red', 'quash')).toEqual({
    subject: 'quash',
    ability: 'quash',
    why: { key: 'ce.not-now', params: { window: 'resolution.deal-made', count: 1 } },
    when: ['resolution.deal-made'],
  });
  expect(holding(table, 'red', 'clone.replicate')).toMatchObject({
    subject: 'clone',
    why: { key: 'ce.not-now' },
    when: ['resolution.before-discard'],
  });
  expect(holding(table, 'green', 'reinforcement-5')).toMatchObject({ why: { key: 'ce.other-role' } });
  expect(holding(table, 'blue', 'macron.mass')).toMatchObject({ why: { key: 'ce.compulsory' } });
  table.until('aim');
  expect(holding(table, 'red', 'quash')).toMatchObject({ why: { key: 'ce.not-now' } });
});

scenario('What only changes totals says what they would be, for each choice', fight, (table) => {
  table.encounter({ defense: 'blue', ships: 3 }).lay('attack-10', 'attack-06').until('reveal.after-reveal');
  expect(table.view.encounter?.totals).toMatchObject({ offense: { total: 13 }, defense: { total: 22 } });
  expect(holding(table, 'red', 'reinforcement-3')).toMatchObject({
    why: null,
    gives: [
      { choice: 'offense', offense: 16, defense: 22, winner: 'defense' },
      { choice: 'defense', offense: 13, defense: 25, winner: 'defense' },
    ],
  });
  expect(holding(table, 'red', 'mirror.wild')?.gives).toEqual([
    { choice: null, offense: 9, defense: 22, winner: 'defense' },
  ]);
  // what has been tried out has not happened
  table.expectTotals(13, 22).expectHandSize('red', 4);
});

scenario('Spectators have nothing of their own, and bots and orders never look', fight, (table) => {
  table.encounter({ defense: 'blue', ships: 3 });
  expect(table.view.holdings).toBeUndefined();
  expect((viewOf(table.match, seatOf('red')) as View).holdings).toBeUndefined();
});
