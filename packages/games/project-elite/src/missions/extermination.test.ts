import { expect } from 'vitest';
import type { PositionDescription } from '../position/description.ts';
import { type ScenarioTable, scenario } from '../testing/index.ts';

const atTheNest: PositionDescription = {
  heroes: { gerid: { at: [2, 3], dice: 'HW--' }, kara: { at: [1, 2], dice: 'HG--' } },
  tokens: { 1: 'X5', 4: 'X1' },
  nextEvents: [17],
};

const nests = ({ state }: ScenarioTable): readonly string[] => state.tokens.map(({ id }) => id);

scenario('[PE-105] two heroes fill a nest together, and it goes when the round ends', atTheNest, (table) => {
  table
    .gives('gerid', 'assign', { die: 0, holder: 'X5', slot: 0, to: [] })
    .gives('gerid', 'assign', { die: 1, holder: 'X5', slot: 2, to: [] })
    .refuses('kara', 'slot-full', 'assign', { die: 0, holder: 'X5', slot: 0, to: [] })
    .refuses('kara', 'not-adjacent', 'assign', { die: 0, holder: 'X1', slot: 0, to: [] })
    .gives('kara', 'assign', { die: 0, holder: 'X5', slot: 1, to: [] })
    .gives('kara', 'assign', { die: 1, holder: 'X5', slot: 3, to: [] })
    .refuses('gerid', 'bad-die-state', 'take-back', { die: 0 });
  expect(nests(table)).toEqual(['X5', 'X1']);
  table.untilNextRound().expectDice(0, '----').expectDice(1, '----').expectGoesOn();
  expect(nests(table)).toEqual(['X1']);
});

scenario('[PE-105] a nest with a slot left empty loses its dice and stays', atTheNest, (table) => {
  table
    .gives('gerid', 'assign', { die: 0, holder: 'X5', slot: 0, to: [] })
    .gives('gerid', 'assign', { die: 1, holder: 'X5', slot: 2, to: [] })
    .gives('kara', 'assign', { die: 0, holder: 'X5', slot: 1, to: [] })
    .untilNextRound()
    .expectDice(0, '----')
    .expectDice(1, '----');
  expect(nests(table)).toEqual(['X5', 'X1']);
});
