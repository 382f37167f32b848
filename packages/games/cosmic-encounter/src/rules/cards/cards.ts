import type { Seat } from '@starboard/engine';
import type { AlienId } from '../../content/aliens.ts';
import { type CardId, isEncounterCard, typeOf } from '../../content/cosmic-cards.ts';
import type { CeTable } from '../state/events.ts';
import { type Happening, playerOf, type State } from '../state/state.ts';
import { changesHands, comesInSight, isForgotten, leavesInSight, type Move } from './known-cards.ts';

export const handSize = 8;

export const hasCards = (state: State, seat: Seat): boolean => playerOf(state, seat).hand.length > 0;

/** The cards of the own hand, to choose from. */
export const handOf = (state: State, seat: Seat): readonly CardId[] => playerOf(state, seat).hand;

export const hasEncounterCard = (state: State, seat: Seat): boolean =>
  playerOf(state, seat).hand.some(isEncounterCard);

/**
 * Draws into the hand, or to look at before it is settled what becomes of the cards; an empty deck is made anew from
 * the discards, and two empty piles make a quake.
 */
export function drawCards(table: CeTable, seat: Seat, count: number, to: 'hand' | 'aside' = 'hand'): void {
  const { state } = table;
  const cards = takeFromDeck(table, count);
  playerOf(state, seat)[to].push(...cards);
  const isQuake = cards.length < count && state.settings.cosmicQuake === 'on';
  if (isQuake) cosmicQuake(table);
  if (cards.length === 0 || (isQuake && to === 'hand')) return;
  table.emit({ type: 'cardsDrawn', seat, cards });
  state.triggers.push({ type: 'cards-drawn', seat, cards: to === 'hand' ? cards : [] });
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
  state.reshuffled = [...state.discard];
  state.deck = table.shuffle('cards', state.discard);
  state.discard = [];
  table.emit({ type: 'deckReshuffled' });
  state.triggers.push({ type: 'deck-reshuffled' });
}

/** Every player's hand goes into a new deck and eight cards come out for each; nothing else on the table moves. */
function cosmicQuake(table: CeTable): void {
  const { state } = table;
  const all = state.players.flatMap(({ hand }) => hand);
  state.deck = table.shuffle('cards', all);
  isForgotten(state, ...state.players.keys());
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
  leavesInSight(table.state, seat, cards);
  putOnDiscard(table, seat, cards);
}

/** Cards of that player's that lie somewhere else already go to the discard pile; a played one may come from a sheet. */
export function putOnDiscard(
  table: CeTable,
  seat: Seat,
  cards: readonly CardId[],
  isPlayed = false,
  fromSheet: AlienId | null = null,
): void {
  const { state } = table;
  table.reveal();
  state.discard.push(...cards);
  table.emit({ type: 'cardsDiscarded', seat, cards });
  for (const card of cards)
    state.triggers.push({ type: 'card-discarded', seat, card, kind: typeOf(card), isPlayed, fromSheet });
}

/** Cards change hands, or come to lie before the one who takes them; only the two of them see which. */
export function moveCards(
  table: CeTable,
  from: Seat,
  to: Seat,
  cards: readonly CardId[],
  where: 'hand' | 'aside' = 'hand',
): void {
  handOver(table, { from, to, cards, where });
}

/** Two players give each other cards of the hands they have now. */
export const swapCards = (table: CeTable, one: Giving, other: Giving): void => handOver(table, one, other);

type Giving = Omit<Move, 'staying'>;

function handOver(table: CeTable, ...givings: readonly Giving[]): void {
  const { state } = table;
  const moves = givings
    .filter(({ cards }) => cards.length > 0)
    .map((giving) => ({ ...giving, staying: handOf(state, giving.from).length - giving.cards.length }));
  if (moves.length === 0) return;
  table.reveal();
  changesHands(state, ...moves);
  for (const { from, to, cards, where } of moves) {
    const giver = playerOf(state, from);
    giver.hand = giver.hand.filter((card) => !cards.includes(card));
    playerOf(state, to)[where].push(...cards);
    table.emit({ type: 'cardsTaken', seat: to, from, cards });
  }
}

/** Out of the discard pile into the hand, for all players to see. */
export function takeFromDiscard(table: CeTable, seat: Seat, cards: readonly CardId[]): void {
  if (cards.length === 0) return;
  const { state } = table;
  state.discard = state.discard.filter((card) => !cards.includes(card));
  playerOf(state, seat).hand.push(...cards);
  comesInSight(state, seat, cards);
  table.emit({ type: 'cardsPickedUp', seat, cards });
}

/** The card that has just been discarded, as long as it lies there. */
export function justDiscarded({ happened, discard }: State): Discarded | null {
  const last = happened.at(-1);
  return last?.type === 'card-discarded' && discard.includes(last.card) ? last : null;
}

type Discarded = Extract<Happening, { readonly type: 'card-discarded' }>;

/** What was laid aside comes back into the hand. */
export function takeBackAside(state: State, seat: Seat): void {
  const player = playerOf(state, seat);
  player.hand.push(...player.aside.splice(0));
}

/** So many cards of a hand, at random. */
export function randomCards(table: CeTable, seat: Seat, count: number): CardId[] {
  return table.shuffle('taken', [...playerOf(table.state, seat).hand]).slice(0, count);
}
