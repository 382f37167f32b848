import { encounterOf } from '../rules/state/state.ts';
import { technology } from './technology.ts';

/** The defense may invite no allies. */
export const energyCloak = technology({
  id: 'energy-cloak',
  abilities: [
    {
      when: 'launch.after-aim',
      as: 'offense',
      effect: ({ state }) => {
        encounterOf(state).mayNotInvite.push('defense');
      },
    },
  ],
});
