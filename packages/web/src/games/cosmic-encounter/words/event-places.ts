import type { Event, View } from '@starboard/cosmic-encounter';
import { planetKey, unstarred } from '@starboard/cosmic-encounter/keys';
import type { Seat } from '@starboard/engine';
import type { GameEvent } from '../../../table/store/event-log.ts';
import { type CePlace, planetPlace, seatPlace, warpPlace } from '../keys/places.ts';

/** Where on the screen an event happened. */
export function eventPlaces(happened: GameEvent, view: View): readonly CePlace[] {
  const event = happened as Event;
  const planets = (...keys: readonly string[]) => keys.flatMap((key) => planetOf(view, key));
  switch (event.type) {
    case 'turnStarted':
    case 'encounterStarted':
    case 'defenseNamed':
    case 'allianceDeclined':
    case 'cardSelected':
    case 'cardClaimed':
    case 'claimChallenged':
    case 'abilityAnnounced':
    case 'abilityCancelled':
    case 'sideReinforced':
    case 'cardsDrawn':
    case 'cardReplaced':
    case 'cardAdded':
    case 'cardsLeftSheet':
    case 'cardsLaidOnSheet':
    case 'dealDeclined':
    case 'powerLost':
    case 'alienDrawn':
    case 'alienPutBack':
    case 'alienLeft':
    case 'alienCame':
    case 'sheetTurnedUp':
    case 'techKept':
    case 'techCompleted':
    case 'cardStored':
    case 'cardRecovered':
    case 'cheated':
      return [seatPlace(event.seat)];
    case 'shipRetrieved':
      return [warpPlace(event.seat)];
    case 'shipsReturned':
      return [...planets(...Object.keys(event.to))];
    case 'destinyDrawn':
    case 'destinyReshuffled':
      return ['pile:destiny'];
    case 'gateAimed':
      return ['gate', ...planets(event.planet)];
    case 'shipsSent':
      return [event.side === 'offense' ? 'gate' : 'zone', ...planets(...Object.keys(event.from))];
    case 'alliesInvited':
      return event.seats.map(seatPlace);
    case 'cardPlaced':
    case 'planetPlaced':
    case 'prometheusPlaced':
    case 'colonyFounded':
      return [...planets(event.planet), seatPlace(event.seat)];
    case 'planetDestroyed':
      return planets(event.planet);
    case 'cannonPlaced':
      return planets(...event.planets);
    case 'shipsLost':
      return [warpPlace(event.seat)];
    case 'shipsRemoved':
      return [seatPlace(event.seat)];
    case 'tokensGiven':
      return [event.seat, ...event.to].map(seatPlace);
    case 'cardsDiscarded':
      return [seatPlace(event.seat), 'pile:discard'];
    case 'cardsPickedUp':
      return ['pile:discard', seatPlace(event.seat)];
    case 'cardsTaken':
      return [event.from, event.seat].map(seatPlace);
    case 'handSeen':
      return [event.seat, event.of].map(seatPlace);
    case 'cheatCalled':
      return [event.seat, event.suspect].map(seatPlace);
    case 'cardOffered':
    case 'dealOffered':
    case 'powerLent':
    case 'techPassedOn':
      return [event.seat, event.to].map(seatPlace);
    case 'deckReshuffled':
      return ['pile:deck', 'pile:discard'];
    case 'techsDrawn':
    case 'techResearched':
    case 'techDiscarded':
      return [seatPlace(event.seat), 'pile:tech'];
    case 'techDeckReshuffled':
      return ['pile:tech'];
    case 'dealFailed':
      return event.seat === null ? [] : [seatPlace(event.seat)];
    case 'cardsRevealed':
    case 'totalsCompared':
      return ['gate', 'zone'];
    case 'encounterEnded':
    case 'cosmicQuake':
    case 'dealMade':
    case 'gameEnded':
      return [];
  }
}

const planetOf = (view: View, key: string): readonly CePlace[] => {
  const index = view.planets.findIndex((_, planet) => planetKey(view, planet) === unstarred(key));
  return index < 0 ? [] : [planetPlace(index)];
};

export const seatOf = (event: GameEvent): Seat | null =>
  'seat' in event && typeof event.seat === 'number' ? event.seat : null;
