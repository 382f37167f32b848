import { drawCards } from '../rules/cards/cards.ts';
import { keepSome } from '../rules/cards/keep-some.ts';
import { technology } from './technology.ts';
import { runs } from '../rules/runs.ts';

const cardsDrawn = 4;

/** Four cards, of which any may be kept. */
export const vacuumTurbines = technology({
  id: 'vacuum-turbines',
  abilities: [
    {
      when: 'regroup.start',
      as: 'any',
      effect: (table, { seat }) => {
        drawCards(table, seat, cardsDrawn, 'aside');
        return runs(keepSome, { seat, by: seat });
      },
    },
  ],
});
