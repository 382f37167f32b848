import { scenario } from '../../testing/index.ts';

/** From the start of the Action phase until owed steps have been made by themselves. */
const untilMade = 120_250 + 15_000;

scenario(
  '[PE-122] the safest step: as far from home as can be, and swarm rather than a boss',
  {
    heroes: { kara: { dice: 'A' }, gerid: {} },
    aliens: [
      { kind: 'naga', at: [3, 4] },
      { kind: 'runner', at: [9, 4] },
      { kind: 'biter', at: [5, 11] },
    ],
  },
  (table) => {
    table.passes(untilMade).expectAt(1, 3, 4).expectAt(2, 9, 5).expectAt(3, 5, 11);
  },
);

scenario(
  '[PE-129] arrows that lead equally far home: the first in the order of directions',
  { heroes: { kara: { dice: 'A' }, gerid: {} }, aliens: [{ kind: 'biter', at: [7, 2] }] },
  (table) => {
    table.passes(untilMade).expectAt(1, 8, 3);
  },
);

scenario(
  '[PE-129] south comes before south-west',
  {
    options: { map: 'crash' },
    heroes: { kara: { dice: 'A' }, gerid: {} },
    aliens: [{ kind: 'biter', at: [8, 5] }],
  },
  (table) => {
    table.passes(untilMade).expectAt(1, 8, 6);
  },
);

scenario(
  '[PE-129] the longer way comes before all directions',
  {
    options: { map: 'crash' },
    heroes: { kara: { dice: 'A' }, gerid: {} },
    aliens: [{ kind: 'biter', at: [13, 3] }],
  },
  (table) => {
    table.passes(untilMade).expectAt(1, 13, 4);
  },
);
