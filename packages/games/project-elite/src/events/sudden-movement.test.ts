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

scenario(
  'event 24: a swarm card at once, and one alien may get into the start area by it',
  {
    phase: 'event',
    nextEvents: [24],
    heroes: { kara: { at: [0, 11] }, gerid: { at: [14, 11] } },
    aliens: [
      { kind: 'biter', at: [7, 12] },
      ...([3, 4, 5, 6, 7, 8, 9] as const).map((y) => ({ kind: 'shooter', at: [14, y] }) as const),
      ...([4, 5, 6, 8, 9, 10] as const).map((y) => ({ kind: 'shooter', at: [0, y] }) as const),
    ],
    nextSwarm: ['SC04', 'SC17', 'SC19'],
    nextBosses: ['all-clear'],
  },
  (table) => {
    expect(table.state.phase).toBe('event');
    table.decides(at(1, 1)).decides(at(2, 1));
    table
      .expectAsked('step')
      .expectHappened(1, { type: 'swarmRevealed' })
      .decides(stepValue(1, at(7, 13)))
      .expectAt(1, 7, 13)
      .expectGoesOn()
      .lets()
      .expectHappened(3, { type: 'swarmRevealed' })
      .expectGoesOn();
  },
);

scenario(
  'event 25: a boss card at once, and the boss acts',
  {
    phase: 'event',
    nextEvents: [25],
    heroes: { kara: { at: [0, 11] }, gerid: { at: [14, 11] } },
    nextBosses: ['ashar', 'all-clear'],
    nextSwarm: ['SC04', 'SC06'],
    rolls: { boss: [6] },
  },
  (table) => {
    expect(table.state.phase).toBe('event');
    table
      .lets()
      .expectHappened(2, { type: 'bossRevealed' })
      .expectHappened(4, { type: 'alienMoved', kind: 'ashar' });
  },
);
