import type { Seat } from '@starboard/engine';
import { type CardId, isEncounterCard, typeOf } from '../content/cosmic-cards.ts';
import type { CeTable } from './events.ts';
import { playerOf, type State } from './state.ts';

export const handSize = 8;

export const hasEncounterCard = (state: State, seat: Seat): boolean =>
  playerOf(state, seat).hand.some(isEncounterCard);

/** Draws into the hand; an empty deck is made anew from the discards, and two empty piles make a quake. */
export function drawCards(table: CeTable, seat: Seat, count: number): void {
  const { state } = table;
  const cards: CardId[] = [];
  while (cards.length < count) {
    if (state.deck.length === 0 && state.discard.length === 0) {
      playerOf(state, seat).hand.push(...cards);
      if (state.settings.cosmicQuake === 'on') cosmicQuake(table);
      return;
    }
    if (state.deck.length === 0) reshuffle(table);
    const card = table.draw(state.deck);
    if (card !== undefined) cards.push(card);
  }
  playerOf(state, seat).hand.push(...cards);
  if (cards.length === 0) return;
  table.emit({ type: 'cardsDrawn', seat, cards });
  state.triggers.push({ type: 'cards-drawn', seat, count: cards.length });
}

/** Takes so many cards off the deck, or what there is. */
export function takeFromDeck(table: CeTable, count: number): CardId[] {
  const { state } = table;
  const cards: CardId[] = [];
  while (cards.length < count && state.deck.length + state.discard.length > 0) {
    if (state.deck.length === 0) reshuffle(table);
    const card = table.draw(state.deck);
    if (card !== undefined) cards.push(card);
  }
  return cards;
}

function reshuffle(table: CeTable): void {
  const { state } = table;
  state.deck = table.shuffle('cards', state.discard);
  state.discard = [];
  table.emit({ type: 'deckReshuffled' });
  state.triggers.push({ type: 'deck-reshuffled' });
}

/** Everybody's hand goes into a new deck and eight cards come out for each; nothing else on the table moves. */
function cosmicQuake(table: CeTable): void {
  const { state } = table;
  const all = state.players.flatMap(({ hand }) => hand);
  state.deck = table.shuffle('cards', all);
  table.emit({ type: 'cosmicQuake' });
  for (const [seat, player] of state.players.entries()) {
    player.hand = state.deck.splice(-handSize);
    table.emit({ type: 'cardsDrawn', seat, cards: player.hand });
  }
}

/** From the hand to the discard pile, in this order. */
export function discardFromHand(table: CeTable, seat: Seat, cards: readonly CardId[]): void {
  if (cards.length === 0) return;
  const player = playerOf(table.state, seat);
  player.hand = player.hand.filter((card) => !cards.includes(card));
  putOnDiscard(table, seat, cards);
}

/** Cards of that player's that lie somewhere else already go to the discard pile. */
export function putOnDiscard(table: CeTable, seat: Seat, cards: readonly CardId[], isPlayed = false): void {
  const { state } = table;
  table.reveal();
  state.discard.push(...cards);
  table.emit({ type: 'cardsDiscarded', seat, cards });
  for (const card of cards)
    state.triggers.push({ type: 'card-discarded', seat, card, kind: typeOf(card), isPlayed });
}

/** Cards change hands; only the two of them see which. */
export function moveCards(table: CeTable, from: Seat, to: Seat, cards: readonly CardId[]): void {
  if (cards.length === 0) return;
  const { state } = table;
  const giver = playerOf(state, from);
  table.reveal();
  giver.hand = giver.hand.filter((card) => !cards.includes(card));
  playerOf(state, to).hand.push(...cards);
  table.emit({ type: 'cardsTaken', seat: to, from, cards });
}

/** So many cards of a hand, at random. */
export function randomCards(table: CeTable, seat: Seat, count: number): CardId[] {
  return table.shuffle('taken', [...playerOf(table.state, seat).hand]).slice(0, count);
}

/**
 * Shows and discards what is left, draws eight, and again until there is an encounter card among them. When others
 * hold all there are, the hand stays without.
 */
export function drawNewHand(table: CeTable, seat: Seat): void {
  const { state } = table;
  do {
    discardFromHand(table, seat, playerOf(state, seat).hand);
    drawCards(table, seat, handSize);
  } while (!hasEncounterCard(state, seat) && [...state.deck, ...state.discard].some(isEncounterCard));
}
