import { at, scenario } from '../testing/index.ts';

scenario(
  'a phase shifter puts its user within four cells, through walls; acid there burns',
  {
    heroes: { kara: { at: [5, 9], cards: ['AT10'], slots: { AT10: 'W' } }, voker: { at: [4, 6] } },
    aliens: [{ kind: 'biter', at: [5, 8] }],
    acid: [[7, 6]],
    rolls: { action: 'W' },
  },
  (table) => {
    const to = (x: number, y: number) => ({ thing: 'AT10.1', targets: [at(x, y)] });
    table
      .refuses('kara', 'no-target', 'use', to(5, 4))
      .refuses('kara', 'no-target', 'use', to(5, 8))
      .refuses('kara', 'no-target', 'use', to(4, 6))
      .refuses('kara', 'no-target', 'use', to(4, 9))
      .refuses('kara', 'no-target', 'use', to(5, 13))
      .gives('kara', 'use', to(7, 6))
      .expectAt('kara', 7, 6)
      .expectDamage('kara', 1)
      .expectDice(0, '----')
      .rolls(0, 0)
      .passes(1200)
      .fills('kara', 0, 'AT10.1')
      .gives('kara', 'use', to(3, 2))
      .expectAt('kara', 3, 2);
  },
);

scenario(
  'a phase shifter does not work in the start area',
  { heroes: { kara: { at: [5, 13], cards: ['AT10'], slots: { AT10: 'W' } }, voker: {} } },
  (table) => {
    table.refuses('kara', 'no-target', 'use', { thing: 'AT10.1', targets: [at(5, 12)] });
  },
);
