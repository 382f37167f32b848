import { type CardId, deckOf } from '../../content/equipment.ts';
import type { Here } from '../state/events.ts';
import type { State } from '../state/state.ts';

type Pile = 'search' | 'technology';

const deckIn = (state: State, pile: Pile): CardId[] =>
  pile === 'search' ? state.searchDeck : state.technologyDeck;
const discardIn = (state: State, pile: Pile): CardId[] =>
  pile === 'search' ? state.searchDiscard : state.technologyDiscard;

/** Draws so many, or what there is: a deck that is too small gets its discards back first. */
export function drawCards(table: Here, pile: Pile, count: number): CardId[] {
  const deck = deckIn(table.state, pile);
  const discard = discardIn(table.state, pile);
  if (deck.length < count && discard.length > 0) {
    deck.push(...discard.splice(0));
    table.shuffle(`${pile}-deck`, deck);
  }
  const drawn: CardId[] = [];
  while (drawn.length < count) {
    const card = table.draw(deck);
    if (card === undefined) break;
    drawn.push(card);
  }
  return drawn;
}

/** To the pile it belongs to; starting weapons leave the game. */
export function putAway({ state }: Here, card: CardId): void {
  const deck = deckOf(card);
  if (deck === 'starting') state.gone.push(card);
  else discardIn(state, deck).push(card);
}
