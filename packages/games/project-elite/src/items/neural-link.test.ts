import { scenario } from '../testing/index.ts';

scenario(
  'a neural link takes any locked dice back, once a round and without a die',
  {
    heroes: {
      kara: { at: [5, 9], cards: ['AT16', 'SW01', 'AT15'], slots: { SW01: 'GW', AT15: 'W', E3: 'W-' } },
      voker: {},
    },
    events: [3],
    aliens: [{ kind: 'biter', at: [5, 8] }],
    rolls: { action: 'W' },
  },
  (table) => {
    const link = (...targets: number[]) => ({ thing: 'AT16.1', targets });
    table
      .gives('kara', 'use', { thing: 'AT15.1', targets: [] })
      .expectDice(0, 'lltl')
      .refuses('kara', 'no-target', 'use', link())
      .refuses('kara', 'no-target', 'use', link(3))
      .gives('kara', 'use', link(0, 1, 2))
      .expectDice(0, '---l')
      .rolls(0, 0)
      .passes(1200)
      .refuses('kara', 'face-down', 'assign', { die: 0, holder: 'SW01.1', slot: 1, to: [] })
      .refuses('kara', 'limit-reached', 'use', link(3));
  },
);
