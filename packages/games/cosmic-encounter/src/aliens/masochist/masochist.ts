import { isLost } from '../../rules/ships.ts';
import { declareWinners } from '../../rules/winning.ts';
import { alien } from '../alien.ts';

/** Hurt Yourself: who has lost every ship when an encounter begins has won. */
export const masochist = alien({
  id: 'masochist',
  abilities: [
    {
      id: 'masochist.hurt-yourself',
      when: 'regroup.start',
      as: 'any',
      use: 'must',
      if: isLost,
      effect: (table, { seat }) => declareWinners(table, [seat]),
    },
  ],
});
