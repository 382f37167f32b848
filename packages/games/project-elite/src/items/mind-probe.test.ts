import { scenario } from '../testing/index.ts';

scenario(
  'a mind probe cancels the next four Alien results that are rolled after it',
  {
    heroes: { kara: { cards: ['AT13'], slots: { AT13: 'S' } }, voker: {} },
    aliens: [{ kind: 'biter', at: [5, 5] }],
    rolls: { action: 'AAGAAMAAA' },
  },
  (table) => {
    table
      .gives('kara', 'use', { thing: 'AT13.1', targets: [] })
      .rolls(0, 1, 2, 3)
      .passes(1200)
      .expectDice(0, 'l--G')
      .rolls(0, 1, 2, 3)
      .passes(1200)
      .expectDice(0, 'l--M')
      .rolls(0, 1)
      .rolls(1, 0)
      .passes(1200)
      .expectDice(0, 'lA-M')
      .expectDice(1, 'A---')
      .refusesAnswer(0, 'open-alien', { roll: ['die:2'] });
  },
);

scenario(
  'dice that tumble already when the probe is used are not cancelled',
  {
    heroes: { kara: { cards: ['AT13'], slots: { AT13: 'S' } }, voker: {} },
    aliens: [{ kind: 'biter', at: [5, 5] }],
    rolls: { action: 'A' },
  },
  (table) => {
    table
      .rolls(0, 1)
      .gives('kara', 'use', { thing: 'AT13.1', targets: [] })
      .passes(1200)
      .expectDice(0, 'lA--');
  },
);
