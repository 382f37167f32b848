import { expect } from 'vitest';
import type { PositionDescription } from '../../position/description.ts';
import { at, scenario } from '../../testing/index.ts';

scenario(
  '[PE-115] an alien that another player has moved meanwhile must be chosen anew',
  {
    heroes: { gerid: { dice: 'A---' }, kara: { dice: 'A---' } },
    aliens: [
      { kind: 'biter', at: [9, 5] },
      { kind: 'biter', at: [9, 6] },
      { kind: 'shooter', at: [5, 6] },
    ],
  },
  (table) => {
    const step = { die: 0, alien: 3, from: at(5, 6), to: at(5, 7), chain: [] };
    table
      .gives('gerid', 'apply-alien', step)
      .refuses('kara', 'stale', 'apply-alien', step)
      .expectDice(0, '----')
      .expectDice(1, 'A---')
      .refusesAnswer(1, 'open-alien', { roll: ['die:1'] })
      .gives('kara', 'apply-alien', { ...step, from: at(5, 7), to: at(5, 8) })
      .expectAt(3, 5, 8)
      .expectDice(1, '----');
  },
);

scenario(
  '[PE-118] the last slot is taken by the first, and the other keeps the die',
  {
    heroes: { gerid: { slots: { E3: 'WW-' }, dice: '-' }, kara: { dice: 'GG--' }, akosha: { dice: 'G---' } },
    events: [3],
  },
  (table) => {
    table
      .gives('kara', 'assign', { die: 0, holder: 'E3', slot: 2, to: [] })
      .refuses('akosha', 'slot-full', 'assign', { die: 0, holder: 'E3', slot: 2, to: [] })
      .expectDice(1, 'lG--')
      .expectDice(2, 'G---');
    expect(table.state.lasting).toEqual([{ no: 3, isCompleted: true }]);
  },
);

const hitting: PositionDescription = {
  heroes: { gerid: { at: [5, 11], cards: ['BW2'], slots: { BW2: 'G' }, dice: '---' }, kara: {} },
  aliens: [{ kind: 'biter', at: [5, 8] }],
  rolls: { hits: [6] },
};

scenario('[PE-123] hits are given or waived before the next roll', hitting, (table) => {
  table
    .gives('gerid', 'fire', { card: 'BW2.1' })
    .passes(800)
    .refusesAnswer(0, 'pending-hits', { roll: ['die:0'] })
    .gives('gerid', 'waive-hits', { attack: table.state.attacks[0]?.id ?? 0 })
    .rolls(0, 0);
  expect(table.state.aliens).toHaveLength(1);
});

scenario('[PE-123] hits that no player gives are given after six seconds', hitting, (table) => {
  table
    .gives('gerid', 'fire', { card: 'BW2.1' })
    .passes(800 + 5999)
    .refusesAnswer(0, 'pending-hits', { roll: ['die:0'] })
    .passes(1)
    .expectGone(1)
    .rolls(0, 0);
});

scenario(
  '[PE-126] dice that come to rest at a moment are shown before what is heard at that moment',
  { heroes: { gerid: { at: [5, 11] }, kara: {} }, rolls: { action: 'MHS' } },
  (table) => {
    const step = { die: 0, from: at(5, 11), path: [at(5, 12)] };
    table
      .passes(30_000)
      .rolls(0, 0, 1, 2)
      .heardAt(31_199)
      .refuses('gerid', 'bad-die-state', 'move', step)
      .heardAt(31_200)
      .gives('gerid', 'move', step)
      .expectAt('gerid', 5, 12)
      .expectDice(0, '-HS-');
    expect(table.events.map(({ type }) => type)).toEqual(['rolled', 'came', 'heroMoved']);
  },
);
