import type { Seat } from '@starboard/engine';
import type { CardId } from '../../content/cosmic-cards.ts';
import { randomCards, swapCards } from '../cards/cards.ts';
import type { CeTable } from '../state/events.ts';
import { namedCards } from './promises.ts';
import { mainPlayers } from '../state/seats.ts';
import { encounterOf, playerOf } from '../state/state.ts';
import type { Gift, Terms } from './deal-terms.ts';

/** Cards that a giver has picked, by seat. */
export type Picked = (seat: Seat) => readonly CardId[];

/** Cards change hands; both gifts are taken from the hands as they were. */
export function exchangeCards(table: CeTable, terms: Terms, picked: Picked): void {
  const [offense, defense] = mainPlayers(encounterOf(table.state)) as [Seat, Seat];
  const fromOffense = cardsOf(table, offense, terms.offense, picked(offense));
  const fromDefense = cardsOf(table, defense, terms.defense, picked(defense));
  swapCards(
    table,
    { from: offense, to: defense, cards: fromOffense, where: 'hand' },
    { from: defense, to: offense, cards: fromDefense, where: 'hand' },
  );
}

function cardsOf(table: CeTable, giver: Seat, gift: Gift, picked: readonly CardId[]): CardId[] {
  const { hand } = playerOf(table.state, giver);
  const named = [...(namedCards(hand, gift) ?? []), ...picked];
  if (gift.random === 0) return named;
  const others = randomCards(table, giver, hand.length).filter((card) => !named.includes(card));
  return [...named, ...others.slice(0, gift.random)];
}
