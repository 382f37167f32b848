import { scenario } from '../testing/index.ts';

scenario(
  '[PE-061] Field medic: twice a round she heals herself or a hero beside her',
  {
    heroes: {
      quinye: { at: [5, 9], slots: { quinye: 'HS' } },
      gerid: { at: [5, 10], damage: 3 },
      kara: { at: [5, 12], damage: 1 },
    },
    rolls: { action: 'HSHS' },
  },
  (table) => {
    const again = () =>
      table.rolls(0, 0, 1).passes(1200).fills('quinye', 0, 'quinye').fills('quinye', 1, 'quinye', 1);
    table
      .expectDice(1, '---x')
      .refuses('quinye', 'no-target', 'use', { thing: 'quinye', targets: [2] })
      .gives('quinye', 'use', { thing: 'quinye', targets: [1] })
      .expectDamage('gerid', 2)
      .expectDice(1, '----')
      .expectDice(0, '----')
      .refuses('quinye', 'not-ready', 'use', { thing: 'quinye', targets: [1] });
    again()
      .gives('quinye', 'use', { thing: 'quinye', targets: [1] })
      .expectDamage('gerid', 1);
    again().refuses('quinye', 'limit-reached', 'use', { thing: 'quinye', targets: [1] });
  },
);
