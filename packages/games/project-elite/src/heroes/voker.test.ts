import { scenario } from '../testing/index.ts';

scenario(
  '[PE-062] Combat engineer: a Hand is a Wrench to Voker, and a Wrench a Hand',
  {
    heroes: { voker: { at: [2, 2], cards: ['SI01'], dice: 'HWG' }, kara: { at: [2, 3], dice: 'H' } },
    tokens: { 1: 'X2' },
  },
  (table) => {
    table
      .refuses('kara', 'face-mismatch', 'assign', { die: 0, holder: 'X2', slot: 0, to: [] })
      .fills('voker', 0, 'X2')
      .fills('voker', 1, 'SI01.1')
      .refuses('voker', 'face-mismatch', 'assign', { die: 2, holder: 'X2', slot: 1, to: [] })
      .expectDice(0, 'llG-');
  },
);
