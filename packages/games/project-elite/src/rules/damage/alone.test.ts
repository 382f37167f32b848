import { at, scenario } from '../../testing/index.ts';

scenario(
  'each of one player’s heroes costs a die of its own, and gives it back by itself',
  {
    players: 1,
    heroes: {
      akosha: { at: [7, 12], damage: 2, dice: 'MM', cards: ['SI02'], slots: { SI02: 'S' } },
      gerid: { at: [5, 12], damage: 2 },
    },
    acid: [
      [7, 11],
      [5, 11],
    ],
  },
  (table) => {
    table
      .gives('akosha', 'move', { die: 0, from: at(7, 12), path: [at(7, 11)] })
      .gives('akosha', 'lose-die', { die: 3 })
      .gives('gerid', 'move', { die: 1, from: at(5, 12), path: [at(5, 11)] })
      .refuses('akosha', 'stale', 'lose-die', { die: 0 })
      .refuses('gerid', 'bad-die-state', 'lose-die', { die: 3 })
      .gives('gerid', 'lose-die', { die: 4 })
      .expectDice(0, '--lxx')
      .gives('akosha', 'use', { thing: 'SI02.1', targets: [] })
      .expectDamage('akosha', 2)
      .expectDice(0, '--l-x')
      .rolls(0, 3);
  },
);
