import { at, scenario } from '../testing/index.ts';

scenario(
  'jump boots carry a step or two, over a figure, and over acid without harm',
  {
    heroes: {
      kara: { at: [5, 9], cards: ['SI03'], slots: { SI03: 'H' } },
      voker: { at: [5, 5] },
    },
    aliens: [{ kind: 'biter', at: [5, 8] }],
    acid: [
      [5, 8],
      [5, 10],
      [5, 11],
      [5, 7],
    ],
    rolls: { action: 'HH' },
  },
  (table) => {
    const jump = (x: number, y: number) => ({ thing: 'SI03.1', targets: [at(x, y)] });
    table
      .refuses('kara', 'no-target', 'use', jump(5, 8))
      .refuses('kara', 'no-target', 'use', jump(5, 12))
      .refuses('kara', 'no-target', 'use', jump(4, 9))
      // there is a wall between
      .refuses('kara', 'no-target', 'use', jump(6, 8))
      .gives('kara', 'use', jump(5, 7))
      .expectAt('kara', 5, 7)
      .expectDamage('kara', 1)
      .expectDice(0, '----')
      .rolls(0, 0)
      .passes(1200)
      .fills('kara', 0, 'SI03.1')
      .refuses('kara', 'no-target', 'use', jump(5, 5))
      .gives('kara', 'use', jump(4, 6))
      .expectAt('kara', 4, 6)
      .expectDamage('kara', 1);
  },
);
