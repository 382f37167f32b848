import { expect } from 'vitest';
import { scenario } from '../testing/index.ts';

scenario(
  '[PE-076] when the spawn phase ends each boss has three health more',
  {
    phase: 'spawn',
    heroes: { kara: { at: [0, 11] }, gerid: { at: [14, 11] } },
    aliens: [
      { kind: 'searsting', at: [5, 8], health: 1 },
      { kind: 'biter', at: [9, 8] },
    ],
    events: [14],
    nextSwarm: ['SC04', 'SC06'],
    nextBosses: ['thraex'],
    rolls: { boss: [6] },
  },
  (table) => {
    table.lets();
    expect(table.state.aliens.map(({ kind, health }) => [kind, health])).toEqual([
      ['searsting', 4],
      ['biter', 1],
      ...Array.from({ length: 6 }, () => ['shooter', 1]),
      ['thraex', 9],
    ]);
    table.expectHappened(1, { type: 'strengthened', alien: 1, kind: 'searsting', health: 3 });
  },
);
