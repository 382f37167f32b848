import { everyone, type Json, type Seat, type Table, type Viewer, type Visibility } from '@starboard/engine';
import type { AlienId } from '../../content/aliens.ts';
import { anyCopy, type CardFace, type CardId, withAnyCopies } from '../../content/cosmic-cards.ts';
import type { DestinyId } from '../../content/destiny.ts';
import type { TechId } from '../../content/technologies.ts';
import type { Gift, WhyNot } from '../deal/deal-terms.ts';
import type { PlanetKey } from '../../keys/planets.ts';
import type { EncounterResult, Side, State } from './state.ts';
import type { TotalParts } from '../encounter/total-parts.ts';

/** A card as far as the viewer may know it. */
export type SeenCards = readonly (CardId | null)[];

export type Event =
  | { readonly type: 'turnStarted'; readonly seat: Seat }
  | { readonly type: 'encounterStarted'; readonly seat: Seat; readonly number: number }
  | { readonly type: 'shipRetrieved'; readonly seat: Seat; readonly count: number }
  | {
      readonly type: 'shipsReturned';
      readonly seat: Seat;
      readonly to: Readonly<Record<PlanetKey, number>>;
    }
  | { readonly type: 'destinyDrawn'; readonly card: DestinyId }
  | { readonly type: 'destinyReshuffled' }
  | { readonly type: 'defenseNamed'; readonly seat: Seat }
  | { readonly type: 'gateAimed'; readonly planet: PlanetKey }
  | {
      readonly type: 'shipsSent';
      readonly seat: Seat;
      readonly side: Side;
      readonly from: Readonly<Record<PlanetKey, number>>;
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
      readonly planet: PlanetKey;
    }
  | {
      readonly type: 'abilityAnnounced';
      readonly seat: Seat;
      readonly ability: string;
      readonly card: CardId | null;
      /** What was named with it, and in answer to which question. */
      readonly named: { readonly prompt: string; readonly choices: Json } | null;
    }
  | { readonly type: 'abilityCancelled'; readonly seat: Seat; readonly ability: string }
  | {
      readonly type: 'sideReinforced';
      readonly seat: Seat;
      readonly side: Side;
      readonly cards: readonly CardId[];
    }
  | {
      readonly type: 'totalsCompared';
      readonly offense: number;
      readonly defense: number;
      readonly parts: Readonly<Record<Side, TotalParts>>;
    }
  | {
      readonly type: 'encounterEnded';
      readonly result: EncounterResult;
      /** Foreign colonies of each seat then; not told of encounters saved before that was. */
      readonly colonies?: readonly number[];
    }
  | { readonly type: 'shipsLost'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'shipsRemoved'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'tokensGiven'; readonly seat: Seat; readonly to: readonly Seat[] }
  | {
      readonly type: 'colonyFounded';
      readonly seat: Seat;
      readonly planet: PlanetKey;
      readonly ships: number;
    }
  | { readonly type: 'cardsDrawn'; readonly seat: Seat; readonly cards: SeenCards }
  | { readonly type: 'cardsDiscarded'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly type: 'cardsTaken'; readonly seat: Seat; readonly from: Seat; readonly cards: SeenCards }
  /** Out of the discard pile. */
  | { readonly type: 'cardsPickedUp'; readonly seat: Seat; readonly cards: readonly CardId[] }
  /** The seat looks at that player's hand, or at what came into it last. */
  | { readonly type: 'handSeen'; readonly seat: Seat; readonly of: Seat; readonly cards: SeenCards }
  /** Another card takes the place of the revealed one, or joins it. */
  | { readonly type: 'cardReplaced'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'cardAdded'; readonly seat: Seat; readonly card: CardId }
  | {
      readonly type: 'cardsLaidOnSheet';
      readonly seat: Seat;
      readonly from: Seat | null;
      readonly cards: SeenCards;
    }
  | { readonly type: 'cardsLeftSheet'; readonly seat: Seat; readonly to: Seat | null; readonly count: number }
  | { readonly type: 'cardOffered'; readonly seat: Seat; readonly to: Seat; readonly card: CardId }
  | { readonly type: 'cheated'; readonly seat: Seat; readonly card: CardId | null }
  | { readonly type: 'cheatCalled'; readonly seat: Seat; readonly suspect: Seat; readonly isRight: boolean }
  | { readonly type: 'deckReshuffled' }
  | { readonly type: 'cosmicQuake' }
  | {
      readonly type: 'dealOffered';
      readonly seat: Seat;
      readonly to: Seat;
      readonly version: number;
      readonly gives: Gift;
      readonly wants: Gift;
    }
  /** The offer on the table will not do; it stands all the same. */
  | { readonly type: 'dealDeclined'; readonly seat: Seat; readonly why?: WhyNot }
  | { readonly type: 'dealMade' }
  | { readonly type: 'dealFailed'; readonly why: DealFailure; readonly seat: Seat | null }
  | { readonly type: 'powerLost'; readonly seat: Seat; readonly alien: AlienId }
  | { readonly type: 'powerLent'; readonly seat: Seat; readonly to: Seat }
  | {
      readonly type: 'alienDrawn';
      readonly seat: Seat;
      readonly alien: AlienId | null;
      readonly isHidden: boolean;
    }
  | SheetMoved<'alienPutBack'>
  | SheetMoved<'alienLeft'>
  | SheetMoved<'alienCame'>
  | { readonly type: 'sheetTurnedUp'; readonly seat: Seat; readonly alien: AlienId }
  | { readonly type: 'techsDrawn'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'techKept'; readonly seat: Seat; readonly tech: TechId | null }
  | {
      readonly type: 'techResearched';
      readonly seat: Seat;
      readonly tech: TechId | null;
      readonly ships: number;
    }
  | { readonly type: 'techCompleted'; readonly seat: Seat; readonly tech: TechId }
  | { readonly type: 'techDiscarded'; readonly seat: Seat; readonly tech: TechId }
  | { readonly type: 'techPassedOn'; readonly seat: Seat; readonly to: Seat; readonly tech: TechId }
  | { readonly type: 'techDeckReshuffled' }
  | { readonly type: 'cardStored'; readonly seat: Seat; readonly card: CardId | null }
  | { readonly type: 'cardRecovered'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'planetPlaced'; readonly seat: Seat; readonly planet: PlanetKey }
  | { readonly type: 'planetDestroyed'; readonly planet: PlanetKey }
  | { readonly type: 'cannonPlaced'; readonly seat: Seat; readonly planets: readonly PlanetKey[] }
  | { readonly type: 'prometheusPlaced'; readonly seat: Seat; readonly planet: PlanetKey }
  | { readonly type: 'gameEnded'; readonly winners: readonly Seat[] };

/** A main player had enough, the minute was over, a card undid it, or it could not be kept any more. */
export type DealFailure = 'broken-off' | 'time' | 'quashed' | 'impossible';

/** What becomes of a sheet face down is its owner's business. */
interface SheetMoved<Type extends string> {
  readonly type: Type;
  readonly seat: Seat;
  readonly alien: AlienId;
  readonly isHidden: boolean;
}

export type CeTable = Table<State, Event>;

const hidden = (cards: SeenCards): SeenCards => cards.map(() => null);

/** What all players see of a card is its face. */
const openly = <E extends { readonly card: CardId }>(event: E): E => ({
  ...event,
  card: anyCopy(event.card),
});

const allOpenly = <E extends { readonly cards: readonly CardId[] }>(event: E): E => ({
  ...event,
  cards: event.cards.map(anyCopy),
});

const ownCards =
  <E extends { readonly seat: Seat; readonly cards: SeenCards }>() =>
  (event: E, viewer: Viewer): E =>
    event.seat === viewer ? event : { ...event, cards: hidden(event.cards) };

const ownSheet =
  <E extends SheetMoved<string>>() =>
  (event: E, viewer: Viewer): E | null =>
    event.isHidden && event.seat !== viewer ? null : event;

export const sees: Visibility<Event> = {
  turnStarted: everyone,
  encounterStarted: everyone,
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
  cardsRevealed: ({ type, offense, defense }) => ({
    type,
    offense: offense && anyCopy(offense),
    defense: defense && anyCopy(defense),
  }),
  cardClaimed: everyone,
  claimChallenged: openly,
  cardPlaced: openly,
  abilityAnnounced: ({ named, ...event }) => ({
    ...event,
    card: event.card && anyCopy(event.card),
    named: named && { ...named, choices: withAnyCopies(named.choices) },
  }),
  abilityCancelled: everyone,
  sideReinforced: allOpenly,
  totalsCompared: everyone,
  encounterEnded: everyone,
  shipsLost: everyone,
  shipsRemoved: everyone,
  tokensGiven: everyone,
  colonyFounded: everyone,
  cardsDrawn: ownCards(),
  cardsDiscarded: allOpenly,
  // the two players involved see what changed hands, the others do not
  cardsTaken: (event, viewer) =>
    event.seat === viewer || event.from === viewer ? event : { ...event, cards: hidden(event.cards) },
  cardsLaidOnSheet: (event, viewer) =>
    event.seat === viewer || event.from === viewer ? event : { ...event, cards: hidden(event.cards) },
  cardsLeftSheet: everyone,
  cardOffered: openly,
  cheated: (event, viewer) => (event.seat === viewer ? event : null),
  cheatCalled: everyone,
  deckReshuffled: everyone,
  cosmicQuake: everyone,
  dealOffered: everyone,
  dealDeclined: everyone,
  dealMade: everyone,
  dealFailed: everyone,
  powerLost: everyone,
  powerLent: everyone,
  alienDrawn: (event, viewer) =>
    event.isHidden && event.seat !== viewer ? { ...event, alien: null } : event,
  alienPutBack: ownSheet(),
  alienLeft: ownSheet(),
  alienCame: ownSheet(),
  sheetTurnedUp: everyone,
  techsDrawn: everyone,
  techKept: (event, viewer) => (event.seat === viewer ? event : { ...event, tech: null }),
  techResearched: (event, viewer) => (event.seat === viewer ? event : { ...event, tech: null }),
  techCompleted: everyone,
  techDiscarded: everyone,
  techPassedOn: everyone,
  techDeckReshuffled: everyone,
  cardStored: (event, viewer) => (event.seat === viewer ? event : { ...event, card: null }),
  cardRecovered: openly,
  cardsPickedUp: allOpenly,
  handSeen: (event, viewer) =>
    event.seat === viewer || event.of === viewer ? event : { ...event, cards: hidden(event.cards) },
  cardReplaced: openly,
  cardAdded: openly,
  planetPlaced: everyone,
  planetDestroyed: everyone,
  cannonPlaced: everyone,
  prometheusPlaced: everyone,
  gameEnded: everyone,
};
