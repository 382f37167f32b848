import { expect } from 'vitest';
import { scenario } from '../../testing/index.ts';

scenario(
  'a landing that takes a lead away is told as such: the colony, the control, the Relic Ship',
  {
    roll: [4, 4, 4],
    red: { ore: 3 },
    green: { colonies: { 'burroughs-desert': 1 } },
    relic: { owner: 'green', at: 'lunar-mine', value: 5 },
  },
  (table) => {
    table.constructs(4, 'burroughs-desert').expectNext('act', 'red');
    expect(table.events).toEqual([
      { type: 'colonyLanded', seat: 0, territory: 'burroughs-desert' },
      { type: 'controlChanged', territory: 'burroughs-desert', from: 1, to: null },
      { type: 'relicReturned', seat: 1 },
    ]);
  },
);

scenario(
  'a landing that changes no lead tells of none',
  { roll: [4, 4, 4], red: { ore: 3, colonies: { 'lem-badlands': 1 } } },
  (table) => {
    table.constructs(4, 'lem-badlands').expectNext('act', 'red');
    expect(table.events).toEqual([{ type: 'colonyLanded', seat: 0, territory: 'lem-badlands' }]);
  },
);

scenario(
  'a swap is one change: both territories change hands at once',
  {
    roll: [1, 2, 3],
    red: { cards: ['polarity-device'], colonies: { 'lem-badlands': 1 } },
    green: { colonies: { 'pohl-foothills': 1 } },
  },
  (table) => {
    table.discards('polarity-device', 'lem-badlands/0', 'pohl-foothills/1').expectNext('act', 'red');
    expect(table.events.filter(({ type }) => type === 'controlChanged')).toEqual([
      { type: 'controlChanged', territory: 'lem-badlands', from: 0, to: 1 },
      { type: 'controlChanged', territory: 'pohl-foothills', from: 1, to: 0 },
    ]);
  },
);

scenario(
  'a field changes no control, whatever it changes else',
  {
    roll: [1, 2, 3],
    red: { cards: ['stasis-beam'], colonies: { 'lem-badlands': 1 } },
  },
  (table) => {
    table.discards('stasis-beam', 'lem-badlands').expectController('lem-badlands', 'red');
    expect(table.events.map(({ type }) => type)).toEqual(['powerUsed', 'cardDiscarded', 'fieldMoved']);
    table.expectNext('act', 'red');
  },
);
