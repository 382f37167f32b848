import { scenario } from '../testing/index.ts';

scenario(
  'a field dressing heals its user by one, once a round',
  {
    heroes: { gerid: { damage: 3, cards: ['SI02'], dice: 'S' }, kara: {} },
  },
  (table) => {
    table
      .refuses('gerid', 'not-ready', 'use', { thing: 'SI02.1', targets: [] })
      .fills('gerid', 0, 'SI02.1')
      .refuses('gerid', 'no-target', 'use', { thing: 'SI02.1', targets: [1] })
      .gives('gerid', 'use', { thing: 'SI02.1', targets: [] })
      .expectDamage('gerid', 2)
      .expectDice(0, 'l---')
      .expectCards('gerid', 'SI02.1')
      .refuses('gerid', 'limit-reached', 'use', { thing: 'SI02.1', targets: [] });
  },
);
