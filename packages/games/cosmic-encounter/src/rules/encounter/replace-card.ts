import { type CardId, cardFacts } from '../../content/cosmic-cards.ts';
import { putOnDiscard } from '../cards/cards.ts';
import { goesUnseen } from '../cards/known-cards.ts';
import type { CeTable } from '../state/events.ts';
import { causeIn, modify } from './modifier.ts';
import { mainOf, otherSide } from '../state/seats.ts';
import { encounterOf, type PlayedCard, type Side, type State } from '../state/state.ts';

/**
 * Another card takes the place of the one a side has shown, which is discarded. A morph that comes now is what lies
 * opposite at this moment; one that lies there already stays what it copied.
 */
export function replaceCard(table: CeTable, side: Side, card: CardId): void {
  const { state } = table;
  const encounter = encounterOf(state);
  const seat = mainOf(encounter, side);
  const old = encounter.cards[side];
  encounter.cards[side] = { card, laidBy: seat, isFaceUp: true, claim: null, fromSheet: null, counts: null };
  transformCard(state, side, faceNow(state, side, card));
  table.reveal();
  table.emit({ type: 'cardReplaced', seat, card });
  if (!old) return;
  // what was only claimed to be there is never seen
  if (old.claim !== null) {
    state.deck.unshift(old.card);
    goesUnseen(state, old);
  } else putOnDiscard(table, seat, [old.card]);
}

/** An attack joins the one a side has shown, and lies beside it until both are discarded. */
export function addCard(table: CeTable, side: Side, card: CardId): void {
  const { state } = table;
  const seat = mainOf(encounterOf(state), side);
  encounterOf(state).reinforcements.push({ card, seat, side });
  modify(state, { op: 'add-card', side, value: cardFacts(card).value });
  table.reveal();
  table.emit({ type: 'cardAdded', seat, card });
}

/** The card on a side counts as something else, though as no attack while there are none. */
export function transformCard(state: State, side: Side, counts: NonNullable<PlayedCard['counts']>): void {
  const { cards, noAttacks } = encounterOf(state);
  const played = cards[side];
  const cause = causeIn(state);
  if (!played) return;
  played.counts = noAttacks ? { type: 'negotiate', value: 0 } : { ...counts };
  if (cause) played.changedBy = cause;
}

/** What a card is when it comes into play now: a morph is what lies opposite at this moment. */
function faceNow(state: State, side: Side, card: CardId): NonNullable<PlayedCard['counts']> {
  const { type, value } = cardFacts(card);
  if (type === 'negotiate' || type === 'attack') return { type, value };
  return encounterOf(state).cards[otherSide(side)]?.counts ?? { type: 'attack', value: 0 };
}
