import { expect } from 'vitest';
import { at, scenario } from '../testing/index.ts';

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

scenario(
  'a medkit heals a hero beside its user as well, and leaves the game',
  {
    heroes: {
      kara: { at: [5, 9], cards: ['SI01'], slots: { SI01: 'H' } },
      gerid: { at: [5, 10], damage: 1 },
      voker: { at: [5, 12], damage: 2 },
    },
  },
  (table) => {
    table
      .refuses('kara', 'no-target', 'use', { thing: 'SI01.1', targets: [2] })
      .refuses('gerid', 'not-yours', 'use', { thing: 'SI01.1', targets: [1] })
      .gives('kara', 'use', { thing: 'SI01.1', targets: [1] })
      .expectDamage('gerid', 0)
      .expectCards('kara');
    expect(table.state.gone).toContain('SI01.1');
  },
);

scenario(
  'what is ready may be used once more when time is up',
  {
    left: 1000,
    heroes: {
      kara: {
        at: [5, 9],
        cards: ['SI01', 'SI03', 'SI02'],
        slots: { SI01: 'H', SI03: 'H', SI02: 'S' },
        damage: 2,
      },
      voker: {},
    },
  },
  (table) => {
    table
      .gives('kara', 'use', { thing: 'SI02.1', targets: [] })
      .passes(1250)
      .refuses('kara', 'limit-reached', 'use', { thing: 'SI02.1', targets: [] })
      .gives('kara', 'use', { thing: 'SI03.1', targets: [at(5, 11)] })
      .refuses('kara', 'limit-reached', 'use', { thing: 'SI03.1', targets: [at(5, 10)] })
      .gives('kara', 'use', { thing: 'SI01.1', targets: [0] })
      .expectDamage('kara', 0);
  },
);
