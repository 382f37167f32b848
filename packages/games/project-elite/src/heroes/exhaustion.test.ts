import { expect } from 'vitest';
import { at, scenario } from '../testing/index.ts';

const biter = (x: number, y: number) => ({ kind: 'biter', at: [x, y] }) as const;

scenario(
  'Exhaustion takes the heroes’ abilities away',
  {
    heroes: {
      akosha: { at: [5, 9], dice: 'M' },
      voker: { cards: ['SI01'], dice: 'W' },
      kara: { at: [9, 9], dice: 'W' },
      quinye: { slots: { quinye: 'HS' } },
      gerid: { at: [4, 10], cards: ['BW2'], slots: { BW2: 'G' } },
    },
    aliens: [biter(3, 10)],
    events: [2],
    rolls: { hits: [2, 6] },
  },
  (table) => {
    table
      .refuses('akosha', 'limit-reached', 'move', { die: 0, from: at(5, 9), path: [at(5, 8), at(5, 7)] })
      .refuses('voker', 'face-mismatch', 'assign', { die: 0, holder: 'SI01.1', slot: 0, to: [] })
      .refuses('kara', 'forbidden-by-event', 'lay-mine', { die: 0, cell: at(9, 9) })
      .refuses('quinye', 'forbidden-by-event', 'use', { thing: 'quinye', targets: [3] })
      .gives('gerid', 'fire', { card: 'BW2.1' })
      .passes(800)
      .expectAt(1, 3, 10);
    expect(table.state.attacks).toEqual([]);
  },
);
