import { hasEncounterCard } from '../../rules/cards/cards.ts';
import { addToSide } from '../../rules/encounter/modifier.ts';
import { sheetOf } from '../../rules/powers/powers.ts';
import { isAttacking, ownSide } from '../../rules/encounter/reading.ts';
import { isMain } from '../../rules/state/seats.ts';
import { planetsOf } from '../../rules/ships/ships.ts';
import { encounterOf, type State } from '../../rules/state/state.ts';
import { alien } from '../alien.ts';

/** One token for a victory or a deal, two for a defeat or a failed deal; one more each with four planets. */
function tokensEarned(state: State, seat: number): number {
  const encounter = encounterOf(state);
  const isUndecided = [null, 'called-off', 'granted'].includes(encounter.result);
  if (!isMain(encounter, seat) || isUndecided) return 0;
  const wins = ['deal', 're-established', `${ownSide(state, seat)}-won`];
  return (wins.includes(encounter.result ?? '') ? 1 : 2) + (state.settings.planets === 4 ? 1 : 0);
}

/** Mastery: experience counts in every attack. */
export const warrior = alien({
  id: 'warrior',
  power: [
    {
      id: 'warrior.mastery',
      when: 'reveal.after-reveal',
      as: 'main',
      use: 'must',
      if: isAttacking,
      effect: ({ state }, { seat }) => addToSide(state, seat, sheetOf(state, seat, 'warrior')?.tokens ?? 0),
    },
    {
      id: 'warrior.experience',
      when: 'encounter.end',
      as: 'any',
      use: 'must',
      isNoUse: true,
      if: (state, seat) => tokensEarned(state, seat) > 0,
      effect: ({ state }, { seat }) => {
        const sheet = sheetOf(state, seat, 'warrior');
        if (sheet) sheet.tokens += tokensEarned(state, seat);
      },
    },
  ],
  // back at the offense that has just come, at once
  wild: {
    when: 'encounter.end',
    as: 'defense',
    if: (state, seat) =>
      hasEncounterCard(state, seat) && planetsOf(state, encounterOf(state).offense).length > 0,
    effect: ({ state }, { seat }) => {
      const { followUps, offense } = encounterOf(state);
      followUps.push({ offense: seat, defense: offense });
    },
  },
  super: { when: 'reveal.after-reveal', as: 'ally', if: isAttacking, usesPower: 'warrior.mastery' },
});
