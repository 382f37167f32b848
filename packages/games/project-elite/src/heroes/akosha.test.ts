import { at, scenario } from '../testing/index.ts';

const biter = (x: number, y: number) => ({ kind: 'biter', at: [x, y] }) as const;

scenario(
  'Sprinter: one Move is a step or two for Akosha, and one for any other',
  { heroes: { akosha: { at: [5, 9], dice: 'MM' }, kara: { at: [9, 9], dice: 'M' } } },
  (table) => {
    table
      .gives('akosha', 'move', { die: 0, from: at(5, 9), path: [at(5, 8), at(5, 7)] })
      .expectAt('akosha', 5, 7)
      .expectDice(0, '-M--')
      .refuses('akosha', 'limit-reached', 'move', {
        die: 1,
        from: at(5, 7),
        path: [at(5, 6), at(5, 5), at(5, 4)],
      })
      .gives('akosha', 'move', { die: 1, from: at(5, 7), path: [at(5, 6)] })
      .refuses('kara', 'limit-reached', 'move', { die: 0, from: at(9, 9), path: [at(9, 8), at(9, 7)] });
  },
);

scenario(
  'Sprinter: the first of two steps is a step like others',
  { heroes: { akosha: { at: [5, 9], dice: 'M' }, kara: {} }, aliens: [biter(5, 8)] },
  (table) => {
    table.refuses('akosha', 'cell-occupied', 'move', { die: 0, from: at(5, 9), path: [at(5, 8), at(5, 7)] });
  },
);
