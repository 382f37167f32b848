import type { Seat } from '@starboard/engine';
import { asksSome, decides } from '../rules/asking/asking.ts';
import { discardFromHand, drawCards, handOf, handSize, randomCards } from '../rules/cards/cards.ts';
import type { CeTable } from '../rules/state/events.ts';
import { clockwiseFrom } from '../rules/state/seats.ts';
import { technology } from './technology.ts';

/** Draws or throws away at random until the hand is as large as at the start. */
function level(table: CeTable, seat: Seat): void {
  const excess = handOf(table.state, seat).length - handSize;
  if (excess > 0) discardFromHand(table, seat, randomCards(table, seat, excess));
  else if (excess < 0) drawCards(table, seat, -excess);
}

/** Its user may throw cards away; then every player has eight. */
export const enigmaDevice = technology({
  id: 'enigma-device',
  abilities: [
    {
      when: 'regroup.start',
      as: 'any',
      effect: decides(
        asksSome('ce.ask.discard-any', handOf, 0, Infinity, { timeout: [] }),
        (table, { seat }, cards) => discardFromHand(table, seat, cards),
      ),
      // clockwise from the user
      afterwards: (table, { seat }) => {
        for (const other of clockwiseFrom(table.state.players.length, seat)) level(table, other);
      },
    },
  ],
});
