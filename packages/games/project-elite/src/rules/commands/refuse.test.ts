import { expect } from 'vitest';
import { at, scenario } from '../../testing/index.ts';

scenario(
  'while traps snap all have done what they could, and nothing stands still',
  {
    options: { mission: 'capture' },
    heroes: {
      kara: { at: [6, 6], cards: ['BW2'], slots: { BW2: 'G', C1: 'HW' } },
      gerid: {},
    },
    aliens: [{ kind: 'biter', at: [6, 7] }],
    tokens: { 5: 'C1' },
  },
  (table) => {
    table.passes(120_250).says(0, 'done').says(1, 'done');
    table.expectOptions(at(6, 7), at(8, 7)).refuses('kara', 'wrong-phase', 'fire', { card: 'BW2.1' });
    table.refusesAnswer(0, 'wrong-phase', 'pause').refusesAnswer(0, 'wrong-phase', 'done');
    table.hears({ seat: 0, is: 'away' });
    expect(table.state.pause).toBeNull();
    table.decides(at(6, 7)).expectGone(1);
    expect(table.state.phase).not.toBe('time-up');
  },
);
