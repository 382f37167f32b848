import { hasEncounterCard } from '../rules/cards/cards.ts';
import { encounterOf } from '../rules/state/state.ts';
import { technology } from './technology.ts';

/** An encounter out of turn, right after this one. */
export const infinityDrive = technology({
  id: 'infinity-drive',
  abilities: [
    {
      when: 'encounter.end',
      as: 'any',
      if: hasEncounterCard,
      effect: ({ state }, { seat }) => {
        encounterOf(state).followUps.push({ offense: seat, defense: null });
      },
    },
  ],
});
