import type { Seat } from '@starboard/engine';
import { bay, type FacilityId, facilities, isFacility } from '../content/facilities.ts';
import { isTitle, type Title } from '../content/tech-cards.ts';
import { type FieldId, isField, isTerritory, type TerritoryId } from '../content/territories.ts';
import type { ShipIndex } from '../rules/state/state.ts';
import { coloniesById, type Colony, colonyId } from './colonies.ts';
import type { Option } from './options.ts';
import { type OwnedShip, parseShipId, shipId } from './ships.ts';

export type StationId = FacilityId | typeof bay;

export const stations: readonly StationId[] = [...facilities, bay];

/**
 * Anything on the board that can be lit, pointed at, chosen, read about or flown to; `data-place` says it in the page.
 * Ships and colonies are named as options name them: `ship:<seat>.<number or relic>`, `colony:<territory>/<seat>`.
 */
export type BoardPlace =
  | `facility:${StationId}`
  | `territory:${TerritoryId}`
  | `field:${FieldId}`
  | `card:${Title}`
  | `ship:${string}`
  | `colony:${string}`
  /** The Relic Ship while no player has it. */
  | 'relic'
  /** The three open cards together. */
  | 'display';

export const shipPlace = (seat: Seat, ship: ShipIndex): BoardPlace => `ship:${shipId(seat, ship)}`;

export const colonyPlace = (territory: TerritoryId, owner: Seat): BoardPlace =>
  `colony:${colonyId({ territory, owner })}`;

/** What stands at a place. */
export type Placed =
  | { readonly at: 'facility'; readonly station: StationId }
  | { readonly at: 'territory'; readonly territory: TerritoryId }
  | { readonly at: 'field'; readonly field: FieldId }
  | { readonly at: 'card'; readonly title: Title }
  | ({ readonly at: 'ship' } & OwnedShip)
  | ({ readonly at: 'colony' } & Colony)
  | { readonly at: 'relic' | 'display' };

export function parsePlace(place: string): Placed | null {
  if (place === 'relic' || place === 'display') return { at: place };
  const [at = '', id = '', ...more] = place.split(':');
  if (more.length > 0) return null;
  switch (at) {
    case 'facility':
      return isFacility(id) || id === bay ? { at, station: id } : null;
    case 'territory':
      return isTerritory(id) ? { at, territory: id } : null;
    case 'field':
      return isField(id) ? { at, field: id } : null;
    case 'card':
      return isTitle(id) ? { at, title: id } : null;
    case 'ship':
      return { at, ...parseShipId(id) };
    case 'colony': {
      const colony = coloniesById.get(id);
      return colony ? { at, ...colony } : null;
    }
    default:
      return null;
  }
}

/** Where on the board an option can be chosen; null when it is nowhere to be seen there. */
export function placeOfOption(option: Option): BoardPlace | null {
  if (option.is === 'territory') return `territory:${option.territory}`;
  if (option.is === 'colony') return colonyPlace(option.territory, option.owner);
  if (option.is === 'ship') return shipPlace(option.seat, option.ship);
  if (option.is === 'field') return `field:${option.field}`;
  if (option.is === 'station') return `facility:${option.station}`;
  if (option.is === 'claim') return `card:${option.title}`;
  if (option.is === 'cycle') return 'display';
  return option.is === 'buy-relic' ? 'relic' : null;
}
