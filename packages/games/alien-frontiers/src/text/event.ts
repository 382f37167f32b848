import type { Message, MessageParam } from '@starboard/engine';
import type { TerritoryId } from '../content/territories.ts';
import type { Event } from '../rules/state/events.ts';
import {
  cardName,
  fieldName,
  fromFacility,
  nameOfCard,
  territoryName,
  toFacility,
  toTerritory,
} from './names.ts';
import { dieOf, seatParam, shipShown } from './ships.ts';
import { tokensParam } from './tokens.ts';

type Of<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

const event = (key: string, params: Readonly<Record<string, MessageParam>>): Message => ({
  key: `af.event.${key}`,
  params,
});

/** A line of the log for everything that happens. */
export function eventMessage(happened: Event): Message {
  const seat = 'seat' in happened ? seatParam(happened.seat) : '';
  switch (happened.type) {
    case 'turnStarted':
      return event('turn-started', { seat, round: happened.round });
    case 'rolled':
      return event('rolled', { seat, ships: happened.ships.map(shipShown) });
    case 'cachePaid':
      return event(happened.fuel + happened.ore === 0 ? 'cache-paid-nothing' : 'cache-paid', {
        seat,
        tokens: tokensParam(happened.fuel, happened.ore),
      });
    case 'docked':
      return event('docked', {
        seat,
        ships: happened.ships.map(shipShown),
        to: toFacility(happened.facility),
      });
    case 'gained':
      return event(happened.fuel + happened.ore === 0 ? 'gained-nothing' : 'gained', {
        seat,
        tokens: tokensParam(happened.fuel, happened.ore),
      });
    case 'paid':
      return event('paid', { seat, tokens: tokensParam(happened.fuel, happened.ore) });
    case 'traded':
      return event('traded', {
        seat,
        given: tokensParam(happened.fuel, 0),
        taken: tokensParam(0, happened.ore),
      });
    case 'shipMoved':
      return shipMoved(happened);
    case 'shipBuilt':
      return event('ship-built', { seat });
    case 'shipTurned':
      return event('ship-turned', {
        seat,
        die: dieOf(happened.ship),
        from: happened.from,
        to: happened.to,
      });
    case 'hubAdvanced':
      return event('hub-advanced', { seat, circle: happened.circle, excess: happened.excess });
    case 'colonyLanded':
      return event('colony-landed', { seat, to: toTerritory(happened.territory) });
    case 'colonyMoved':
      return event('colony-moved', {
        seat: seatParam(happened.owner),
        from: territoryName(happened.from),
        to: territoryName(happened.to),
      });
    case 'coloniesSwapped': {
      const { first, second } = happened;
      return event('colonies-swapped', {
        first: seatParam(first.owner),
        from: territoryName(first.territory),
        second: seatParam(second.owner),
        to: territoryName(second.territory),
      });
    }
    case 'controlChanged':
      return controlChanged(happened);
    case 'relicBought':
      return event('relic-bought', { seat });
    case 'relicReturned':
      return event('relic-returned', { seat });
    case 'displayCycled':
      return event('display-cycled', { seat, cards: happened.cards.map(nameOfCard) });
    case 'displayRefilled':
      return event('display-refilled', { cards: happened.cards.map(nameOfCard) });
    case 'deckReshuffled':
      return event('deck-reshuffled', { count: happened.count });
    case 'cardClaimed':
      return event('card-claimed', { seat, card: nameOfCard(happened.card) });
    case 'cardStolen':
      return event('card-stolen', { seat, from: seatParam(happened.from), card: nameOfCard(happened.card) });
    case 'cardRecovered':
      return event('card-recovered', { seat, card: nameOfCard(happened.card) });
    case 'cardDiscarded':
      return event('card-discarded', { card: nameOfCard(happened.card) });
    case 'powerUsed':
      return event(`power-used-${happened.power}`, { seat, card: cardName(happened.title) });
    case 'bonusBorrowed':
      return event('bonus-borrowed', { seat, territory: territoryName(happened.territory) });
    case 'tokensStolen':
      return event('tokens-stolen', {
        seat,
        from: seatParam(happened.from),
        tokens: tokensParam(happened.fuel, happened.ore),
      });
    case 'raidedNothing':
      return event('raided-nothing', { seat });
    case 'fieldMoved':
      return fieldMoved(happened);
    case 'tokensReturned':
      return event('tokens-returned', { seat, tokens: tokensParam(happened.fuel, happened.ore) });
    case 'gameEnded':
      return gameEnded(happened);
  }
}

/** Ships leave a facility for somewhere, or the hand for the Bay; docking is an event of its own. */
function shipMoved({ seat, ship, from, to }: Of<'shipMoved'>): Message {
  const params = { seat: seatParam(seat), die: dieOf(ship) };
  if (from === 'hand' || from === 'stock') return event('ship-parked', params);
  const where = to === 'hand' ? 'ship-lifted' : to === 'stock' ? 'ship-lost' : 'ship-sent-away';
  return event(where, { ...params, from: fromFacility(from) });
}

function controlChanged({ territory, from, to }: Of<'controlChanged'>): Message {
  const params = { territory: territoryName(territory) };
  if (to === null) return event('control-lost', { ...params, from: seatParam(from as number) });
  if (from === null) return event('control-gained', { ...params, to: seatParam(to) });
  return event('control-passed', { ...params, from: seatParam(from), to: seatParam(to) });
}

function fieldMoved({ field, from, to }: Of<'fieldMoved'>): Message {
  const params = { field: fieldName(field) };
  if (to === null)
    return event('field-removed', { ...params, territory: territoryName(from as TerritoryId) });
  return event(from === null ? 'field-placed' : 'field-moved', { ...params, to: toTerritory(to) });
}

function gameEnded({ winners, scores }: Of<'gameEnded'>): Message {
  return event('game-ended', {
    winners: winners.map(seatParam),
    count: winners.length,
    scores: scores.map((score, seat) => ({
      key: 'af.score.of',
      params: { seat: seatParam(seat), score },
    })),
  });
}
