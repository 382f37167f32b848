import { expect } from 'vitest';
import { at, type ScenarioTable, scenario } from '../../testing/index.ts';

const choiceOf = (table: ScenarioTable): number => table.state.choices[0]?.id ?? 0;

scenario(
  '[PE-063] a third weapon costs another, whose locked die stays locked',
  {
    heroes: {
      kara: { at: [6, 10], cards: ['BW7', 'BW2'], dice: 'S', slots: { BW7: '-H', BW2: 'G' } },
      voker: {},
    },
    nextCards: ['SW02', 'SI02', 'SI06'],
  },
  (table) => {
    table.gives('kara', 'search', { die: 0, cell: at(6, 10), how: 'draw' }).expectDice(0, '-ln-');
    const choice = choiceOf(table);
    const rifle = { choice, card: 'SW02.1' };
    table
      .refuses('kara', 'limit-reached', 'pick', { ...rifle, discards: [] })
      .refuses('kara', 'limit-reached', 'pick', { ...rifle, discards: ['BW7.1', 'BW7.1'] })
      .refuses('kara', 'limit-reached', 'pick', { ...rifle, discards: ['BW7.1', 'BW2.1'] })
      .refuses('kara', 'limit-reached', 'pick', { choice, card: 'SI02.1', discards: ['BW7.1'] })
      .gives('kara', 'pick', { ...rifle, discards: ['BW7.1'] })
      .expectCards('kara', 'BW2.1', 'SW02.1')
      .expectDice(0, '-tn-')
      .refuses('kara', 'bad-die-state', 'take-back', { die: 1 })
      .refusesAnswer(0, 'bad-die-state', { roll: ['die:1'] });
    expect(table.state.gone).toContain('BW7.1');
  },
);

scenario(
  'dice in normal slots of a discarded weapon come back as they lie',
  {
    heroes: { kara: { at: [6, 10], cards: ['BW7', 'BW2'], dice: 'S', slots: { BW2: 'G' } }, voker: {} },
    nextCards: ['SW02', 'SI02', 'SI06'],
  },
  (table) => {
    table.gives('kara', 'search', { die: 0, cell: at(6, 10), how: 'draw' });
    table
      .gives('kara', 'pick', { choice: choiceOf(table), card: 'SW02.1', discards: ['BW2.1'] })
      .expectDice(0, '-G--');
  },
);

scenario(
  'any number of items is held, and none need be kept',
  {
    heroes: {
      kara: { at: [6, 10], cards: ['BW7', 'BW2', 'SI01', 'SI03', 'SI06', 'UP01'], dice: 'S' },
      voker: {},
    },
    nextCards: ['SW02', 'SI02', 'SI06'],
  },
  (table) => {
    table.gives('kara', 'search', { die: 0, cell: at(6, 10), how: 'draw' });
    table.gives('kara', 'pick', { choice: choiceOf(table), card: 'none', discards: [] });
    expect(table.state.searchDiscard).toEqual(['SW02.1', 'SI02.1', 'SI06.2']);
  },
);
