import { asks, end, rulesOf, type Seat } from '@starboard/engine';
import type { CeTable, Event } from '../../rules/events.ts';
import { ownSide } from '../../rules/reading.ts';
import { encounterOf, type State } from '../../rules/state.ts';
import { alien } from '../alien.ts';

const { procedure } = rulesOf<State, Event>();

const equalize = ({ state }: CeTable): void => {
  encounterOf(state).modifiers.push({ op: 'equalize' });
};

const call = procedure<{ readonly seat: Seat }, 'parity'>('calculator-call', 'parity', {
  parity: asks(
    (_state, { seat }) => ({
      seat,
      prompt: 'ce.ask.parity',
      shape: { kind: 'choose', options: ['odd', 'even'] },
    }),
    (_table, _locals, called) => end(called),
  ),
});

/** Equalize: the higher attack is lowered by the lower one. */
export const calculator = alien({
  id: 'calculator',
  abilities: [
    { id: 'calculator.equalize', when: 'planning.after-select', as: 'main', use: 'may', effect: equalize },
  ],
  wild: {
    when: 'planning.after-select',
    as: 'main',
    asks: call,
    effect: ({ state }, { seat, choices }) => {
      const called = choices as 'odd' | 'even';
      encounterOf(state).modifiers.push({ op: 'parity', side: ownSide(state, seat), called });
    },
  },
  super: { when: 'planning.after-select', as: 'ally', usesPower: 'calculator.equalize' },
  procedures: [call],
});
