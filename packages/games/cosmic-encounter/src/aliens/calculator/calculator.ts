import { asksOne } from '../../rules/asking/asking.ts';
import { modify } from '../../rules/encounter/modifier.ts';
import { ownSide } from '../../rules/encounter/reading.ts';
import { alien } from '../alien.ts';

/** Equalize: the higher attack is lowered by the lower one. */
export const calculator = alien({
  id: 'calculator',
  power: [
    {
      id: 'calculator.equalize',
      when: 'planning.after-select',
      as: 'main',
      use: 'may',
      effect: ({ state }) => modify(state, { op: 'equalize' }),
    },
  ],
  wild: {
    when: 'planning.after-select',
    as: 'main',
    asks: asksOne('ce.ask.parity', ['odd', 'even']),
    effect: ({ state }, { seat, choices }) => {
      const called = choices as 'odd' | 'even';
      modify(state, { op: 'parity', side: ownSide(state, seat), called });
    },
  },
  super: { when: 'planning.after-select', as: 'ally', usesPower: 'calculator.equalize' },
});
