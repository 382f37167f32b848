import { alien } from '../alien.ts';
import { otherSide, sideOf } from '../../rules/seats.ts';
import { encounterOf, type Side } from '../../rules/state.ts';

/** Foresee: the opponent selects first, face up. */
export const oracle = alien({
  id: 'oracle',
  abilities: [
    {
      id: 'oracle.foresee',
      when: 'planning.select',
      as: 'main',
      use: 'must',
      effect: ({ state }, { seat }) => {
        const encounter = encounterOf(state);
        encounter.selectsFirst = otherSide(sideOf(encounter, seat) as Side);
      },
    },
  ],
});
