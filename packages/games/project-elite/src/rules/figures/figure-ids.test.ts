import { expect } from 'vitest';
import { type ScenarioTable, scenario } from '../../testing/index.ts';

const spawned = ({ events }: ScenarioTable): string[] =>
  events.flatMap((event) => (event.type === 'spawned' ? [`${event.kind} ${event.alien}`] : []));

scenario(
  '[PE-130] aliens are numbered as they come, and no number comes again',
  {
    phase: 'spawn',
    bots: [0, 1],
    heroes: { kara: {}, gerid: {} },
    nextSwarm: ['SC28', 'SC11', 'SC21', 'SC12'],
    nextBosses: ['all-clear', 'all-clear'],
    nextEvents: [17],
    // where the second runner goes first
    mines: [[12, 2]],
  },
  (table) => {
    expect(spawned(table)).toEqual(['runner 1', 'runner 2', 'runner 3', 'biter 4', 'biter 5']);
    table.expectGone(2);
    // a countdown, and an Action phase in which no hero does anything
    table.passes(3_000 + 120_250 + 30_000);
    expect(table.state.round).toBe(2);
    expect(spawned(table).slice(5, 7)).toEqual(['runner 6', 'runner 7']);
  },
);

scenario(
  '[PE-130] a hit that is given by itself goes to the lower number of two that are equally near',
  {
    heroes: { kara: { at: [5, 9], cards: ['BW2'], slots: { BW2: 'G' } }, gerid: {} },
    aliens: [
      { kind: 'runner', at: [9, 2] },
      { kind: 'runner', at: [10, 2] },
      { kind: 'runner', at: [11, 2] },
      { kind: 'biter', at: [5, 7] },
      { kind: 'biter', at: [4, 7] },
    ],
    rolls: { hits: [6] },
  },
  (table) => {
    table.gives('kara', 'fire', { card: 'BW2.1' }).passes(6_799).expectAt(4, 5, 7).passes(1).expectGone(4);
    table.expectAt(5, 4, 7);
  },
);
