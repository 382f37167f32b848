import { at, scenario } from '../../testing/index.ts';

scenario(
  '[PE-028] a hero steps diagonally between blocked cells, and onto none',
  { options: { map: 'crash' }, heroes: { kara: { at: [4, 4], dice: 'MM' }, gerid: {} } },
  (table) => {
    table
      .refuses('kara', 'blocked-cell', 'move', { die: 0, from: at(4, 4), path: [at(5, 4)] })
      .refuses('kara', 'blocked-cell', 'move', { die: 0, from: at(4, 4), path: [at(4, 5)] })
      .gives('kara', 'move', { die: 0, from: at(4, 4), path: [at(5, 5)] })
      .expectAt('kara', 5, 5);
  },
);

scenario(
  '[PE-030] the sprinter takes two steps for one Move, and acid burns her on each',
  {
    heroes: { akosha: { dice: 'M' }, kara: { dice: 'M' } },
    acid: [
      [7, 12],
      [7, 11],
    ],
  },
  (table) => {
    table
      .refuses('kara', 'limit-reached', 'move', { die: 0, from: at(6, 13), path: [at(6, 12), at(6, 11)] })
      .gives('akosha', 'move', { die: 0, from: at(7, 13), path: [at(7, 12), at(7, 11)] })
      .expectAt('akosha', 7, 11)
      .expectDamage('akosha', 2)
      .expectDice(0, '----');
  },
);

scenario(
  'a hero who was displaced meanwhile is told that the step begins elsewhere',
  {
    heroes: { gerid: { at: [5, 10], dice: 'M', dodge: 'E' }, kara: { dice: 'A' } },
    aliens: [{ kind: 'biter', at: [5, 9] }],
  },
  (table) => {
    table
      .gives('kara', 'apply-alien', { die: 0, alien: 1, from: at(5, 9), to: at(5, 10), chain: [] })
      .refuses('gerid', 'stale', 'move', { die: 0, from: at(5, 10), path: [at(5, 11)] })
      .expectDice(0, 'M---')
      .gives('gerid', 'move', { die: 0, from: at(6, 10), path: [at(5, 11)] });
  },
);
