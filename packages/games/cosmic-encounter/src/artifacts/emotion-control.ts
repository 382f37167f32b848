import { isLosing } from '../rules/abilities/wise.ts';
import { transformCard } from '../rules/encounter/replace-card.ts';
import { encounterOf } from '../rules/state/state.ts';
import { artifact } from './artifact.ts';

/** All attacks of the main players count as negotiates for the rest of the encounter. */
export const emotionControl = artifact('emotion-control', {
  when: 'reveal.after-reveal',
  as: 'any',
  isWise: isLosing,
  effect: ({ state }) => {
    encounterOf(state).noAttacks = true;
    for (const side of ['offense', 'defense'] as const)
      transformCard(state, side, { type: 'negotiate', value: 0 });
  },
});
