import { expect } from 'vitest';
import { stepValue } from '../keys/values.ts';
import { at, scenario } from '../testing/index.ts';

const calm = { nextSwarm: ['SC04', 'SC06'], nextBosses: ['all-clear'] } as const;

scenario(
  '[PE-077] on an empty board no alien is moved',
  { phase: 'event', nextEvents: [22], ...calm },
  (table) => {
    expect(table.state.phase).toBe('planning');
    expect(table.state.lasting).toEqual([]);
    table.expectHappened(1, { type: 'eventRevealed', no: 22 }).expectHappened(0, { type: 'alienMoved' });
  },
);

const afar = { kara: { at: [0, 11] }, gerid: { at: [14, 11] } } as const;
const two = [
  { kind: 'biter', at: [5, 8] },
  { kind: 'runner', at: [7, 12] },
] as const;

scenario(
  'the team splits three steps as it likes',
  { phase: 'event', nextEvents: [23], aliens: [two[0], { kind: 'naga', at: [9, 8] }], ...calm },
  (table) => {
    table
      .expectAsked('step')
      .expectOptions(stepValue(1, at(5, 9)), stepValue(2, at(9, 9)))
      .decides(stepValue(1, at(5, 9)))
      .decides(stepValue(2, at(9, 9)))
      .decides(stepValue(1, at(5, 10)))
      .expectAsked(null)
      .expectAt(1, 5, 10)
      .expectAt(2, 9, 9);
  },
);

scenario(
  'a step of it into the start area is a breach',
  { phase: 'event', heroes: afar, nextEvents: [22], aliens: two },
  (table) => {
    table.decides(stepValue(2, at(7, 13))).expectOver('breach');
  },
);

scenario(
  'all three must be made, though the last one loses the game',
  { phase: 'event', nextEvents: [22], aliens: [{ kind: 'biter', at: [5, 11] }] },
  (table) => {
    table.expectHappened(2, { type: 'alienMoved' }).expectOver('breach');
  },
);
