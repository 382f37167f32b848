import { expect } from 'vitest';
import { scenario } from '../testing/index.ts';

const biter = (x: number, y: number) => ({ kind: 'biter', at: [x, y] }) as const;

scenario(
  '[PE-058] Marksman: the first miss is rolled again',
  {
    heroes: {
      gerid: { at: [5, 9], cards: ['BW2', 'BW7'], slots: { BW2: 'G', BW7: 'GH' } },
      kara: {},
    },
    aliens: [biter(5, 7), biter(5, 8)],
    rolls: { hits: [2, 5, 1, 2, 4] },
  },
  (table) => {
    table.gives('gerid', 'fire', { card: 'BW2.1' }).passes(800);
    expect(table.state.attacks).toMatchObject([{ rolled: [5], hits: 1 }]);
    table.hits('gerid', 1).gives('gerid', 'fire', { card: 'BW7.1' }).passes(800);
    expect(table.state.attacks).toMatchObject([{ rolled: [4, 2], hits: 1 }]);
  },
);

scenario(
  '[PE-131] Marksman in a sweep: the first miss in the order of the aliens',
  {
    heroes: { gerid: { at: [5, 10], cards: ['SW04'], slots: { SW04: 'GW' } }, kara: {} },
    aliens: [
      ...[0, 1, 2].map((x) => biter(x, 2)),
      biter(5, 9),
      ...[0, 1, 2, 3].map((x) => biter(x, 3)),
      biter(5, 8),
      biter(4, 3),
      biter(4, 10),
    ],
    rolls: { hits: [2, 1, 5, 3] },
  },
  (table) => {
    table.gives('gerid', 'fire', { card: 'SW04.1' });
    expect(table.state.attacks).toMatchObject([{ targets: [4, 9, 11], rolled: [3, 1, 5] }]);
    table.passes(800).expectGone(4, 11).expectAt(9, 5, 8);
  },
);
