import type { Seat } from '@starboard/engine';
import { relicIndex, type ShipIndex } from '../rules/state/state.ts';

/** One of a player's dice. */
export interface OwnedShip {
  readonly seat: Seat;
  readonly ship: ShipIndex;
}

/** Names one die on the table: `<seat>.<number>`, or `<seat>.relic`. */
export const shipId = (seat: Seat, ship: ShipIndex): string =>
  `${seat}.${ship === relicIndex ? 'relic' : ship}`;

/** Reads an id that the rules have given out. */
export function parseShipId(id: string): OwnedShip {
  const [seat, ship] = id.split('.');
  return { seat: Number(seat), ship: ship === 'relic' ? relicIndex : Number(ship) };
}
