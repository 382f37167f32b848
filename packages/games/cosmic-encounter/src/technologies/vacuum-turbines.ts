import { call } from '@starboard/engine';
import { drawCards } from '../rules/cards/cards.ts';
import { keepSome } from '../rules/cards/keep-some.ts';
import { technology } from './technology.ts';

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
        return call(keepSome, { seat, by: seat }, 'finish');
      },
    },
  ],
});
