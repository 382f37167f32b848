import { asksOne } from '../rules/asking/asking.ts';
import { addToSide } from '../rules/encounter/modifier.ts';
import { technology } from './technology.ts';

/** The own side's total goes up or down by one. */
export const xenonLasers = technology({
  id: 'xenon-lasers',
  abilities: [
    {
      when: 'reveal.after-reveal',
      as: 'main-or-ally',
      asks: asksOne('ce.ask.xenon-lasers', ['raise', 'lower']),
      effect: ({ state }, { seat, choices }) => addToSide(state, seat, choices === 'raise' ? 1 : -1),
    },
  ],
});
