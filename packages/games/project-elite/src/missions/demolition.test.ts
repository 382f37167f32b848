import { expect } from 'vitest';
import { scenario } from '../testing/index.ts';

scenario(
  '[PE-100] a ready charge takes the place of a target, and its dice stay until the round ends',
  {
    options: { mission: 'demolition' },
    heroes: {
      gerid: { at: [1, 9], charges: ['D3-1', 'D4-2'], dice: '-', slots: { 'D3-1': 'HHW' } },
      kara: { at: [2, 9], dice: 'HHW-' },
    },
    tokens: { 1: 'T1', 7: 'T7' },
    nextEvents: [17],
  },
  (table) => {
    table
      .refuses('kara', 'not-yours', 'assign', { die: 0, holder: 'D3-1', slot: 0, to: [] })
      .refuses('kara', 'not-yours', 'place-demo', { charge: 'D3-1', no: 7 })
      .refuses('gerid', 'not-ready', 'place-demo', { charge: 'D4-2', no: 7 })
      .refuses('gerid', 'not-adjacent', 'place-demo', { charge: 'D3-1', no: 1 })
      .gives('gerid', 'place-demo', { charge: 'D3-1', no: 7 })
      .expectDice(0, '-lll')
      .refuses('gerid', 'not-yours', 'place-demo', { charge: 'D3-1', no: 7 })
      .refuses('kara', 'slot-full', 'assign', { die: 0, holder: 'D3-1', slot: 0, to: [] });
    expect(table.state.tokens.map(({ is, id }) => [is, id])).toEqual([
      ['target', 'T1'],
      ['charge', 'D3-1'],
    ]);
    table.untilNextRound().expectDice(0, '----').expectGoesOn();
    expect(table.state.tokens.map(({ id }) => id)).toEqual(['T1', 'D3-1']);
  },
);

scenario(
  'a charge is filled anywhere by its owner, and placed when time is up',
  {
    options: { mission: 'demolition', map: 'crash' },
    heroes: { gerid: { at: [1, 9], charges: ['D3-5'], dice: 'HWG-' }, kara: {} },
    tokens: { 4: 'T4', 7: 'T7' },
    left: 1000,
  },
  (table) => {
    table
      .refuses('gerid', 'face-mismatch', 'assign', { die: 0, holder: 'D3-5', slot: 1, to: [] })
      .gives('gerid', 'assign', { die: 0, holder: 'D3-5', slot: 0, to: [] })
      .gives('gerid', 'assign', { die: 1, holder: 'D3-5', slot: 1, to: [] })
      .refuses('gerid', 'not-ready', 'place-demo', { charge: 'D3-5', no: 7 })
      .gives('gerid', 'assign', { die: 2, holder: 'D3-5', slot: 2, to: [] })
      .passes(1250)
      .expectPhase('time-up')
      .gives('gerid', 'place-demo', { charge: 'D3-5', no: 7 })
      .refuses('gerid', 'not-yours', 'place-demo', { charge: 'D3-5', no: 7 });
    expect(table.state.tokens.map(({ is, no }) => [is, no])).toEqual([
      ['target', 4],
      ['charge', 7],
    ]);
  },
);
