import { expect } from 'vitest';
import { tokenById } from '../rules/state/reading.ts';
import { at, type ScenarioTable, scenario } from '../testing/index.ts';

const scout = (table: ScenarioTable, id: string) => tokenById(table.state, id);

scenario(
  '[PE-103] a die moves a scout by one cell',
  {
    options: { map: 'crash', mission: 'recon' },
    heroes: { gerid: { at: [6, 11], dice: 'HGWM' }, kara: { at: [9, 13], dice: 'HHHH' } },
    tokens: { 4: 'T4' },
    scouts: { R1: [6, 12], R2: [7, 12] },
  },
  (table) => {
    table
      .refuses('kara', 'not-adjacent', 'assign', { die: 0, holder: 'R1', slot: 0, to: [at(5, 11)] })
      .refuses('gerid', 'cell-occupied', 'assign', { die: 0, holder: 'R1', slot: 0, to: [at(6, 11)] })
      .refuses('gerid', 'wall', 'assign', { die: 0, holder: 'R1', slot: 0, to: [at(6, 13)] })
      .refuses('gerid', 'face-mismatch', 'assign', { die: 1, holder: 'R1', slot: 0, to: [at(5, 11)] })
      .refuses('gerid', 'cell-occupied', 'assign', { die: 0, holder: 'R1', slot: 0, to: [at(7, 12)] })
      .refuses('gerid', 'blocked-cell', 'assign', { die: 0, holder: 'R1', slot: 0, to: [at(7, 11)] })
      .refuses('gerid', 'not-adjacent', 'assign', { die: 0, holder: 'R1', slot: 0, to: [at(4, 11)] })
      .gives('gerid', 'assign', { die: 0, holder: 'R1', slot: 0, to: [at(5, 11)] })
      .expectDice(0, '-GWM');
    expect(scout(table, 'R1')?.cell).toBe(at(5, 11));
    table.gives('gerid', 'assign', { die: 2, holder: 'R1', slot: 0, to: [at(5, 12)] }).expectDice(0, '-G-M');
    expect(scout(table, 'R1')?.cell).toBe(at(5, 12));
  },
);

scenario(
  'a scout that comes to a target takes its place, and stays there',
  {
    options: { map: 'crash', mission: 'recon' },
    heroes: { gerid: { at: [1, 7], dice: 'HWM-' }, kara: { at: [0, 6], dice: 'MM--' } },
    tokens: { 4: 'T4', 7: 'T7' },
    scouts: { R1: [1, 6] },
  },
  (table) => {
    table
      .refuses('gerid', 'cell-occupied', 'assign', { die: 0, holder: 'R1', slot: 0, to: [at(0, 6)] })
      .gives('kara', 'move', { die: 0, from: at(0, 6), path: [at(1, 6)] })
      .gives('gerid', 'assign', { die: 0, holder: 'R1', slot: 0, to: [at(0, 6)] });
    expect(table.state.tokens.map(({ id, isReady }) => [id, isReady])).toEqual([
      ['T7', false],
      ['R1', true],
    ]);
    table
      .refuses('gerid', 'slot-full', 'assign', { die: 1, holder: 'R1', slot: 0, to: [at(1, 5)] })
      .gives('gerid', 'move', { die: 2, from: at(1, 7), path: [at(1, 8)] });
  },
);
