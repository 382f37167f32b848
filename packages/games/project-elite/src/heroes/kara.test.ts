import { expect } from 'vitest';
import { at, scenario } from '../testing/index.ts';

const biter = (x: number, y: number) => ({ kind: 'biter', at: [x, y] }) as const;

scenario(
  '[PE-060] Trip mines: two a round; one of the swarm dies of them, a boss is hurt',
  {
    heroes: { kara: { at: [5, 10], dice: 'WWWH' }, voker: { dice: 'AA' } },
    aliens: [biter(5, 8), { kind: 'naga', at: [4, 8] }],
  },
  (table) => {
    table
      .refuses('kara', 'face-mismatch', 'lay-mine', { die: 3, cell: at(5, 9) })
      .refuses('kara', 'not-adjacent', 'lay-mine', { die: 0, cell: at(5, 8) })
      .gives('kara', 'lay-mine', { die: 0, cell: at(5, 9) })
      .refuses('kara', 'cell-occupied', 'lay-mine', { die: 1, cell: at(5, 9) })
      .gives('voker', 'apply-alien', { die: 0, alien: 1, from: at(5, 8), to: at(5, 9), chain: [] })
      .expectGone(1);
    expect(table.state.mines).toEqual([]);
    table
      .gives('kara', 'lay-mine', { die: 1, cell: at(5, 9) })
      .gives('voker', 'apply-alien', { die: 1, alien: 2, from: at(4, 8), to: at(5, 9), chain: [] })
      .expectAt(2, 5, 9)
      .expectHealth(2, 3)
      .refuses('kara', 'limit-reached', 'lay-mine', { die: 2, cell: at(5, 10) });
  },
);

scenario(
  'Trip mines: none in the start area, nor where an alien stands',
  { heroes: { kara: { at: [5, 12], dice: 'W' }, voker: {} }, aliens: [biter(5, 11)] },
  (table) => {
    table
      .refuses('kara', 'no-target', 'lay-mine', { die: 0, cell: at(5, 13) })
      .refuses('kara', 'cell-occupied', 'lay-mine', { die: 0, cell: at(5, 11) })
      .gives('kara', 'lay-mine', { die: 0, cell: at(5, 12) });
  },
);
