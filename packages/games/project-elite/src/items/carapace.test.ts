import { expect } from 'vitest';
import { at, scenario } from '../testing/index.ts';

scenario(
  'a carapace keeps displacement and acid off, and nothing else',
  {
    heroes: {
      gerid: { at: [5, 10], cards: ['AT14'], dodge: 'S', dice: 'M' },
      kara: { dice: 'A' },
    },
    aliens: [{ kind: 'biter', at: [5, 9] }],
    acid: [[5, 11]],
    left: 1000,
    rolls: { aliens: [4] },
  },
  (table) => {
    table
      .gives('kara', 'apply-alien', { die: 0, alien: 1, from: at(5, 9), to: at(5, 10), chain: [] })
      .expectAt('gerid', 5, 11)
      .expectDamage('gerid', 0)
      .passes(1250)
      .says(0, 'done')
      .says(1, 'done')
      .expectDamage('gerid', 1);
  },
);

scenario(
  'what a carapace keeps off does not use an armor vest up',
  {
    phase: 'activation',
    heroes: { gerid: { at: [5, 10], cards: ['SI06', 'AT14'], dodge: 'S' }, kara: {} },
    aliens: [{ kind: 'biter', at: [5, 9] }],
    acid: [[5, 11]],
    rolls: { aliens: [1] },
  },
  (table) => {
    // it bites in vain, and displaces him
    table.decides(at(5, 11)).expectAt(1, 5, 10).expectAt('gerid', 5, 11).expectDamage('gerid', 0);
    expect(table.hero('gerid').wasShielded).toBe(false);
  },
);
