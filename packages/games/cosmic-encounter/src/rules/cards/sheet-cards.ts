import type { Seat } from '@starboard/engine';
import type { AlienId } from '../../content/aliens.ts';
import { type CardId, isEncounterCard } from '../../content/cosmic-cards.ts';
import type { CeTable } from '../state/events.ts';
import { passiveOf } from '../powers/passives.ts';
import { hasPower, sheetOf } from '../powers/powers.ts';
import { comesInSight, leavesInSight } from './known-cards.ts';
import { type PlayedCard, playerOf, type Sheet, type State } from '../state/state.ts';

/** What belongs on a sheet is played by its power; what came there from elsewhere is simply at hand. */
const isOpen = (state: State, seat: Seat, { alien, cardsFrom }: Sheet): boolean =>
  cardsFrom !== null || hasPower(state, seat, alien);

/** The hand, and what the seat may play from its sheets. */
export function playableCards(state: State, seat: Seat): readonly CardId[] {
  const { hand, sheets } = playerOf(state, seat);
  // most sheets hold none, and this is asked for every card in every window
  if (!sheets.some(hasCards)) return hand;
  return [...hand, ...sheets.flatMap((sheet) => (isOpen(state, seat, sheet) ? sheet.cards : []))];
}

const hasCards = ({ cards }: Sheet): boolean => cards.length > 0;

/** Whether these cards are the seat's hand, or lie on a sheet that it may play them from. */
export function canPlayFrom(state: State, seat: Seat, cards: readonly CardId[]): boolean {
  const { hand, sheets } = playerOf(state, seat);
  return cards === hand || sheets.some((sheet) => sheet.cards === cards && isOpen(state, seat, sheet));
}

export const hasAtHand = (state: State, seat: Seat, card: CardId): boolean =>
  playableCards(state, seat).includes(card);

export const mayPlayEncounterCard = (state: State, seat: Seat): boolean =>
  playableCards(state, seat).some(isEncounterCard);

/** The use it takes to play this card: one that belongs on a sheet is played by the power. */
export function sheetUseFor(state: State, seat: Seat, card: CardId | null): string | null {
  const sheet = playerOf(state, seat).sheets.find(({ cards }) => card !== null && cards.includes(card));
  return sheet && sheet.cardsFrom === null ? (passiveOf(sheet.alien).playsFromSheet ?? null) : null;
}

/** Takes a card from wherever the seat has it; tells from which sheet. */
export function takeCard(state: State, seat: Seat, card: CardId): AlienId | null {
  const player = playerOf(state, seat);
  player.hand = player.hand.filter((held) => held !== card);
  const sheet = player.sheets.find(({ cards }) => cards.includes(card));
  if (!sheet) return null;
  sheet.cards = sheet.cards.filter((held) => held !== card);
  return sheet.alien;
}

/** … and shows it to all. */
export function takeInSight(state: State, seat: Seat, card: CardId): AlienId | null {
  const from = takeCard(state, seat, card);
  if (from === null) leavesInSight(state, seat, [card]);
  return from;
}

/** A card that all have seen comes into the hand. */
export function putInHand(state: State, seat: Seat, card: CardId): void {
  playerOf(state, seat).hand.push(card);
  comesInSight(state, seat, [card]);
}

/** A card that comes back after it was played from a sheet goes to the player who had it before. */
export function giveBack({ state }: CeTable, seat: Seat, from: AlienId, card: CardId): void {
  const sheet = sheetOf(state, seat, from);
  if (sheet && sheet.cardsFrom === null) sheet.cards.push(card);
  else putInHand(state, typeof sheet?.cardsFrom === 'number' ? sheet.cardsFrom : seat, card);
}

/** A card that was played, by whom, and from which sheet if from any. */
export type PlayedFrom = Pick<PlayedCard, 'card' | 'laidBy' | 'fromSheet'>;

/** A card that its player has shown and takes back goes where it came from. */
export function returnPlayed(table: CeTable, { card, laidBy, fromSheet }: PlayedFrom): void {
  if (fromSheet !== null) giveBack(table, laidBy, fromSheet, card);
  else putInHand(table.state, laidBy, card);
}

/** Cards taken from a hand for the encounter go back to it. */
export function returnPossessed(table: CeTable): void {
  for (const [seat, { sheets }] of table.state.players.entries()) {
    for (const sheet of sheets) {
      if (typeof sheet.cardsFrom !== 'number') continue;
      const cards = sheet.cards.splice(0);
      playerOf(table.state, sheet.cardsFrom).hand.push(...cards);
      // the player whose sheet it is has looked at them
      comesInSight(table.state, sheet.cardsFrom, cards, [seat]);
      table.emit({ type: 'cardsLeftSheet', seat, to: sheet.cardsFrom, count: cards.length });
      sheet.cardsFrom = null;
    }
  }
}

/** What was taken from the deck lies on it again, as it lay. */
export function returnToDeck(table: CeTable): void {
  for (const [seat, { sheets }] of table.state.players.entries()) {
    for (const sheet of sheets) {
      if (sheet.cardsFrom !== 'deck') continue;
      const cards = sheet.cards.splice(0);
      table.state.deck.push(...cards.reverse());
      table.emit({ type: 'cardsLeftSheet', seat, to: null, count: cards.length });
      sheet.cardsFrom = null;
    }
  }
}
