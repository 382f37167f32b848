import type { Seat } from '@starboard/engine';
import { type CardId, type Title, titleOf } from '../../content/tech-cards.ts';
import type { AfTable } from '../state/events.ts';
import { playerOf, type State } from '../state/state.ts';

const displaySize = 3;

export function findCard(state: State, seat: Seat, title: Title): CardId | undefined {
  for (const card of playerOf(state, seat).cards) if (titleOf(card) === title) return card;
  return undefined;
}

export const owns = (state: State, seat: Seat, title: Title): boolean =>
  findCard(state, seat, title) !== undefined;

export function ownedCard(state: State, seat: Seat, title: Title): CardId {
  const card = findCard(state, seat, title);
  if (card === undefined) throw new Error(`seat ${seat} owns no ${title}`);
  return card;
}

export function discardCard(table: AfTable, seat: Seat, card: CardId): void {
  const player = playerOf(table.state, seat);
  player.cards = player.cards.filter((held) => held !== card);
  table.state.discard.push(card);
  table.emit({ type: 'cardDiscarded', seat, card });
}

/** Draws until three cards lie open; an empty pile is made anew from the discards, and may stay empty. */
export function refillDisplay(table: AfTable): void {
  const { state } = table;
  const drawn: CardId[] = [];
  while (state.display.length < displaySize) {
    if (state.draw.length === 0) reshuffle(table);
    const card = table.draw(state.draw);
    if (card === undefined) break;
    state.display.push(card);
    drawn.push(card);
  }
  if (drawn.length > 0) table.emit({ type: 'displayRefilled', cards: drawn });
}

function reshuffle(table: AfTable): void {
  const { state } = table;
  if (state.discard.length === 0) return;
  state.draw = table.shuffle('cards', state.discard);
  state.discard = [];
  table.emit({ type: 'deckReshuffled', count: state.draw.length });
}
