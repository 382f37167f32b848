import { type Event, titleOf } from '@starboard/alien-frontiers';
import type { Seat } from '@starboard/engine';
import type { SoundName } from '../../../sound/sounds.ts';
import type { GameEvent } from '../../../table/store/event-log.ts';
import { shipPlace } from '../board/place.ts';

/** The places on the board an event speaks of. */
export function placesOf(happened: GameEvent): readonly string[] {
  const event = happened as Event;
  switch (event.type) {
    case 'rolled':
      return event.ships.map((die) => shipPlace(die.seat, die.ship));
    case 'docked':
      return [`facility:${event.facility}`, ...event.ships.map((die) => shipPlace(die.seat, die.ship))];
    case 'gained':
    case 'paid':
    case 'traded':
    case 'cachePaid':
    case 'tokensReturned':
      return [`tokens:${event.seat}`];
    case 'tokensStolen':
      return [`tokens:${event.seat}`, `tokens:${event.from}`];
    case 'shipMoved':
    case 'shipTurned':
      return [shipPlace(event.seat, event.ship)];
    case 'shipBuilt':
      return ['facility:shipyard', 'facility:maintenance-bay'];
    case 'hubAdvanced':
      return ['facility:colonist-hub'];
    case 'colonyLanded':
    case 'controlChanged':
    case 'bonusBorrowed':
      return [`territory:${event.territory}`];
    case 'colonyMoved':
      return [`territory:${event.from}`, `territory:${event.to}`];
    case 'coloniesSwapped':
      return [`territory:${event.first.territory}`, `territory:${event.second.territory}`];
    case 'relicBought':
    case 'relicReturned':
      return ['relic', 'territory:burroughs-desert'];
    case 'displayCycled':
    case 'displayRefilled':
    case 'deckReshuffled':
      return ['display'];
    case 'cardClaimed':
    case 'cardStolen':
    case 'cardRecovered':
    case 'cardDiscarded':
      return [`card:${titleOf(event.card)}`];
    case 'powerUsed':
      return [`card:${event.title}`];
    case 'fieldMoved':
      return [`field:${event.field}`, ...(event.to === null ? [] : [`territory:${event.to}`])];
    case 'raidedNothing':
      return ['facility:raiders-outpost'];
    case 'turnStarted':
    case 'gameEnded':
      return [];
  }
}

export const seatOf = (event: GameEvent): Seat | null =>
  'seat' in event && typeof event.seat === 'number' ? event.seat : null;

export function soundOf(happened: GameEvent): SoundName | null {
  const event = happened as Event;
  switch (event.type) {
    case 'rolled':
      return 'roll';
    case 'docked':
    case 'shipBuilt':
    case 'hubAdvanced':
    case 'shipTurned':
      return 'place';
    case 'gained':
    case 'traded':
    case 'cachePaid':
      return 'gain';
    case 'tokensStolen':
    case 'cardStolen':
      return 'take';
    case 'colonyLanded':
    case 'colonyMoved':
    case 'coloniesSwapped':
    case 'fieldMoved':
      return 'land';
    case 'cardClaimed':
    case 'cardRecovered':
    case 'displayCycled':
    case 'powerUsed':
    case 'relicBought':
      return 'card';
    case 'relicReturned':
    case 'cardDiscarded':
      return 'lose';
    case 'turnStarted':
    case 'paid':
    case 'shipMoved':
    case 'controlChanged':
    case 'displayRefilled':
    case 'deckReshuffled':
    case 'bonusBorrowed':
    case 'raidedNothing':
    case 'tokensReturned':
    // the end sounds by who has won
    case 'gameEnded':
      return null;
  }
}
