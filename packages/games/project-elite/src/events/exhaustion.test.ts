import { expect } from 'vitest';
import { at, scenario } from '../testing/index.ts';

const carbine = { cards: ['BW2'], slots: { BW2: 'G' } } as const;

scenario(
  'event 2: Akosha takes one step at a time, to Voker Hand is no Wrench',
  {
    heroes: { akosha: { at: [3, 4], dice: 'M' }, voker: { dice: 'H' } },
    events: [2, 1],
  },
  (table) => {
    table
      .refuses('akosha', 'limit-reached', 'move', { die: 0, from: at(3, 4), path: [at(3, 5), at(3, 6)] })
      .gives('akosha', 'move', { die: 0, from: at(3, 4), path: [at(3, 5)] })
      .refuses('voker', 'face-mismatch', 'assign', { die: 0, holder: 'E1', slot: 0, to: [] });
  },
);

scenario(
  'event 2: Gerid does not roll a miss again, a die on Gilgamesh’s board adds none',
  {
    heroes: {
      gerid: { at: [3, 4], ...carbine },
      gilgamesh: { at: [3, 6], cards: ['BW3'], slots: { BW3: 'G', gilgamesh: 'G' }, dice: 'G' },
    },
    aliens: [{ kind: 'naga', at: [3, 5] }],
    events: [2],
    rolls: { hits: [1, 6, 6] },
  },
  (table) => {
    table
      .gives('gerid', 'fire', { card: 'BW2.1' })
      .passes(800)
      .expectHappened(1, { type: 'shotsCame', hero: 'gerid', hits: 0 })
      .gives('gilgamesh', 'fire', { card: 'BW3.1' })
      .expectHappened(1, { type: 'fired', hero: 'gilgamesh', dice: 2 })
      .expectDice(1, 'G-l-')
      .refuses('gilgamesh', 'forbidden-by-event', 'assign', { die: 0, holder: 'gilgamesh', slot: 0, to: [] });
  },
);

scenario(
  'event 2: Quinye cannot heal, though her slots are filled, nor fill them',
  {
    heroes: { quinye: { damage: 1, slots: { quinye: 'HS' } }, kara: {} },
    events: [2],
  },
  (table) => {
    table
      .refuses('quinye', 'forbidden-by-event', 'use', { thing: 'quinye', targets: [0] })
      .gives('quinye', 'take-back', { die: 0 })
      .refuses('quinye', 'forbidden-by-event', 'assign', { die: 0, holder: 'quinye', slot: 0, to: [] })
      .expectDamage('quinye', 1);
  },
);

scenario(
  'event 2: mines lie there and are not triggered, and none is laid',
  {
    heroes: { kara: { at: [3, 4], dice: 'WA' }, gerid: {} },
    aliens: [{ kind: 'biter', at: [5, 8] }],
    mines: [[5, 9]],
    events: [2],
  },
  (table) => {
    table.gives('kara', 'apply-alien', { die: 1, alien: 1, from: at(5, 8), to: at(5, 9), chain: [] });
    table.expectAt(1, 5, 9).refuses('kara', 'forbidden-by-event', 'lay-mine', { die: 0, cell: at(3, 5) });
    expect(table.state.mines).toEqual([at(5, 9)]);
  },
);
