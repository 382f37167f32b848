import { everyone, type Seat, type Table, type Viewer, type Visibility } from '@starboard/engine';
import type { AlienId } from '../content/aliens.ts';
import type { CardFace, CardId } from '../content/cosmic-cards.ts';
import type { DestinyId } from '../content/destiny.ts';
import type { WindowName } from '../content/windows.ts';
import type { EncounterResult, PlanetIndex, Side, State } from './state.ts';

/** A card as far as the viewer may know it. */
export type SeenCards = readonly (CardId | null)[];

export type Event =
  | { readonly type: 'turnStarted'; readonly seat: Seat }
  | { readonly type: 'encounterStarted'; readonly seat: Seat; readonly number: number }
  | { readonly type: 'windowOpened'; readonly window: WindowName }
  | { readonly type: 'shipRetrieved'; readonly seat: Seat; readonly count: number }
  | {
      readonly type: 'shipsReturned';
      readonly seat: Seat;
      readonly to: Readonly<Record<PlanetIndex, number>>;
    }
  | { readonly type: 'destinyDrawn'; readonly card: DestinyId }
  | { readonly type: 'destinyReshuffled' }
  | { readonly type: 'defenseNamed'; readonly seat: Seat }
  | { readonly type: 'gateAimed'; readonly planet: PlanetIndex }
  | {
      readonly type: 'shipsSent';
      readonly seat: Seat;
      readonly side: Side;
      readonly from: Readonly<Record<PlanetIndex, number>>;
    }
  | { readonly type: 'alliesInvited'; readonly side: Side; readonly seats: readonly Seat[] }
  | { readonly type: 'allianceDeclined'; readonly seat: Seat }
  | { readonly type: 'cardSelected'; readonly seat: Seat; readonly card: CardId | null }
  | { readonly type: 'cardsRevealed'; readonly offense: CardId | null; readonly defense: CardId | null }
  | { readonly type: 'cardClaimed'; readonly seat: Seat; readonly face: CardFace }
  | { readonly type: 'claimChallenged'; readonly seat: Seat; readonly card: CardId }
  | {
      readonly type: 'cardPlaced';
      readonly seat: Seat;
      readonly card: CardId;
      readonly planet: PlanetIndex;
    }
  | {
      readonly type: 'abilityAnnounced';
      readonly seat: Seat;
      readonly ability: string;
      readonly card: CardId | null;
    }
  | { readonly type: 'abilityCancelled'; readonly seat: Seat; readonly ability: string }
  | { readonly type: 'totalsCompared'; readonly offense: number; readonly defense: number }
  | { readonly type: 'encounterEnded'; readonly result: EncounterResult }
  | { readonly type: 'shipsLost'; readonly seat: Seat; readonly count: number }
  | {
      readonly type: 'colonyFounded';
      readonly seat: Seat;
      readonly planet: PlanetIndex;
      readonly ships: number;
    }
  | { readonly type: 'cardsDrawn'; readonly seat: Seat; readonly cards: SeenCards }
  | { readonly type: 'cardsDiscarded'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly type: 'cardsTaken'; readonly seat: Seat; readonly from: Seat; readonly cards: SeenCards }
  | {
      readonly type: 'cardsLaidOnSheet';
      readonly seat: Seat;
      readonly from: Seat | null;
      readonly cards: SeenCards;
    }
  | { readonly type: 'cardsLeftSheet'; readonly seat: Seat; readonly to: Seat | null; readonly count: number }
  | { readonly type: 'deckReshuffled' }
  | { readonly type: 'cosmicQuake' }
  | { readonly type: 'dealOffered'; readonly seat: Seat; readonly version: number }
  | { readonly type: 'dealMade' }
  | { readonly type: 'powerLost'; readonly seat: Seat; readonly alien: AlienId }
  | { readonly type: 'powerLent'; readonly seat: Seat; readonly to: Seat }
  | { readonly type: 'alienLeft'; readonly seat: Seat; readonly alien: AlienId }
  | { readonly type: 'alienCame'; readonly seat: Seat; readonly alien: AlienId }
  | { readonly type: 'gameEnded'; readonly winners: readonly Seat[] };

export type CeTable = Table<State, Event>;

const hidden = (cards: SeenCards): SeenCards => cards.map(() => null);

const ownCards =
  <E extends { readonly seat: Seat; readonly cards: SeenCards }>() =>
  (event: E, viewer: Viewer): E =>
    event.seat === viewer ? event : { ...event, cards: hidden(event.cards) };

export const sees: Visibility<Event> = {
  turnStarted: everyone,
  encounterStarted: everyone,
  windowOpened: everyone,
  shipRetrieved: everyone,
  shipsReturned: everyone,
  destinyDrawn: everyone,
  destinyReshuffled: everyone,
  defenseNamed: everyone,
  gateAimed: everyone,
  shipsSent: everyone,
  alliesInvited: everyone,
  allianceDeclined: everyone,
  cardSelected: (event, viewer) => (event.seat === viewer ? event : { ...event, card: null }),
  cardsRevealed: everyone,
  cardClaimed: everyone,
  claimChallenged: everyone,
  cardPlaced: everyone,
  abilityAnnounced: everyone,
  abilityCancelled: everyone,
  totalsCompared: everyone,
  encounterEnded: everyone,
  shipsLost: everyone,
  colonyFounded: everyone,
  cardsDrawn: ownCards(),
  cardsDiscarded: everyone,
  // the two players involved see what changed hands, nobody else
  cardsTaken: (event, viewer) =>
    event.seat === viewer || event.from === viewer ? event : { ...event, cards: hidden(event.cards) },
  cardsLaidOnSheet: (event, viewer) =>
    event.seat === viewer || event.from === viewer ? event : { ...event, cards: hidden(event.cards) },
  cardsLeftSheet: everyone,
  deckReshuffled: everyone,
  cosmicQuake: everyone,
  dealOffered: everyone,
  dealMade: everyone,
  powerLost: everyone,
  powerLent: everyone,
  alienLeft: everyone,
  alienCame: everyone,
  gameEnded: everyone,
};
