import { scenario } from '../testing/index.ts';

scenario(
  '[PE-088] a medkit brings a hero back over its limit, and the die with it',
  { heroes: { gerid: { damage: 4, cards: ['SI01'], slots: { SI01: 'H' }, at: [3, 4] }, kara: {} } },
  (table) => {
    table
      .expectDice(0, 'l--x')
      .refuses('gerid', 'no-target', 'use', { thing: 'SI01.1', targets: [1] })
      .gives('gerid', 'use', { thing: 'SI01.1', targets: [0] })
      .expectDamage('gerid', 2)
      .expectDice(0, 't---');
  },
);
