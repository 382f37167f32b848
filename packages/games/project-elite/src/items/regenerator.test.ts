import { scenario } from '../testing/index.ts';

scenario(
  'a regenerator heals its owner by one at the end of each round, and may bring a die back',
  {
    left: 1000,
    heroes: { kara: { cards: ['AT11'], damage: 3 }, voker: { damage: 2 } },
    nextEvents: [17],
  },
  (table) => {
    table
      .expectDice(0, '---x')
      .passes(1250)
      .says(0, 'done')
      .says(1, 'done')
      .expectDamage('kara', 2)
      .expectDice(0, '----')
      .expectDamage('voker', 2);
  },
);
