import { at, scenario } from '../../testing/index.ts';

scenario(
  '[PE-032] a hero in the way pushes another, who dodges as set',
  {
    options: { map: 'crash' },
    heroes: {
      gerid: { at: [6, 12] },
      akosha: { at: [7, 12], dodge: 'S', dice: 'A' },
    },
    aliens: [
      { kind: 'shooter', at: [6, 11] },
      { kind: 'runner', at: [5, 11] },
      { kind: 'biter', at: [5, 12] },
    ],
  },
  (table) => {
    table
      .gives('akosha', 'apply-alien', { die: 0, alien: 1, from: at(6, 11), to: at(6, 12), chain: [] })
      .expectAt(1, 6, 12)
      .expectAt('gerid', 7, 12)
      .expectAt('akosha', 7, 13)
      .expectDamage('gerid', 1)
      .expectDamage('akosha', 0)
      .expectDice(1, '----');
  },
);

scenario(
  '[PE-034] aliens push each other along their path',
  {
    heroes: { kara: { dice: 'A' }, gerid: {} },
    aliens: [
      { kind: 'biter', at: [5, 9] },
      { kind: 'biter', at: [5, 10] },
      { kind: 'shooter', at: [5, 11] },
    ],
  },
  (table) => {
    table
      .gives('kara', 'apply-alien', { die: 0, alien: 1, from: at(5, 9), to: at(5, 10), chain: [] })
      .expectAt(1, 5, 10)
      .expectAt(2, 5, 11)
      .expectAt(3, 5, 12);
  },
);

scenario(
  '[PE-035] an alien pushed into the start area is a breach',
  {
    heroes: { kara: { dice: 'A' }, gerid: {} },
    aliens: [
      { kind: 'biter', at: [5, 11] },
      { kind: 'biter', at: [5, 12] },
    ],
  },
  (table) => {
    table
      .gives('kara', 'apply-alien', { die: 0, alien: 1, from: at(5, 11), to: at(5, 12), chain: [] })
      .expectOver('breach');
  },
);

scenario(
  '[PE-038] slime carries an alien on',
  { heroes: { kara: { dice: 'A' }, gerid: {} }, aliens: [{ kind: 'shooter', at: [7, 2] }], slime: [[8, 3]] },
  (table) => {
    table
      .gives('kara', 'apply-alien', { die: 0, alien: 1, from: at(7, 2), to: at(8, 3), chain: [] })
      .expectAt(1, 9, 4);
  },
);
