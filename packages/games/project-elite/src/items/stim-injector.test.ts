import { expect } from 'vitest';
import { scenario } from '../testing/index.ts';

scenario(
  'a stim takes locked dice back; the cards they lay on are of no more use in the round',
  {
    heroes: {
      gilgamesh: {
        at: [5, 9],
        cards: ['BW7', 'SI05'],
        slots: { gilgamesh: 'G', BW7: 'GH', SI05: 'H' },
      },
      kara: { cards: ['SI05'], slots: { E3: 'W-' } },
    },
    aliens: [{ kind: 'biter', at: [5, 8] }],
    events: [3],
  },
  (table) => {
    const stim = (...targets: number[]) => ({ thing: 'SI05.1', targets });
    table
      .expectDice(0, 'lnll')
      .refuses('gilgamesh', 'no-target', 'use', stim())
      .refuses('gilgamesh', 'no-target', 'use', stim(1))
      // not the die on the card itself
      .refuses('gilgamesh', 'no-target', 'use', stim(0, 3))
      .gives('gilgamesh', 'use', stim(0, 2))
      .expectDice(0, '-G-t')
      .expectCards('gilgamesh', 'BW7.1')
      .refuses('gilgamesh', 'face-down', 'assign', { die: 1, holder: 'BW7.1', slot: 0, to: [] })
      .refuses('gilgamesh', 'face-down', 'assign', { die: 1, holder: 'gilgamesh', slot: 0, to: [] });
    expect(table.state.gone).toContain('SI05.1');
  },
);

scenario(
  'alone, a stim takes three dice at the most, of both heroes and from the tray',
  {
    players: 1,
    heroes: {
      kara: {
        at: [5, 9],
        damage: 2,
        cards: ['SI01', 'SI05', 'SI02'],
        slots: { SI01: 'H', SI02: 'S', SI05: 'H' },
      },
      voker: { at: [5, 10], cards: ['BW8'], slots: { BW8: 'GG' } },
    },
    aliens: [{ kind: 'biter', at: [5, 8] }],
  },
  (table) => {
    table
      .gives('kara', 'use', { thing: 'SI01.1', targets: [0] })
      .expectDamage('kara', 0)
      .expectDice(0, 'tllll')
      .refuses('kara', 'no-target', 'use', { thing: 'SI05.1', targets: [0, 1, 3, 4] })
      .gives('kara', 'use', { thing: 'SI05.1', targets: [0, 1, 3] })
      .expectDice(0, '--t-l')
      .refuses('kara', 'face-down', 'use', { thing: 'SI02.1', targets: [] })
      .refuses('voker', 'face-down', 'fire', { card: 'BW8.1' });
  },
);

scenario(
  'dice on an event are not the stim’s to take',
  {
    heroes: { kara: { cards: ['SI05'], slots: { SI05: 'H', E3: 'W-' } }, voker: {} },
    events: [3],
  },
  (table) => {
    table.expectDice(0, 'll--').refuses('kara', 'no-target', 'use', { thing: 'SI05.1', targets: [1] });
  },
);
