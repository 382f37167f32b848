import { turnUp } from '../cards/known-cards.ts';
import type { CeTable } from '../state/events.ts';
import { encounterOf, type Side } from '../state/state.ts';

/** One side's encounter card is turned up while the other still lies face down, or is not even selected. */
export function showCard(table: CeTable, side: Side): void {
  const played = encounterOf(table.state).cards[side];
  if (!played || played.isFaceUp) return;
  turnUp(table.state, played);
  table.reveal();
  const { card } = played;
  table.emit({
    type: 'cardsRevealed',
    offense: side === 'offense' ? card : null,
    defense: side === 'defense' ? card : null,
  });
}
