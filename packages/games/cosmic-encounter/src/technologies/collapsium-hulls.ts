import { isLosingEncounter, saveOnTarget } from '../rules/ships/save-on-target.ts';
import { encounterOf } from '../rules/state/state.ts';
import { technology } from './technology.ts';

const narrowest = 5;

/** Where the defense loses by five or less, one of its ships holds out on the planet. */
export const collapsiumHulls = technology({
  id: 'collapsium-hulls',
  abilities: [
    {
      when: 'trigger.ships-to-warp',
      as: 'defense',
      if: (state, seat) => {
        const { lostBy } = encounterOf(state);
        return isLosingEncounter(state, seat) && lostBy !== null && lostBy <= narrowest;
      },
      effect: (table, { seat }) => saveOnTarget(table, seat),
    },
  ],
});
