import { asksOne } from '../rules/asking/asking.ts';
import { putInHand } from '../rules/cards/sheet-cards.ts';
import { technology } from './technology.ts';

/** Takes any card back from the discard pile. */
export const deltaScanners = technology({
  id: 'delta-scanners',
  abilities: [
    {
      when: 'regroup.start',
      as: 'any',
      if: (state) => state.discard.length > 0,
      asks: asksOne('ce.ask.recover', ({ discard }) => discard),
      effect: (table, { seat, choices }) => {
        const { state } = table;
        const card = choices as string;
        state.discard = state.discard.filter((other) => other !== card);
        putInHand(state, seat, card);
        table.emit({ type: 'cardRecovered', seat, card });
      },
    },
  ],
});
