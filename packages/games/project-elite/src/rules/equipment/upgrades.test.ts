import { expect } from 'vitest';
import { at, scenario } from '../../testing/index.ts';

const biter = (x: number, y: number) => ({ kind: 'biter', at: [x, y] }) as const;

scenario(
  '[PE-053] one upgrade of a kind to a weapon, and none that it refuses',
  {
    heroes: {
      kara: {
        at: [5, 11],
        cards: ['BW2', 'BW4', 'UP02', 'UP03', 'UP04'],
        upgrades: { BW2: ['UP01'] },
        slots: { BW2: 'G' },
      },
      voker: {},
    },
    aliens: [biter(5, 5)],
    rolls: { hits: [2, 3] },
  },
  (table) => {
    table
      .refuses('kara', 'no-target', 'fire', { card: 'BW2.1' })
      .refuses('kara', 'limit-reached', 'attach', { upgrade: 'UP02.1', weapon: 'BW2.1' })
      .refuses('kara', 'upgrade-forbidden', 'attach', { upgrade: 'UP03.1', weapon: 'BW4.1' })
      .refuses('kara', 'not-yours', 'attach', { upgrade: 'UP01.2', weapon: 'BW2.1' })
      .refuses('kara', 'no-target', 'attach', { upgrade: 'BW4.1', weapon: 'BW2.1' })
      .gives('kara', 'attach', { upgrade: 'UP04.1', weapon: 'BW2.1' })
      .expectCards('kara', 'BW2.1', 'BW4.1', 'UP02.1', 'UP03.1')
      .refuses('kara', 'limit-reached', 'attach', { upgrade: 'UP03.1', weapon: 'BW2.1' })
      .expectHappened(1, { type: 'attached', hero: 'kara', upgrade: 'UP04.1', weapon: 'BW2.1' })
      .expectDice(0, 'n---')
      .gives('kara', 'fire', { card: 'BW2.1' });
    expect(table.state.attacks).toMatchObject([{ rolled: [2, 3], hitsOn: 3, range: 6 }]);
    table.passes(800).hits('kara', 1).expectGone(1);
  },
);

scenario(
  '[PE-054] a Targeting Chip makes hits no easier than a two',
  {
    heroes: {
      kara: { at: [5, 9], cards: ['BW1', 'UP02'], slots: { BW1: 'GW' } },
      voker: { at: [5, 10], cards: ['BW3', 'UP02'], slots: { BW3: 'G' } },
    },
    aliens: [biter(5, 8)],
    rolls: { hits: [1, 3, 2] },
  },
  (table) => {
    table
      .gives('kara', 'attach', { upgrade: 'UP02.1', weapon: 'BW1.1' })
      .gives('kara', 'fire', { card: 'BW1.1' })
      .passes(800)
      .expectAt(1, 5, 8)
      .gives('voker', 'attach', { upgrade: 'UP02.2', weapon: 'BW3.1' })
      .gives('voker', 'fire', { card: 'BW3.1' })
      .passes(800);
    expect(table.state.attacks).toMatchObject([{ rolled: [3, 2], hits: 1 }]);
  },
);

scenario(
  'a Long Barrel reaches a cell farther, from the start area as near as without it',
  {
    heroes: {
      kara: { at: [5, 11], cards: ['BW2'], upgrades: { BW2: ['UP03'] }, slots: { BW2: 'G' } },
      voker: { at: [5, 13], cards: ['BW7'], upgrades: { BW7: ['UP03'] }, slots: { BW7: 'GH' } },
    },
    aliens: [biter(5, 6)],
    rolls: { hits: [3] },
  },
  (table) => {
    table
      .gives('kara', 'fire', { card: 'BW2.1' })
      .passes(800)
      .hits('kara', 1)
      .expectGone(1)
      .refuses('voker', 'no-target', 'fire', { card: 'BW7.1' });
  },
);

scenario(
  'a weapon is discarded with its upgrades',
  {
    heroes: {
      kara: {
        at: [6, 10],
        cards: ['BW2', 'SW08'],
        upgrades: { SW08: ['UP01', 'UP03'] },
        dice: 'S',
      },
      voker: {},
    },
    nextCards: ['SW02', 'SI02', 'SI06'],
  },
  (table) => {
    table.gives('kara', 'search', { die: 0, cell: at(6, 10), how: 'draw' });
    const [choice] = table.state.choices;
    table
      .gives('kara', 'pick', { choice: choice?.id ?? 0, card: 'SW02.1', discards: ['SW08.1'] })
      .expectCards('kara', 'BW2.1', 'SW02.1');
    expect(table.state.searchDiscard).toEqual(['SI02.1', 'SI06.1', 'SW08.1', 'UP01.1', 'UP03.1']);
  },
);
