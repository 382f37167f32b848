import { at, scenario } from '../testing/index.ts';

const biter = (x: number, y: number) => ({ kind: 'biter', at: [x, y] }) as const;

scenario(
  'an armor vest takes the first point of damage of the activation, a second copy none',
  {
    phase: 'activation',
    heroes: { kara: { at: [5, 9], cards: ['SI06', 'SI06'] }, voker: {} },
    aliens: [biter(5, 8), biter(4, 10), biter(5, 10)],
    rolls: { aliens: [4, 3, 5] },
  },
  (table) => {
    table.passes(0).expectDamage('kara', 1);
  },
);

scenario(
  'an armor vest does not help while heroes act',
  {
    heroes: { kara: { at: [5, 9], cards: ['SI06'], dice: 'M' }, voker: {} },
    acid: [[5, 8]],
  },
  (table) => {
    table.gives('kara', 'move', { die: 0, from: at(5, 9), path: [at(5, 8)] }).expectDamage('kara', 1);
  },
);
