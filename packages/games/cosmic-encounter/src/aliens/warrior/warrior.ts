import { ownSide, showsAttack } from '../../rules/reading.ts';
import { sheetOf } from '../../rules/powers.ts';
import { isMain } from '../../rules/seats.ts';
import { encounterOf, type State } from '../../rules/state.ts';
import { alien } from '../alien.ts';

const tokensOf = (state: State, seat: number): number => sheetOf(state, seat, 'warrior')?.tokens ?? 0;

const mastery = (state: State, seat: number): void => {
  encounterOf(state).modifiers.push({ op: 'add', side: ownSide(state, seat), amount: tokensOf(state, seat) });
};

/** One token for a victory or a deal, two for a defeat or a failed deal; one more each with four planets. */
function tokensEarned(state: State, seat: number): number {
  const encounter = encounterOf(state);
  if (!isMain(encounter, seat) || encounter.result === null || encounter.result === 'called-off') return 0;
  const wins = ['deal', 're-established', `${ownSide(state, seat)}-won`];
  return (wins.includes(encounter.result) ? 1 : 2) + (state.settings.planets === 4 ? 1 : 0);
}

/** Mastery: experience counts in every attack. */
export const warrior = alien({
  id: 'warrior',
  abilities: [
    {
      id: 'warrior.mastery',
      when: 'reveal.after-reveal',
      as: 'main',
      use: 'must',
      if: (state, seat) => showsAttack(state, ownSide(state, seat)),
      effect: ({ state }, { seat }) => mastery(state, seat),
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
  super: {
    when: 'reveal.after-reveal',
    as: 'ally',
    if: (state, seat) => showsAttack(state, ownSide(state, seat)),
    usesPower: 'warrior.mastery',
  },
});
