import { at, scenario } from '../../testing/index.ts';

scenario(
  '[PE-087] a die is lost where damage reaches the limit, and no further one beyond it',
  {
    heroes: { gilgamesh: { at: [7, 12], damage: 3, dice: 'MMG' }, kara: {} },
    acid: [
      [7, 11],
      [7, 10],
    ],
  },
  (table) => {
    table
      .gives('gilgamesh', 'move', { die: 0, from: at(7, 12), path: [at(7, 11)] })
      .expectDamage('gilgamesh', 4)
      .refuses('kara', 'stale', 'lose-die', { die: 0 })
      .gives('gilgamesh', 'lose-die', { die: 2 })
      .expectDice(0, '-Mx-')
      .gives('gilgamesh', 'move', { die: 1, from: at(7, 11), path: [at(7, 10)] })
      .expectDamage('gilgamesh', 5)
      .refuses('gilgamesh', 'stale', 'lose-die', { die: 0 })
      .passes(5000)
      .expectDice(0, '--x-');
  },
);

scenario(
  '[PE-089] a hero that is hurt beyond the track dies, and all have lost, whatever the goal',
  { tokens: {}, heroes: { akosha: { damage: 5, dice: 'M' }, kara: {} }, acid: [[7, 12]] },
  (table) => {
    table.gives('akosha', 'move', { die: 0, from: at(7, 13), path: [at(7, 12)] }).expectOver('death');
    const { outcome } = table.match.position;
    table.expectOver('death');
    if (outcome?.winners.length !== 0 || outcome.places.some((place) => place !== 2))
      throw new Error('a lost mission has no winners');
  },
);

scenario(
  '[PE-091] a die that no player names is one to be rolled first',
  {
    heroes: {
      gerid: { at: [7, 12], damage: 2, dice: 'GM', cards: ['BW7'], slots: { BW7: '-H' } },
      kara: {},
    },
    acid: [[7, 11]],
  },
  (table) => {
    table
      .gives('gerid', 'move', { die: 1, from: at(7, 12), path: [at(7, 11)] })
      .passes(4999)
      .expectDice(0, 'G-l-')
      .passes(1)
      .expectDice(0, 'Gxl-');
  },
);
