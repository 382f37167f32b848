import { expect } from 'vitest';
import { scenario } from '../../testing/index.ts';

scenario(
  'of what is due at one moment the lower seat’s comes first, though the other’s is older',
  {
    heroes: {
      kara: { at: [5, 10], cards: ['BW2'], slots: { BW2: 'G' } },
      gerid: { at: [5, 11], cards: ['SW08'], slots: { SW08: 'G' } },
    },
    aliens: [{ kind: 'naga', at: [5, 8], health: 1 }],
    rolls: { hits: [6, 6] },
  },
  (table) => {
    table
      .gives('gerid', 'fire', { card: 'SW08.1' })
      .gives('kara', 'fire', { card: 'BW2.1' })
      .passes(6_799)
      .expectAt(1, 5, 8)
      .passes(1)
      .expectGone(1);
    expect(table.state.rewards.map(({ hero }) => hero)).toEqual([table.indexOf('kara')]);
  },
);
