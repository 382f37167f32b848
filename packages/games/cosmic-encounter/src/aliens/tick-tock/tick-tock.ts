import { sheetOf } from '../../rules/powers.ts';
import { encounterOf, type State } from '../../rules/state.ts';
import { alien } from '../alien.ts';

const ticks = (state: State): boolean => ['defense-won', 'deal'].includes(encounterOf(state).result ?? '');

/** Patience: a token goes with every successful defense and every deal; without tokens it has won. */
export const tickTock = alien({
  id: 'tick-tock',
  passive: { hasWon: (state, seat) => sheetOf(state, seat, 'tick-tock')?.tokens === 0 },
  abilities: [
    {
      id: 'tick-tock.patience',
      when: 'resolution.outcome-recorded',
      as: 'any',
      use: 'must',
      if: ticks,
      effect: ({ state }, { seat }) => {
        const sheet = sheetOf(state, seat, 'tick-tock');
        if (sheet) sheet.tokens = Math.max(0, sheet.tokens - 1);
      },
    },
  ],
});
