import type { Seat } from '@starboard/engine';
import {
  bay,
  type FacilityId,
  facilities,
  type FieldId,
  relicIndex,
  type TerritoryId,
  type Title,
} from '@starboard/alien-frontiers';

export type StationId = FacilityId | typeof bay;

export const stations: readonly StationId[] = [...facilities, bay];

/**
 * Anything on the board that can be lit, pointed at, chosen or flown to; `data-place` says it in the page.
 * Ships and colonies are named as the rules name them: `ship:<seat>.<number or relic>`, `colony:<territory>/<seat>`.
 */
export type BoardPlace =
  | `facility:${StationId}`
  | `territory:${TerritoryId}`
  | `field:${FieldId}`
  | `card:${Title}`
  | `ship:${Seat}.${number | 'relic'}`
  | `colony:${TerritoryId}/${Seat}`
  /** The Relic Ship while nobody has it. */
  | 'relic'
  /** The three open cards together. */
  | 'display';

export const shipPlace = (seat: Seat, ship: number): BoardPlace =>
  `ship:${seat}.${ship === relicIndex ? 'relic' : ship}`;

export const colonyPlace = (territory: TerritoryId, seat: Seat): BoardPlace => `colony:${territory}/${seat}`;
