import { expect } from 'vitest';
import { at, scenario } from '../testing/index.ts';

scenario(
  '[PE-011] a boss comes where a die says, leaves slime, and moves at once',
  {
    phase: 'spawn',
    nextSwarm: ['SC04', 'SC08'],
    nextBosses: ['naga'],
    rolls: { boss: [4] },
  },
  (table) => {
    table
      .expectHappened(1, { type: 'clusterRolled', die: 4, cluster: 2 })
      .expectAsked('place')
      .expectOptions(at(6, 2), at(7, 2), at(8, 2))
      .decides(at(7, 2))
      .expectAsked('ahead')
      .expectOptions(at(8, 3), at(6, 3))
      .decides(at(8, 3))
      .expectAsked('way')
      .decides(at(6, 3))
      .expectAt(7, 5, 5)
      .expectAsked(null);
    expect(table.state.slime).toEqual([at(8, 3)]);
    expect(table.state.aliens.at(-1)?.health).toBe(4);
  },
);

const calm = { nextEvents: [17], nextSwarm: ['SC04', 'SC06'], nextBosses: ['all-clear'] } as const;

scenario(
  'Naga lays no slime where there is some',
  { phase: 'activation', aliens: [{ kind: 'naga', at: [5, 8] }], slime: [[5, 9]], ...calm },
  (table) => {
    expect(table.state.slime).toEqual([at(5, 9)]);
    table.expectHappened(0, { type: 'tokenPlaced' });
  },
);

scenario(
  'all four slime tokens lie on the board: Naga has none left',
  {
    phase: 'activation',
    aliens: [{ kind: 'naga', at: [7, 2] }],
    slime: [
      [0, 4],
      [0, 5],
      [0, 6],
      [14, 4],
    ],
    ...calm,
  },
  (table) => {
    table.expectAsked('way').expectHappened(0, { type: 'tokenPlaced' });
  },
);

scenario(
  'Naga lays no slime in the start area',
  {
    phase: 'activation',
    heroes: { kara: { at: [3, 4] }, gerid: { at: [3, 5] } },
    aliens: [{ kind: 'naga', at: [7, 12] }],
  },
  (table) => {
    expect(table.state.slime).toEqual([]);
    table.expectOver('breach');
  },
);
