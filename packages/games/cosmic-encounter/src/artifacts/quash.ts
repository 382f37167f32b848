import { isBystander } from '../rules/abilities/wise.ts';
import { encounterOf } from '../rules/state/state.ts';
import { artifact } from './artifact.ts';

/** Undoes a deal before it is carried out; both main players pay as for a failed one. */
export const quash = artifact('quash', {
  when: 'resolution.deal-made',
  as: 'any',
  isWise: isBystander,
  effect: ({ state }) => {
    encounterOf(state).result = 'deal-failed';
  },
});
