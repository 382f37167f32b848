import { bothAttack, ownSide } from '../../rules/reading.ts';
import { encounterOf } from '../../rules/state.ts';
import { alien } from '../alien.ts';

/** Negation: own ships and all allies are subtracted, and the lower total wins. */
export const antiMatter = alien({
  id: 'anti-matter',
  abilities: [
    {
      id: 'anti-matter.negation',
      when: 'reveal.after-reveal',
      as: 'main',
      use: 'must',
      if: bothAttack,
      effect: ({ state }, { seat }) => {
        encounterOf(state).modifiers.push({ op: 'negate', side: ownSide(state, seat) });
      },
    },
  ],
});
