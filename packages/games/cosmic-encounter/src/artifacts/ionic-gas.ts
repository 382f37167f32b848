import { isWinning } from '../rules/abilities/wise.ts';
import { encounterOf } from '../rules/state/state.ts';
import { artifact } from './artifact.ts';

/** No player gets compensation or rewards this encounter. */
export const ionicGas = artifact('ionic-gas', {
  when: 'resolution.winner-determined',
  as: 'any',
  isWise: isWinning,
  effect: ({ state }) => {
    const encounter = encounterOf(state);
    encounter.noCompensation = true;
    encounter.noRewards = true;
  },
});
