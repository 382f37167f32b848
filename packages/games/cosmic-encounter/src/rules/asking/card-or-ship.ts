import { call, type Choose, goto, type Next, type Seat } from '@starboard/engine';
import { type Asking, asksOne } from './asking.ts';
import { drawCards } from '../cards/cards.ts';
import type { CeTable } from '../state/events.ts';
import { retrieveShips } from '../ships/move-ships.ts';
import { canRetrieve } from '../ships/warp.ts';

/** A card from the deck, a ship out of the warp if there is one, or something else it may come to. */
export const asksCardOrShip = (prompt: string, ...others: readonly string[]): Asking<Choose> =>
  asksOne(prompt, (state, seat) => ['card', ...(canRetrieve(state, seat) ? ['ship'] : []), ...others], {
    timeout: 'card',
  });

/** What was chosen is taken. */
export function takeCardOrShip<Step extends string>(
  table: CeTable,
  seat: Seat,
  choice: string,
  then: Step,
): Next<Step> {
  if (choice === 'ship') return call(retrieveShips, { seat, count: 1 }, then);
  if (choice === 'card') drawCards(table, seat, 1);
  return goto(then);
}
